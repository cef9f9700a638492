import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { InlineConfig } from 'vite';
import { withTemporaryFolder } from '../atomic-files/temporary-folder';
import { addFiles } from '../hash';
import { PlainError } from '../plain-error';
import { project } from '../project';
import { readFiles } from '../read-files';
import { findSectionModules } from '../section-modules';
import { notBundled } from '../words/code';
import { isWhole, putInPlace } from './whole-folder.mjs';

/** How many bundles of a kind are kept: of some branches, and of sites with section packages of their own. */
const KEPT = 6;

/**
 * The hash of everything that a bundle depends on: never the content of a site, but for the section packages that it
 * names. `isSource` says which files below src/ belong to it.
 */
export async function hashOfSources(isSource: (path: string) => boolean): Promise<string> {
  const hash = createHash('sha256');
  addFiles(
    hash,
    [...(await readFiles(join(project.root, 'src')))].filter(([path]) => isSource(path)),
  );
  addFiles(hash, await readFiles(join(project.root, 'scripts/bundle')));
  for (const { folder } of await findSectionModules()) addFiles(hash, await readFiles(folder));
  const files = ['package-lock.json', 'vite.config.ts', 'generated/section-registry.ts', 'generated/section-styles.ts'];
  for (const file of files) hash.update(await readFile(join(project.root, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Sees to it that a folder of the cache holds a whole bundle: it is put together beside the others, which may be in use,
 * and gets its name once it is complete. The oldest beside it go.
 */
export async function keepBundle(folder: string, make: (staging: string) => Promise<void>): Promise<void> {
  if (!isWhole(folder)) {
    await withTemporaryFolder(join(project.generated, 'bundles'), async (staging) => {
      await make(staging);
      await mkdir(dirname(folder), { recursive: true });
      putInPlace(staging, folder);
    });
    await forgetOldest(dirname(folder));
  }
  await utimes(folder, new Date(), new Date());
}

async function forgetOldest(bundles: string): Promise<void> {
  const folders = (await readdir(bundles)).map((name) => join(bundles, name));
  // Another process may have taken some away.
  const timeOf = async (folder: string) => (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0;
  const used = await Promise.all(folders.map(async (folder) => ({ folder, time: await timeOf(folder) })));
  const oldest = used.sort((a, b) => b.time - a.time).slice(KEPT);
  for (const { folder } of oldest) await rm(folder, { recursive: true, force: true });
}

/** Whoever gets what is bundled gets React as it is meant for production, whatever the environment says of this process. */
export async function runVite(config: InlineConfig) {
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await build({ root: project.root, logLevel: 'warn', ...config });
  } catch (error) {
    if (!(error instanceof Error) || !isOfSources(error)) throw error;
    throw new PlainError(notBundled(error.message), { cause: error });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Whether it is something that is bundled which fails, and not what bundles it: that names each of such faults. */
function isOfSources(error: Error): boolean {
  return 'errors' in error && Array.isArray(error.errors) && error.errors.length > 0;
}
