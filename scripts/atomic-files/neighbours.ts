import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { RUN_ID } from './run-id';

/**
 * What stands beside a folder while it is replaced: what is to take its place, what had it (whole, and to be put back
 * if the place is empty), and what is being deleted.
 */
export type Neighbour = 'new' | 'old' | 'gone';

/** The path of what stands beside a folder for the run of this id. */
export function neighbour(folder: string, kind: Neighbour, id: string): string {
  return `${folder}.${kind}-${id}`;
}

/** The path of the lock of a folder. */
export function lockOf(folder: string): string {
  return `${folder}.lock`;
}

/** The neighbours of these kinds that there are, whichever run has made them. */
export function findNeighbours(folder: string, ...kinds: readonly (Neighbour | 'lock')[]): string[] {
  const pattern = new RegExp(`^\\.(${kinds.join('|')})-.*${RUN_ID.source}`);
  const name = basename(folder);
  return readdirSync(dirname(folder))
    .filter((entry) => entry.startsWith(name) && pattern.test(entry.slice(name.length)))
    .map((entry) => join(dirname(folder), entry));
}

/** How a folder or file is called to whoever has started the command. */
export function displayPath(path: string): string {
  return relative(process.cwd(), path) || path;
}
