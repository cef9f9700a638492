/**
 * Folders of a cache that hold what programs are made of: a disk that was full, or that lost its power, may leave half a
 * file behind. In JavaScript, because scripts/run.mjs needs it before anything else can be understood.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** How many bytes each file of a folder has: to look at that takes a millisecond, to read them many. */
const SIZES = '.sizes.json';

/** Gives a folder that is complete its name, at which there may be what is left of a damaged one. */
export function putInPlace(staging, folder) {
  writeFileSync(join(staging, SIZES), JSON.stringify(sizesIn(staging)));
  if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(staging, folder);
  } catch (error) {
    // Another process may have been there first.
    if (!isWhole(folder)) throw error;
    rmSync(staging, { recursive: true });
  }
}

/** Whether all files that were put into a folder are there, to their ends. */
export function isWhole(folder) {
  if (!existsSync(folder)) return false;
  try {
    const sizes = JSON.parse(readFileSync(join(folder, SIZES), 'utf8'));
    return sizes.every(([path, size]) => statSync(join(folder, path)).size === size);
  } catch {
    return false;
  }
}

function sizesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(folder, file), statSync(file).size]);
}
