import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refreshSectionRegistry } from '../generate/generate';
import { project } from '../project';
import { readFiles } from '../read-files';
import { hashOfSources, keepBundle } from './cached-bundle';

/** What bundling the Studio yields. */
export interface StudioBundle {
  /** By path below the Studio's address. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The application, and the document in which it shows pages. */
  readonly app: StudioEntry;
  readonly page: StudioEntry;
}

/** What a document of the Studio needs, below the Studio's address. */
export interface StudioEntry {
  readonly script: string;
  readonly styles: readonly string[];
}

/** What is known of the files of a bundle, in the file `entries.json` beside them. */
export type StudioEntries = Pick<StudioBundle, 'app' | 'page'>;

const BUNDLES = join(project.cache, 'studio');
export const ENTRIES = 'entries.json';

/** Bundles the Studio, or takes what was bundled from the same sources before. */
export async function bundleStudio(): Promise<StudioBundle> {
  await refreshSectionRegistry();
  const folder = join(BUNDLES, await hashOfSources(() => true));
  await keepBundle(folder, bundleInThread);
  const entries = JSON.parse(await readFile(join(folder, ENTRIES), 'utf8')) as StudioEntries;
  const files = await readFiles(join(folder, 'assets'));
  return { ...entries, files: new Map([...files].map(([path, content]) => [`assets/${path}`, content])) };
}

/** Not in the thread of the preview: there React would be loaded as the bundler needs it, and pages wait meanwhile. */
async function bundleInThread(folder: string): Promise<void> {
  const { Tinypool } = await import('tinypool');
  const filename = join(project.root, 'scripts/run.mjs');
  const pool = new Tinypool({ filename, argv: ['studio-worker'], minThreads: 1, maxThreads: 1 });
  try {
    await pool.run(folder);
  } finally {
    await pool.destroy();
  }
}
