import { distance } from 'fastest-levenshtein';
import { addToGroup, groupBy } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import { setEdit } from '../findings/fixes';
import type { OwnRule } from '../rule';
import type { Files } from '../site';
import { folded } from '../spelling/folded';
import { lettersOf } from '../texts/slip-of';
import { noted } from '../values/notes';
import { inFewFiles, valuesWith } from '../values/values';
import type { Visit } from '../values/visit';

/** Shorter names are near to each other by chance. */
const SHORTEST = 8;

/**
 * A name that is nearly that of somebody who has written more, or of whom the site tells, is the same with a slip: a letter
 * lost, two swapped, small letters. And by the name of an entry nobody signs. Where a language writes names in its own way,
 * they are held against those of that language.
 */
export const personOther: OwnRule<'person-other'> = ({ sources, contract }) => {
  const signatures = sources.flatMap((source) => signaturesIn(source, contract));
  const people = peopleTold({ sources, contract });
  const meantIn = new Map(
    [...new Set(signatures.map(({ language }) => language))].map((language) => {
      const isOf = (other: string) => other === ALL || other === language;
      const counts = countsOf(signatures.filter((one) => isOf(one.language)));
      const told = people.filter((one) => language === ALL || isOf(one.language));
      return [language, namesMeant(counts, new Map(told.map(({ entry, name }) => [entry, name])), told)] as const;
    }),
  );
  const concerned = sources.filter((source) =>
    signaturesIn(source, contract).some(({ language, name }) => meantIn.get(language)?.has(name)),
  );
  return signed({ sources: concerned, contract }).flatMap(({ source, pointer, value: name, language }) => {
    const other = meantIn.get(language)?.get(name);
    if (other === undefined) return [];
    const place = { source, pointer };
    const fix = { edits: [setEdit(place, other)], isCertain: false };
    return { code: 'person-other' as const, place, details: { name, other }, fix };
  });
};

/** In the place of a language, for a name that all write alike. */
const ALL = '';

interface Signature {
  readonly language: string;
  readonly name: string;
  readonly count: number;
}

interface Person {
  readonly language: string;
  readonly entry: string;
  readonly name: string;
}

function countsOf(signatures: readonly Signature[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name, count } of signatures) counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
}

/** Of each name that is written otherwise than it should be: how it should. */
function namesMeant(
  signatures: ReadonlyMap<string, number>,
  people: ReadonlyMap<string, string>,
  told: readonly Person[],
): ReadonlyMap<string, string> {
  const known = new Set(told.map(({ name }) => name));
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
const signaturesIn = noted('signatures', (source, contract): readonly Signature[] =>
  [
    ...groupBy(signed({ sources: [source], contract }), ({ language, value }) => `${language}\n${value}`).values(),
  ].flatMap((same) => same.slice(0, 1).map(({ language, value: name }) => ({ language, name, count: same.length }))),
);

interface Signed extends Visit<string> {
  readonly language: string;
}

function signed(files: Files): Signed[] {
  return valuesWith(files, 'x-person').flatMap((visit) => namesOf(visit));
}

function namesOf(visit: Visit): Signed[] {
  const { value, pointer } = visit;
  if (typeof value === 'string') return [{ ...visit, value, language: ALL }];
  return Object.entries(isRecord(value) ? value : {}).flatMap(([language, name]) =>
    typeof name === 'string' ? [{ ...visit, pointer: [...pointer, language], value: name, language }] : [],
  );
}

/** Of whom the site tells, by the name of the entry. */
const peopleTold = inFewFiles('people', (source, contract): readonly Person[] =>
  valuesWith({ sources: [source], contract }, 'x-name').flatMap((visit) =>
    visit.pointer.length === 2 && visit.pointer[1] === 'name'
      ? namesOf(visit).map(({ value: name, language }) => ({ language, entry: String(visit.pointer[0]), name }))
      : [],
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
