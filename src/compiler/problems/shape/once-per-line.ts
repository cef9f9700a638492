import { isMap, isSeq } from 'yaml';
import { groupBy } from '../../../shared/group-by';
import { isRecord } from '../../../shared/is-record';
import type { Finding } from '../../findings/finding';
import { nodeAt } from '../../findings/locate';
import type { ProblemCode, ProblemDetails } from '../../findings/problem-details';
import type { Contract } from '../../schema/contract';
import type { Source } from '../../source';
import { valueAt } from '../../values/value-at';

/**
 * What is wrong in the same way several times in one line is told once: items of a list in brackets, numbers of a map in
 * braces, keys of one entry, languages of a text.
 */
export function oncePerLine(source: Source, { languages }: Contract, findings: readonly Finding[]): Finding[] {
  const codes = languages.map(({ code }) => code).join();
  const lineOf = (finding: Finding) =>
    lineOfList(source, finding) ??
    textOfLanguage(finding, codes) ??
    partOfOther(source, finding) ??
    entryOfKeys(source, finding) ??
    finding;
  return [...groupBy(findings, lineOf).values()].flatMap((group) => inOne(group) ?? []);
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

/** Of the codes that are told once for several places, the details that name each of these places. */
const LISTED: { readonly [Code in ProblemCode]?: readonly (keyof ProblemDetails[Code])[] } = {
  'key-unknown': ['key', 'suggestion'],
  'type-wrong': ['correct'],
  'value-not-listed': ['value', 'suggestion'],
};

/** Several findings as one that lists what each of them names, with all their fixes. */
function inOne(group: readonly Finding[]): Finding | undefined {
  const [first, ...others] = group;
  const listed: readonly string[] | undefined = first && LISTED[first.code];
  if (first === undefined || listed === undefined || others.length === 0) return first;
  const all = group.map(({ details }): Readonly<Record<string, unknown>> => ({ ...details }));
  const named = listed.filter((name) => all[0]?.[name] !== undefined);
  const lists = Object.fromEntries(named.map((name) => [name, all.map((details) => details[name]).join(', ')]));
  const edits = group.flatMap(({ fix }) => fix?.edits ?? []);
  const isCertain = group.every(({ fix }) => fix?.isCertain === true);
  return {
    ...first,
    details: { ...first.details, ...lists },
    ...(edits.length > 0 && { fix: { edits, isCertain } }),
  } as Finding;
}
