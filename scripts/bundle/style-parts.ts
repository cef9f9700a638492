import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { project } from '../project';
import { readFiles } from '../read-files';
import { fileOf, type SectionModule } from '../section-modules';

/** A style sheet of the bundle. */
export interface StylePart {
  /** Below the folder of the website. */
  readonly path: string;
  /** The section types whose pages need it; absent where every page does. */
  readonly sections?: readonly string[];
}

/** Which modules each module imports, at once or later. */
type ModuleGraph = ReadonlyMap<string, readonly string[]>;

const INDEX = join(project.root, 'src/styles/index.css');
/** Where components lie that have their style beside them. */
const COMPONENTS = /^(app|features|renderer|ui)\/.+\.css$/;

/** The style sheets of src/ and of the section types, in the order in which src/styles/all.ts has them. */
export async function findStyles(modules: readonly SectionModule[]): Promise<string[]> {
  const files = [...(await readFiles(join(project.root, 'src'))).keys()];
  const ofComponents = files.filter((path) => COMPONENTS.test(path)).map((path) => join(project.root, 'src', path));
  return [INDEX, ...ofComponents, ...modules.flatMap((module) => fileOf(module, `${module.type}.css`) ?? [])];
}

/** Notes which modules the bundled ones import. */
export function noteImports(graph: Map<string, readonly string[]>): Plugin {
  return {
    name: 'note-imports',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id);
        if (module !== null) graph.set(id, [...module.importedIds, ...module.dynamicallyImportedIds]);
      }
    },
  };
}

/**
 * The section types that need a style sheet, which are those whose code leads to its folder; nothing where every page
 * needs it, because the code of the shell leads there or no code lies beside it.
 */
export function createNeeds(
  graph: ModuleGraph,
  modules: readonly SectionModule[],
): (style: string) => readonly string[] | undefined {
  const all = [...graph.keys()];
  const within = (folder: string) => (id: string) => id.startsWith(`${inModuleIds(folder)}/`);
  const isOfSection = (id: string) => modules.some(({ folder }) => within(folder)(id));
  const shell = foldersReached(
    all.filter((id) => id.endsWith('/src/entry-server.tsx')),
    graph,
    isOfSection,
  );
  const sections = modules.map(({ type, folder }) => ({
    type,
    reached: foldersReached(all.filter(within(folder)), graph, (id) => isOfSection(id) && !within(folder)(id)),
  }));
  return (style) => {
    const folder = inModuleIds(dirname(style));
    if (shell.has(folder)) return undefined;
    const needing = sections.filter(({ reached }) => reached.has(folder)).map(({ type }) => type);
    return needing.length === 0 ? undefined : needing;
  };
}

/** The folders of all modules to which some lead, not by way of those to be passed over. */
function foldersReached(from: readonly string[], graph: ModuleGraph, isPassedOver: (id: string) => boolean) {
  const reached = new Set(from);
  for (const id of reached) {
    for (const next of graph.get(id) ?? []) if (!isPassedOver(next)) reached.add(next);
  }
  return new Set([...reached].map((id) => dirname(id)));
}

/** A path as the bundler writes it in the ids of modules, on any system. */
function inModuleIds(path: string): string {
  return path.split(sep).join('/');
}
