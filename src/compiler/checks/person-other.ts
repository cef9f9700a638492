import { distance } from 'fastest-levenshtein';
import { addToGroup, groupBy } from '../../shared/group-by';
import { setEdit } from '../problems/fixes';
import type { OwnRule } from '../rule';
import type { Files } from '../site';
import { folded } from '../texts/folded';
import { lettersOf } from '../texts/slip-of';
import { noted } from '../values/notes';
import { inFewFiles, valuesWith } from '../values/values';
import type { Visit } from '../values/visit';

/** Shorter names are near to each other by chance. */
const SHORTEST = 8;

/**
 * A name that is nearly that of somebody who has written more, or of whom the site tells, is the same with a slip: a letter
 * lost, two swapped, small letters. And by the name of an entry nobody signs.
 */
export const personOther: OwnRule<'person-other'> = ({ sources, contract }) => {
  const signatures = new Map<string, number>();
  for (const [name, count] of sources.flatMap((source) => Object.entries(signaturesIn(source, contract))))
    signatures.set(name, (signatures.get(name) ?? 0) + count);
  const meant = namesMeant(signatures, new Map(peopleTold({ sources, contract })));
  const concerned = sources.filter((source) =>
    Object.keys(signaturesIn(source, contract)).some((name) => meant.has(name)),
  );
  return signed({ sources: concerned, contract }).flatMap(({ source, pointer, value: name }) => {
    const other = meant.get(name);
    if (other === undefined) return [];
    const place = { source, pointer };
    const fix = { edits: [setEdit(place, other)], isCertain: false };
    return { code: 'person-other' as const, place, details: { name, other }, fix };
  });
};

/** Of each name that is written otherwise than it should be: how it should. */
function namesMeant(
  signatures: ReadonlyMap<string, number>,
  people: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const known = new Set(people.values());
  const weightOf = (name: string) => (known.has(name) ? Infinity : (signatures.get(name) ?? 0));
  const near = namesByWriting([...signatures.keys(), ...known]);
  const meant = new Map<string, string>();
  for (const name of signatures.keys()) {
    const spoken = /\p{Lu}/u.test(name) ? name : name.replaceAll('-', ' ');
    const other =
      people.get(name) ??
      writingsOf(spoken)
        .flatMap((writing) => near.get(writing) ?? [])
        .find((one) => one !== name && isNear(spoken, one) && weightOf(one) > weightOf(name));
    if (other !== undefined) meant.set(name, other);
  }
  return meant;
}

/** How often each name stands in a file as that of who has written something, or has said it. */
const signaturesIn = noted('signatures', (source, contract): Readonly<Record<string, number>> => {
  const names = signed({ sources: [source], contract }).map(({ value }) => value);
  return Object.fromEntries([...groupBy(names, (name) => name)].map(([name, same]) => [name, same.length]));
});

function signed(files: Files): Visit<string>[] {
  return valuesWith(files, 'x-person').flatMap((visit) =>
    typeof visit.value === 'string' ? { ...visit, value: visit.value } : [],
  );
}

/** Of whom the site tells, by the name of the entry. */
const peopleTold = inFewFiles('people', (source, contract): readonly (readonly [entry: string, name: string])[] =>
  valuesWith({ sources: [source], contract }, 'x-name').flatMap(({ pointer, value }): [string, string][] =>
    pointer.length === 2 && pointer[1] === 'name' && typeof value === 'string' ? [[String(pointer[0]), value]] : [],
  ),
);

/** What two names have in common without a letter each may be two people: Marina and Martín. */
function isNear(name: string, other: string): boolean {
  const [one, two] = [folded(name.trim()), folded(other.trim())];
  return distance(one, two) <= 1 || lettersOf(one) === lettersOf(two);
}

/** Names by what they would be with a slip; whoever has one of them in common is near. */
function namesByWriting(names: readonly string[]): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    for (const writing of writingsOf(name)) addToGroup(found, writing, name);
  }
  return found;
}

/** In small letters, in any order of neighbours, and without each letter once. */
function writingsOf(name: string): string[] {
  const small = folded(name.trim());
  if (small.length < SHORTEST) return [small];
  return [
    ...new Set([
      small,
      `= ${lettersOf(small)}`,
      ...Array.from(small, (_, at) => small.slice(0, at) + small.slice(at + 1)),
    ]),
  ];
}
