import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isRecord } from '../src/shared/is-record';
import { pascalCase } from './pascal-case';
import { PlainError } from './plain-error';
import { project } from './project';
import { readFileBelow, readTexts } from './read-files';
import { packageWords } from './words/packages';

/** One section type and where its component, its style and what belongs to it lie. */
export interface SectionModule {
  readonly type: string;
  readonly folder: string;
}

/** The schemas of the contract: the project's own and those of the section types that installed packages bring. */
export async function readSchemas(): Promise<Map<string, string>> {
  const schemas = await readTexts(project.schemas);
  for (const { root, path, text } of await readPackageSchemas()) {
    if (schemas.has(path)) throw new PlainError(packageWords.taken(root, path));
    if (!isObject(text)) throw new PlainError(packageWords.noJson(root, path));
    schemas.set(path, text);
  }
  return schemas;
}

/** A schema that a package brings, and the folder of that. */
interface PackageSchema {
  readonly root: string;
  readonly path: string;
  readonly text: string;
}

/** The schemas of the section types that installed packages bring, as they are. */
export async function readPackageSchemas(): Promise<PackageSchema[]> {
  const found = (await packageRoots()).map(async (root) => {
    const texts = [...(await readTexts(join(root, 'schemas/sections')))];
    return texts.map(([file, text]) => ({ root, path: `sections/${file}`, text }));
  });
  return (await Promise.all(found)).flat();
}

/** The folders of all section types: `src/sections/<type>` of the project and of the packages that the settings name. */
export async function findSectionModules(): Promise<SectionModule[]> {
  const ofPackages = (await Promise.all((await packageRoots()).map(modulesIn))).flat();
  for (const module of ofPackages) {
    const component = `${pascalCase(module.type)}.tsx`;
    if (fileOf(module, component) === undefined)
      throw new PlainError(packageWords.incomplete(module.folder, component));
  }
  return [...(await modulesIn(project.root)), ...ofPackages].sort((a, b) => (a.type < b.type ? -1 : 1));
}

async function modulesIn(root: string): Promise<SectionModule[]> {
  const folders = await readdir(join(root, 'src/sections'), { withFileTypes: true });
  return folders
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ type: name, folder: join(root, 'src/sections', name) }));
}

/** What npm calls a package; anything else may lead out of the folder in which it is looked for. */
const PACKAGE = /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*$/;
const PARTS_OF_PACKAGE: readonly string[] = ['schemas/sections', 'src/sections'];

/** The folders of the packages in `sectionPackages` of settings.yaml; none, where the settings cannot be read. */
export async function packageRoots(): Promise<string[]> {
  const settings = await readFileBelow(project.site, 'settings.yaml').catch(() => undefined);
  return packagesNamed(new TextDecoder().decode(settings)).map((name) => {
    if (!PACKAGE.test(name)) throw new PlainError(packageWords.malformed(name));
    const resolver = createRequire(join(project.root, 'package.json'));
    const candidates = resolver.resolve.paths(name) ?? [];
    const root = candidates.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
    if (root === undefined) throw new PlainError(packageWords.missing(name));
    const lacking = PARTS_OF_PACKAGE.find((part) => !existsSync(join(root, part)));
    if (lacking === undefined) return root;
    throw new PlainError(packageWords.empty(name, lacking));
  });
}

function packagesNamed(settings: string): string[] {
  // Parsing takes its time, and most sites name none.
  if (!settings.includes('sectionPackages')) return [];
  try {
    const list: unknown = (parse(settings) as { sectionPackages?: unknown } | null)?.sectionPackages;
    // That one alone is no list is told of the settings.
    return [list].flat().filter((name): name is string => typeof name === 'string');
  } catch {
    return [];
  }
}

/** Whether a text is the JSON of an object, as every schema is. */
function isObject(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}

/** A file of a section's folder, where there is one. */
export function fileOf({ folder }: SectionModule, name: string): string | undefined {
  const path = join(folder, name);
  return existsSync(path) ? path : undefined;
}
