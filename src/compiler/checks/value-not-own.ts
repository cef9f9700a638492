import type { Finding } from '../problems/finding';
import type { Pointer } from '../problems/problem';
import type { Rule } from '../rule';
import { isRecord } from '../sections';
import { shortened } from '../translations/excerpts';
import { valuesOfTheirOwn } from '../values';
import type { Visit } from '../visit';

/**
 * What was copied to begin another one has been changed: no two courses have one code, no two people one form. Of a text,
 * it is the whole that counts, in all its languages.
 */
export const valueNotOwn: Rule<'value-not-own'> = (site) => {
  const first = new Map<string, Visit>();
  return valuesOfTheirOwn(site)
    .flatMap(partsOf)
    .flatMap((visit): Finding<'value-not-own'>[] => {
      const { source, pointer, value } = visit;
      const key = `${placeAmongItsKind(visit)} ${JSON.stringify(value)}`;
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, visit);
      if (earlier === undefined || isBlank(value) || areOfOne(visit, earlier)) return [];
      const details = { text: shortened(textOf(value)), other: nameOf(earlier) };
      return [{ code: 'value-not-own', place: { source, pointer }, details }];
    });
};

/** A text in its languages is one; what else has keys has several. */
function partsOf(visit: Visit): Visit[] {
  const { value, schema, pointer } = visit;
  if (!isRecord(value) || schema['x-localised'] === true) return [visit];
  return Object.entries(value).map(([key, part]) => ({ ...visit, pointer: [...pointer, key], value: part }));
}

/** Which key of what it is: an entry of its collection, or an item of a list. */
function placeAmongItsKind({ source, pointer }: Visit): string {
  const item = indexOfItem(pointer);
  const own = item < 0 ? pointer.slice(pointer.length > 1 ? 1 : 0) : pointer.slice(item + 1);
  const among = item < 0 ? source.kind.name : `${source.path}#${pointer.slice(0, item).join('/')}`;
  return `${among} ${own.join('/')}`;
}

function indexOfItem(pointer: Pointer): number {
  return pointer.findLastIndex((step) => typeof step === 'number');
}

/** Whether two have the same under the keys that make it right. */
function areOfOne(visit: Visit, other: Visit): boolean {
  const [one, another] = [visit, other].map(besides);
  const hasOwnTime = one?.when !== undefined || another?.when !== undefined;
  const keys = visit.own ?? [];
  return (
    hasOwnTime ||
    (keys.length > 0 && keys.every((key) => JSON.stringify(one?.[key]) === JSON.stringify(another?.[key])))
  );
}

/** What stands beside a value. */
function besides({ source, pointer }: Visit): Readonly<Record<string, unknown>> {
  const item = indexOfItem(pointer);
  const to = item >= 0 ? item + 1 : pointer.length > 1 ? 1 : 0;
  const found = pointer
    .slice(0, to)
    .reduce<unknown>((value, key) => (value as Record<string | number, unknown>)?.[key], source.data);
  return isRecord(found) ? found : {};
}

function isBlank(value: unknown): boolean {
  return textOf(value).trim() === '';
}

/** The first of its languages. */
function textOf(value: unknown): string {
  return String(isRecord(value) ? Object.values(value)[0] : value);
}

function nameOf({ source, pointer }: Visit): string {
  const item = pointer[indexOfItem(pointer)];
  if (typeof item === 'number') return String(item + 1);
  return pointer.length > 1 ? String(pointer[0]) : (source.path.split('/').at(-1) ?? '').replace(/\.yaml$/, '');
}
