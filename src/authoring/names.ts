import type { Contract } from '../compiler/contract';
import { nameForWindows } from '../compiler/names/windows-names';
import { dereference } from '../compiler/schema/references';
import { plainLetters } from '../shared/plain-letters';

/** Whether entries can be called so. */
export function isNameOf({ schemas }: Contract, text: string): boolean {
  const id = schemas.get('definitions.schema.json')?.$defs?.id;
  const { pattern = '' } = id === undefined ? {} : dereference({ schemas }, id);
  return new RegExp(pattern, 'u').test(text);
}

/**
 * What people write, as a name that a file can have everywhere: `La compañía (2)` is `la-compania-2`. Empty where no letter
 * or figure is left.
 */
export function toName(text: string): string {
  const name = plainLetters(text)
    .replace(/\.ya?ml$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return nameForWindows(name);
}

/** The first of a name, with a figure behind it, that is not taken. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${name}-${count}`;
  return free;
}
