import { isMap, isSeq } from 'yaml';
import { groupBy } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import type { Contract } from '../contract';
import type { Source } from '../source';
import type { Finding } from './finding';
import { valueAt } from './fixes';
import { nodeAt } from './locate';

/** Of several items of a list in one line, of all or of none of which is known what is meant, of items that belong elsewhere, of numbers of a map, and of keys of one entry or of languages of a text, one in all. */
export function oncePerLine(source: Source, { languages }: Contract, findings: readonly Finding[]): Finding[] {
  const codes = languages.map(({ code }) => code).join();
  const lineOf = (finding: Finding) =>
    lineOfList(source, finding) ??
    textOfLanguage(finding, codes) ??
    partOfOther(source, finding) ??
    entryOfKeys(source, finding) ??
    finding;
  return [...groupBy(findings, lineOf).values()].flatMap((group) => inOne(group) ?? group);
}

/** The list in brackets in which such an item stands. */
function lineOfList(source: Source, { code, details, place }: Finding): string | undefined {
  if (code !== 'value-not-listed' || !('source' in place)) return undefined;
  const { pointer } = place;
  const list = pointer.slice(0, -1);
  const node = typeof pointer.at(-1) === 'number' ? nodeAt(source, list) : undefined;
  return isSeq(node) && node.flow === true ? `${details.suggestion !== undefined} ${list.join('/')}` : undefined;
}

/** The text whose languages have other names. */
function textOfLanguage({ code, details, place }: Finding, codes: string): string | undefined {
  if (code !== 'key-unknown' || details.suggestion === undefined || !('source' in place)) return undefined;
  return details.valid.join() === codes ? `text ${place.pointer.join('/')}` : undefined;
}

/** The map or list in braces or brackets in which such values stand, as those of a place on the map do; or the list whose items are none. */
function partOfOther(source: Source, { code, details, place }: Finding): string | undefined {
  if (code !== 'type-wrong' || !('source' in place)) return undefined;
  const holder = place.pointer.slice(0, -1);
  const node = nodeAt(source, holder);
  const isItem = isSeq(node) && place.pointer.length > 1;
  if (details.correct === undefined)
    return isItem && isRecord(valueAt(source.data, place.pointer)) ? `items ${holder.join('/')}` : undefined;
  const isInLine = (isMap(node) && details.expected === 'number') || isItem;
  return isInLine && node.flow === true ? `values ${holder.join('/')}` : undefined;
}

/** The entry of a list, or the map in braces, of texts and figures that are under other keys, as in `{ desde, hacia }`. */
function entryOfKeys(source: Source, { code, details, place }: Finding): string | undefined {
  if (code !== 'key-unknown' || details.suggestion === undefined || !('source' in place)) return undefined;
  const entry = valueAt(source.data, place.pointer);
  const node = nodeAt(source, place.pointer);
  const isShort = isRecord(entry) && Object.values(entry).every((value) => /^(?:string|number)$/.test(typeof value));
  const isTogether = typeof place.pointer.at(-1) === 'number' || (isMap(node) && node.flow === true);
  return isShort && isTogether ? `entry ${place.pointer.join('/')}` : undefined;
}

function inOne(group: readonly Finding[]): Finding | undefined {
  const [first] = group;
  if (first === undefined || group.length === 1) return first;
  const edits = group.flatMap(({ fix }) => fix?.edits ?? []);
  const fix = { edits, isCertain: group.every((one) => one.fix?.isCertain === true) };
  const suggestion = group.map(({ details }) => 'suggestion' in details && details.suggestion).join(', ');
  if (first.code === 'value-not-listed') {
    const value = group.map(({ details }) => 'value' in details && details.value).join(', ');
    if (first.details.suggestion === undefined) return { ...first, details: { ...first.details, value } };
    return { ...first, details: { ...first.details, value, suggestion }, fix };
  }
  if (first.code === 'type-wrong') {
    if (first.details.correct === undefined) return first;
    const correct = group.map(({ details }) => 'correct' in details && details.correct).join(', ');
    return { ...first, details: { ...first.details, correct }, fix };
  }
  if (first.code !== 'key-unknown') return undefined;
  const key = group.map(({ details }) => 'key' in details && details.key).join(', ');
  return { ...first, details: { ...first.details, key, suggestion }, fix };
}
