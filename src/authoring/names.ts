import { nameForWindows } from '../compiler/names/windows-names';
import type { Contract } from '../compiler/schema/contract';
import { dereference } from '../compiler/schema/references';
import { plainLetters } from '../shared/plain-letters';

/** Whether entries can be called so. */
export function isNameOf({ schemas }: Contract, text: string): boolean {
  const id = schemas.get('definitions.schema.json')?.$defs?.id;
  const { pattern = '' } = id === undefined ? {} : dereference({ schemas }, id);
  return new RegExp(pattern, 'u').test(text);
}

/** Names of files and addresses that are longer are cut off by systems and programs, where they are taken at all. */
const LONGEST = 100;

/**
 * What people write, as a name that a file can have everywhere: `La compañía (2)` is `la-compania-2`. Of a whole
 * sentence it has the first words. Empty where no letter or figure is left.
 */
export function toName(text: string): string {
  const name = plainLetters(text)
    .replace(/\.ya?ml$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return nameForWindows(firstWords(name));
}

function firstWords(name: string): string {
  if (name.length <= LONGEST) return name;
  const end = name.lastIndexOf('-', LONGEST);
  return name.slice(0, end < 0 ? LONGEST : end);
}

/** The first of a name, with a figure behind it, that is not taken. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${name}-${count}`;
  return free;
}
