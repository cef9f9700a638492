import { isMap, isScalar, isSeq } from 'yaml';
import { isRecord } from '../../../shared/is-record';
import type { Edit } from '../../findings/fix';
import type { ValuePlace } from '../../findings/fixes';
import { nodeAt } from '../../findings/locate';
import type { ProblemDetails } from '../../findings/problem-details';
import { isWellFormedId } from '../../names/well-formed-id';
import type { Contract } from '../../schema/contract';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';

/** What a file that is nothing but a list lacks, and what puts it there. */
interface ListAsFile {
  readonly details: Pick<ProblemDetails['type-wrong'], 'above' | 'dash' | 'named'>;
  readonly edits?: readonly Edit[];
}

/** A list without the key above it, or of entries that say their names in it: `- id: madrid` for `madrid:`. */
export function listAsFile(
  place: ValuePlace,
  value: unknown,
  { properties = {}, ...schema }: Schema,
  contract: Contract,
): ListAsFile | undefined {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRecord)) return undefined;
  const keys = Object.keys(properties);
  if (keys.length === 0 && schema.additionalProperties === false) return undefined;
  const dashed = entriesBehindDashes(place, value, keys);
  if (dashed !== undefined || keys.length === 0) return dashed ?? entriesByName(place, value);
  const [key, ...others] = keys.filter((each) => {
    const { items } = dereference(contract, properties[each] ?? {});
    const { properties: ofItem = {} } = dereference(contract, items ?? {});
    return value.every((item) => Object.keys(item).every((name) => Object.hasOwn(ofItem, name)));
  });
  if (key === undefined || others.length > 0) return undefined;
  const start = nodeAt(place.source, [])?.range?.[0];
  const offset = start === undefined ? undefined : place.source.text.lastIndexOf('\n', start) + 1;
  const edit = { do: 'replace' as const, file: place.source.path, length: 0, text: `${key}:\n` };
  return { details: { above: key }, ...(offset !== undefined && { edits: [{ ...edit, offset }] }) };
}

/** `- rye: { value: 4 }`: entries that have their names, each behind a dash. */
function entriesBehindDashes(
  { source }: ValuePlace,
  items: readonly Readonly<Record<string, unknown>>[],
  keys: readonly string[],
): ListAsFile | undefined {
  const names = items.flatMap((item) => Object.keys(item));
  const [key] = names;
  const areEntries = names.length === items.length && new Set(names).size === names.length;
  const areKnown = names.every((name) => (keys.length === 0 ? isWellFormedId(name) : keys.includes(name)));
  if (key === undefined || !areEntries || !areKnown) return undefined;
  const list = nodeAt(source, []);
  const starts = items.map((_item, index) => nodeAt(source, [index])?.range?.[0] ?? 0);
  const edits = starts.map((start): Edit => {
    const offset = source.text.lastIndexOf('-', start);
    return { do: 'replace', file: source.path, offset, length: start - offset, text: '' };
  });
  const isInLines = isSeq(list) && list.flow !== true && items.every((_item, index) => isInLine(source, index));
  return { details: { dash: { fault: 'needless', key } }, ...(isInLines && { edits: edits.reverse() }) };
}

/** Whether an entry stands as a whole in the line of its dash, so that nothing below it has to move. */
function isInLine(source: ValuePlace['source'], index: number): boolean {
  const [start, end] = nodeAt(source, [index])?.range ?? [0, 0];
  return !source.text.slice(start, end).trimEnd().includes('\n');
}

/** The keys with which entries of other programs say their names. */
const NAMING = ['id', 'key', 'slug'];

function entriesByName(place: ValuePlace, items: readonly Readonly<Record<string, unknown>>[]): ListAsFile | undefined {
  const key = NAMING.find((each) => items.every((item) => isWellFormedId(String(item[each] ?? ''))));
  const names = items.map((item) => String(item[key ?? '']));
  const [name] = names;
  if (key === undefined || name === undefined || new Set(names).size < names.length) return undefined;
  const edits = names.flatMap((_name, index) => namedAbove(place, index, key) ?? []).reverse();
  return { details: { named: { key, name } }, ...(edits.length === names.length && { edits }) };
}

/** Puts the name in the place of the dash and the key, where these begin the entry. */
function namedAbove({ source }: ValuePlace, index: number, key: string): Edit | undefined {
  const list = nodeAt(source, []);
  const entry = nodeAt(source, [index]);
  const [first] = isMap(entry) ? entry.items : [];
  if (!isSeq(list) || list.flow === true || !isScalar(first?.key) || !isScalar(first.value)) return undefined;
  const [start, end] = [first.key.range?.[0], first.value.range?.[1]];
  if (first.key.value !== key || start === undefined || end === undefined) return undefined;
  const offset = source.text.lastIndexOf('-', start);
  return { do: 'replace', file: source.path, offset, length: end - offset, text: `${String(first.value.value)}:` };
}
