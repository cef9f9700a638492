import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { HOST_FILES } from '../hosting/serving';
import { PlainError } from '../plain-error';
import { project } from '../project';
import { type IrreplaceableFolder, irreplaceable } from '../words/folders';
import { displayPath } from './neighbours';

/** Throws a sentence where no folder can be put in the place of what stands there. */
export function refuseIrreplaceable(folder: string): void {
  if (folder.startsWith(project.site + sep)) refuse(folder, 'in-site');
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return;
  const why = reasonAgainst(folder, stats);
  if (why !== undefined) refuse(folder, why);
  const found = foreignIn(folder);
  if (found !== undefined) refuse(folder, 'foreign-files', found);
}

function refuse(folder: string, why: IrreplaceableFolder, found?: string): never {
  throw new PlainError(irreplaceable(displayPath(folder), why, found));
}

function reasonAgainst(folder: string, stats: Stats): IrreplaceableFolder | undefined {
  if (stats.isSymbolicLink()) return 'link';
  if (!stats.isDirectory()) return 'no-folder';
  if (`${process.cwd()}${sep}`.startsWith(folder + sep)) return 'working-folder';
  return stats.dev === lstatSync(dirname(folder)).dev ? undefined : 'file-system';
}

/** What of the files that begin with a dot may go: a website's own, and what a computer keeps about folders. */
const HIDDEN: readonly string[] = ['.htaccess', '.well-known', '.DS_Store'];

/**
 * Something in a folder that no build has put there: all of it where the files for hosts are missing, which every website
 * has, and even in a website what is hidden, such as the history that git keeps. Marks that are empty are nothing to lose.
 */
function foreignIn(folder: string): string | undefined {
  const names = readdirSync(folder);
  const isWebsite = HOST_FILES.every((name) => names.includes(name));
  return names.find((name) => {
    if (HIDDEN.includes(name)) return false;
    if (!name.startsWith('.')) return !isWebsite;
    const stats = lstatSync(join(folder, name));
    return !stats.isFile() || stats.size > 0;
  });
}
