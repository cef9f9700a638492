import { isRecord } from '../../../shared/is-record';
import type { Pointer } from '../../../shared/pointer';
import type { Finding } from '../../findings/finding';
import { insertEdits } from '../../findings/fixes';
import type { Contract } from '../../schema/contract';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { namesOf } from '../../values/map-keys';
import { valueAt } from '../../values/value-at';
import { schemas } from './misplaced-key';
import { byHolder, isMissingKey, missingKeyOf } from './shape-errors';

/** One item of a list that is written as several, with a dash before each key: `- name:`, `- period:`. */
interface ItemsApart {
  /** The list. */
  readonly list: Pointer;
  /** The first of them, and how many follow. */
  readonly index: number;
  readonly others: readonly Readonly<Record<string, unknown>>[];
}

/** Items that lack keys, followed by items that have these keys and no others. */
export function itemsApart(errors: readonly ShapeError[], contract: Contract, source: Source): ItemsApart[] {
  const found: ItemsApart[] = [];
  for (const ofItem of byHolder(errors.filter(isMissingKey)).values()) {
    const [first] = ofItem;
    const [list, index] = [first?.pointer.slice(0, -1) ?? [], first?.pointer.at(-1)];
    const before = found.at(-1);
    if (first === undefined || typeof index !== 'number' || (before && holds(before, first.pointer))) continue;
    const items = valueAt(source.data, list);
    if (!Array.isArray(items)) continue;
    const lacking = new Set(ofItem.map(missingKeyOf));
    // What says that a key is required may be a condition, which does not say what keys there are.
    const { properties = {} } = schemas(source, contract).get(first.pointer.join('/')) ?? first.schema;
    // `- label:` may stand alone, `- page:` behind it may not.
    const starts = Object.keys(Object(items[index - 1])).length === 1 ? [index, index - 1] : [index];
    for (const start of starts) {
      const others = rest(items, start, lacking, namesOf(properties));
      if (others.length === 0) continue;
      found.push({ list, index: start, others });
      break;
    }
  }
  return found;
}

/** The items after the first that only have keys which it could have, if together they have all that it lacks. */
function rest(
  items: readonly unknown[],
  start: number,
  lacking: ReadonlySet<string>,
  known: readonly string[],
): ItemsApart['others'] {
  const own = Object.keys(Object(items[start]));
  if (own.length === 0 || !own.every((key) => known.includes(key))) return [];
  const taken = new Set(own);
  const others: Readonly<Record<string, unknown>>[] = [];
  for (const item of items.slice(start + 1, start + 1 + known.length)) {
    if (!isRecord(item) || !Object.keys(item).every((key) => known.includes(key) && !taken.has(key))) break;
    others.push(item);
    for (const key of Object.keys(item)) taken.add(key);
  }
  return [...lacking].every((key) => taken.has(key)) ? others : [];
}

/** Tells whether something stands in one of the items. */
export function inItemsApart(items: readonly ItemsApart[]): (pointer: Pointer) => boolean {
  const places = new Set(
    items.flatMap(({ list, index, others }) =>
      [undefined, ...others].map((_item, behind) => placeOf(list, index + behind)),
    ),
  );
  return (pointer) =>
    pointer.some((step, depth) => typeof step === 'number' && places.has(placeOf(pointer.slice(0, depth), step)));
}

function placeOf(list: Pointer, index: number): string {
  return [...list, index].join('/');
}

function holds({ list, index, others }: ItemsApart, pointer: Pointer): boolean {
  const at = pointer[list.length];
  const isInList = list.every((step, depth) => step === pointer[depth]);
  return isInList && typeof at === 'number' && at >= index && at <= index + others.length;
}

/** Tells of the first needless dash, with the edits that make one item of them. */
export function oneItem({ list, index, others }: ItemsApart, source: Source): Finding {
  const file = source.path;
  const [[key, value] = ['', '']] = Object.entries(others[0] ?? {});
  const pairs = others.flatMap((item) => Object.entries(item));
  const correct = typeof value === 'string' ? `${key}: ${JSON.stringify(value)}` : `${key}:`;
  return {
    code: 'yaml-syntax',
    place: { source, pointer: [...list, index + 1] },
    details: { reason: 'dash-unexpected', correct },
    fix: {
      edits: [
        ...others.map((_item, at) => ({
          do: 'remove' as const,
          file,
          pointer: [...list, index + others.length - at],
        })),
        ...insertEdits({ source, pointer: [...list, index] }, pairs),
      ],
      isCertain: false,
    },
  };
}
