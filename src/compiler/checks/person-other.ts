import { distance } from 'fastest-levenshtein';
import { addToGroup } from '../../shared/group-by';
import { setEdit } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { folded } from '../texts/folded';
import { lettersOf } from '../texts/slip-of';
import { valuesWith } from '../values/values';
import type { Visit } from '../values/visit';

/** Shorter names are near to each other by chance. */
const SHORTEST = 8;

/**
 * A name that is nearly that of somebody who has written more, or of whom the site tells, is the same with a slip: a letter
 * lost, two swapped, small letters. And by the name of an entry nobody signs.
 */
export const personOther: OwnRule<'person-other'> = (files) => {
  const byName = new Map<string, Visit[]>();
  for (const visit of valuesWith(files, 'x-person')) {
    if (typeof visit.value === 'string') addToGroup(byName, visit.value, visit);
  }
  const people = peopleOf(files);
  const known = new Set(people.values());
  const weightOf = (name: string) => (known.has(name) ? Infinity : (byName.get(name)?.length ?? 0));
  const near = namesByWriting([...byName.keys(), ...known]);
  return [...byName].flatMap(([name, places]) => {
    const spoken = /\p{Lu}/u.test(name) ? name : name.replaceAll('-', ' ');
    const other =
      people.get(name) ??
      writingsOf(spoken)
        .flatMap((writing) => near.get(writing) ?? [])
        .find((one) => one !== name && isNear(spoken, one) && weightOf(one) > weightOf(name));
    if (other === undefined) return [];
    return places.map(({ source, pointer }) => {
      const place = { source, pointer };
      const fix = { edits: [setEdit(place, other)], isCertain: false };
      return { code: 'person-other' as const, place, details: { name, other }, fix };
    });
  });
};

/** Of whom the site tells, by the name of the entry. */
function peopleOf(files: Parameters<typeof personOther>[0]): ReadonlyMap<string, string> {
  return new Map(
    valuesWith(files, 'x-name').flatMap(({ pointer, value }): [string, string][] =>
      pointer.length === 2 && pointer[1] === 'name' && typeof value === 'string' ? [[String(pointer[0]), value]] : [],
    ),
  );
}

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
