/**
 * Folders of a cache that hold what programs are made of: a disk that was full, or that lost its power, may leave half a
 * file behind. In JavaScript, because scripts/run.mjs needs it before anything else can be understood.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The hash of each file of a folder, but for maps of sources, which are most of its bytes and which nothing runs. */
const HASHES = '.hashes.json';

/** Gives a folder that is complete its name, at which there may be what is left of a damaged one. */
export function putInPlace(staging, folder) {
  writeFileSync(join(staging, HASHES), JSON.stringify(hashesIn(staging)));
  if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(staging, folder);
  } catch (error) {
    // Another process may have been there first.
    if (!isWhole(folder)) throw error;
    rmSync(staging, { recursive: true });
  }
}

/** Whether all files that were put into a folder are there, byte for byte: to read them takes some milliseconds. */
export function isWhole(folder) {
  if (!existsSync(folder)) return false;
  try {
    const hashes = JSON.parse(readFileSync(join(folder, HASHES), 'utf8'));
    return hashes.every(([path, hash]) => hashOf(join(folder, path)) === hash);
  } catch {
    return false;
  }
}

function hashesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(folder, file), hashOf(file)]);
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
