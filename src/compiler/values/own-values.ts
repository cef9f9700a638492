import { countBy } from '../../shared/count-by';
import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import { below, type Pointer } from '../../shared/pointer';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import { firstText } from './first-text';
import { valueAt } from './value-at';
import { valuesOfTheirOwn } from './values';
import type { Visit } from './visit';

/** A value that is to be its own, or what such a text says in one language. */
export interface OwnValue {
  readonly visit: Visit;
  readonly language?: string;
  readonly text: string;
  /** What it is of and says. */
  readonly key: string;
}

/** The values of a file that are to be its own, and how many each entry or item has. */
export const ownValues = oncePerObject((source: Source, contract: Contract) => {
  const parts = valuesOfTheirOwn({ sources: [source], contract }).flatMap(partsOf);
  // A part that has keys of its own that make it right is found with its whole as well.
  const all = [...new Map(parts.map((visit) => [visit.pointer.join('/'), visit])).values()];
  // Sections are told apart where a page shows them.
  const isSection = source.kind.schema['x-section'] === true;
  const visits = all.filter(({ pointer }) => !isSection || indexOfItem(pointer) >= 0);
  return { values: visits.flatMap(wholeAndTexts), counts: countsByOwner(visits) };
});

function wholeAndTexts(visit: Visit): OwnValue[] {
  const place = placeAmongItsKind(visit);
  const texts = visit.schema['x-localised'] === true ? textsOf(visit.value) : [];
  return [
    { visit, text: firstText(visit.value).trim(), key: `${place} ${JSON.stringify(visit.value)}` },
    ...texts.map(([language, text]) => ({ visit, language, text, key: `${place} ${language} ${text}` })),
  ];
}

/** The texts of one in several languages, by language; none of one that is written once. */
export function textsOf(value: unknown): (readonly [string, string])[] {
  return Object.entries(isRecord(value) ? value : {}).flatMap(([language, text]) =>
    typeof text === 'string' && text.trim() !== '' ? [[language, text.trim()] as const] : [],
  );
}

/** A text in its languages is one; what else has keys has several. */
function partsOf(visit: Visit): Visit[] {
  const { value, schema, pointer } = visit;
  if (!isRecord(value) || schema['x-localised'] === true) return [visit];
  return Object.entries(value)
    .filter(([, part]) => tellsApart(part))
    .map(([key, part]) => ({ ...visit, pointer: below(pointer, key), value: part }));
}

/** Two pictures may both only adorn, and have what must be seen at the same place. */
function tellsApart(part: unknown): boolean {
  return isRecord(part) ? Object.values(part).every((text) => typeof text === 'string') : typeof part !== 'boolean';
}

/** How many of these values each entry or item has, by its name. */
export function countsByOwner(visits: readonly Visit[]): Map<string, number> {
  return countBy(visits, ownerName);
}

/** Which key of what it is: an entry of its collection, or an item of a list. */
function placeAmongItsKind({ source, pointer }: Visit): string {
  const item = indexOfItem(pointer);
  const among = item < 0 ? source.kind.name : `${source.path}#${pointer.slice(0, item).join('/')}`;
  return `${among} ${pointer.slice(ownerOf(pointer).length).join('/')}`;
}

function indexOfItem(pointer: Pointer): number {
  return pointer.findLastIndex((step) => typeof step === 'number');
}

/** A file is one entry, or holds several. */
function ownerOf(pointer: Pointer): Pointer {
  const item = indexOfItem(pointer);
  if (item >= 0) return pointer.slice(0, item + 1);
  return pointer.slice(0, pointer.length > 1 ? 1 : 0);
}

/** An entry or an item, unlike every other. */
export function ownerName({ source, pointer }: Visit): string {
  return `${source.path}#${ownerOf(pointer).join('/')}`;
}

/** The item or the entry to which a value belongs. */
export function ownerIn({ source, pointer }: Visit): unknown {
  return valueAt(source.data, ownerOf(pointer));
}

/** What an entry is called, and which item of its list it is, where it is one. */
export function nameOf({ source, pointer }: Visit): { other: string; item?: number } {
  const item = pointer[indexOfItem(pointer)];
  const other = pointer.length > 1 ? String(pointer[0]) : (source.path.split('/').at(-1) ?? '').replace(/\.yaml$/, '');
  return { other, ...(typeof item === 'number' && { item: item + 1 }) };
}
