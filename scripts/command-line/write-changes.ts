import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFiles } from '../../src/compiler/load';
import { writeWhole } from '../output-folder/write-whole';
import { project } from '../project';
import { pathInSite } from '../read-site';
import { PlainError } from './plain-error';

/**
 * Makes the files of the site what they are to be, given what they were when they were read. Throws a {@link PlainError},
 * and writes nothing, where somebody has saved one of them meanwhile.
 */
export async function writeChanges(before: SiteFiles, after: SiteFiles): Promise<void> {
  const changed = [...after].filter(([path, content]) => before.get(path) !== content);
  const gone = [...before.keys()].filter((path) => !after.has(path));
  const targets = new Map([...changed.map(([path]) => path), ...gone].map((path) => [path, fileOf(path)]));
  for (const [path, file] of targets) await refuseIfChanged(file, before.get(path));
  for (const [path, content] of changed) await writeWhole(fileOf(path), content);
  for (const path of gone) await rm(fileOf(path));
}

/** The file of the site that a path names. Nothing else is ever written. */
function fileOf(path: string): string {
  const file = join(project.site, path);
  if (pathInSite(file) !== path) throw new Error(`${path} is no file of the site`);
  return file;
}

/** What somebody has saved meanwhile is not written over. */
async function refuseIfChanged(file: string, content: Uint8Array | undefined): Promise<void> {
  const now = await readFile(file).catch(() => undefined);
  const isSame = now === undefined || content === undefined ? now === content : now.equals(content);
  if (!isSame) throw new PlainError(`${file} has been changed meanwhile: nothing was written. Run it again.`);
}
