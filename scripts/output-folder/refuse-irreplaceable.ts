import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { PlainError } from '../command-line/plain-error';
import { project } from '../project';

/** Throws a sentence where no folder can be put in the place of what stands there. */
export function refuseIrreplaceable(folder: string): void {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  const isInSite = folder.startsWith(project.site + sep);
  const reason = isInSite ? 'is within the site, of whose files it would be' : stats && reasonAgainst(folder, stats);
  if (reason === undefined) return;
  const name = relative(process.cwd(), folder) || folder;
  throw new PlainError(`${name} ${reason}, so it stays as it was. Choose another folder with DIST=…`);
}

function reasonAgainst(folder: string, stats: Stats): string | undefined {
  if (stats.isSymbolicLink()) return 'is a link to another place';
  if (!stats.isDirectory()) return 'is not a folder';
  if (`${process.cwd()}${sep}`.startsWith(folder + sep)) return 'holds more than a website';
  if (stats.dev !== lstatSync(dirname(folder)).dev) return 'is a file system of its own';
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  if (names.length > 0 && !names.includes('index.html')) return 'holds files that are no website';
  return undefined;
}
