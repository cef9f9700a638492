import { project } from '../../scripts/project';
import { readIcons, readStyleNames } from '../../scripts/read-contract';
import { readTexts } from '../../scripts/read-files';
import type { SiteFiles } from '../../src/compiler/source';
import type { Backend, FileChange, FileState, OpenedSite } from '../../src/studio/backend/backend';
import { createSiteCompiler } from '../../src/studio/compiling/create-site-compiler';
import { openStudio } from '../../src/studio/open-studio';
import type { Studio } from '../../src/studio/studio';
import { TODAY } from './compile-site';

interface StudioInMemory {
  readonly studio: Studio;
  /** What was written, save by save. */
  readonly written: readonly (readonly FileChange[])[];
  /** The lines that were added to the journal. */
  readonly recorded: readonly string[];
  /** Changes files as somebody else does. */
  readonly changeElsewhere: (files: readonly FileState[]) => void;
}

const schemas = await readTexts(project.schemas);
const icons = await readIcons();
const styles = await readStyleNames();

/** The Studio, without its face, with a site that lives in memory. */
export async function openStudioInMemory(
  files: SiteFiles,
  page = 'home',
  journal: readonly string[] = [],
  opened: Pick<OpenedSite, 'day'> = { day: TODAY },
): Promise<StudioInMemory> {
  const written: (readonly FileChange[])[] = [];
  const recorded: string[] = [];
  let changeElsewhere: StudioInMemory['changeElsewhere'] = () => undefined;
  const backend: Backend = {
    open: async () => ({ files, schemas, icons, styles, journal, ...opened }),
    write: async (changes) => void written.push(changes),
    record: async (lines) => void recorded.push(...lines),
    watch: (onChange) => {
      changeElsewhere = onChange;
      return () => undefined;
    },
    history: undefined,
  };
  const studio = await openStudio({
    backend,
    compiler: createSiteCompiler(),
    language: 'en',
    page,
    unsent: { kept: undefined, keep: () => undefined },
  });
  return { studio, written, recorded, changeElsewhere };
}
