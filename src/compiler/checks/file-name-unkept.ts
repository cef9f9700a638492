import { addToGroup } from '../../shared/group-by';
import { oncePerObject } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import { nameForWindows } from '../names/windows-names';
import type { Rule } from '../rule';
import type { SiteFiles } from '../source';

/** Every computer to which a site is copied keeps all of its files. */
export const fileNameUnkept: Rule<'file-name-unkept'> = ({ files }) => [
  ...[...files.keys()].flatMap((file): Finding<'file-name-unkept'>[] => {
    const correct = file.split('/').map(nameForWindows).join('/');
    return correct === file ? [] : [{ code: 'file-name-unkept', place: { file }, details: { file, correct } }];
  }),
  ...[...alike(files).values()].flatMap(([other = '', ...more]) =>
    more.map((file) => ({ code: 'file-name-unkept' as const, place: { file }, details: { file, other } })),
  ),
];

/** The files of a site that some systems do not tell apart: by their names, whatever their capitals, and whether an accent is a character of its own. */
const alike = oncePerObject((files: SiteFiles): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const file of files.keys()) addToGroup(found, file.toLowerCase().normalize(), file);
  return found;
});
