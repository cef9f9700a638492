import { addToGroup, groupBy } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import type { Contract } from '../contract';
import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { type Files, singleton } from '../site';
import type { Source } from '../source';
import { folded } from '../texts/folded';
import { wordsIn } from '../texts/words';
import { shortened } from '../translations/excerpts';
import { firstText } from '../values/first-text';
import { cyrb53 } from '../values/hash';
import { noted } from '../values/notes';
import { oncePerObject } from '../values/once-per-object';
import { below, type Pointer } from '../values/pointer';
import { valueAt } from '../values/value-at';
import { valuesOfTheirOwn } from '../values/values';
import type { Visit } from '../values/visit';

/**
 * What was copied to begin another one has been changed: no two courses have one code, no two people say the same. Of a
 * text, it is the whole that counts, in all its languages. What has all its own values from another one is that one again,
 * such as a course on another day; what many have, or all by the settings, they have on purpose.
 */
export const valueNotOwn: Rule<'value-not-own'> = (site) => {
  const settled = new Set<unknown>(Object.values(singleton(site, 'settings') ?? {}));
  const copied = sameOnes(site)
    .filter(([first, ...others]) => others.length <= MOST_COPIES && first !== undefined && mayBeCopied(first, settled))
    .map(bestFirst)
    .flatMap(([earlier, ...copies]) =>
      earlier === undefined ? [] : copies.map((visit) => ({ visit, earlier, isRight: areOfOne(visit, earlier) })),
    );
  const ofCopies = countsByOwner(copied.map(({ visit }) => visit));
  const ofWholes = copied.flatMap(({ visit, earlier, isRight }): Finding<'value-not-own'>[] => {
    if (isRight) return [];
    const count = ownValues(visit.source, site.contract).counts.get(ownerName(visit)) ?? 0;
    if (count > 1 && ofCopies.get(ownerName(visit)) === count) return [];
    const { source, pointer, value } = visit;
    const details = { text: shortened(firstText(value)), ...nameOf(earlier) };
    return [{ code: 'value-not-own', place: { source, pointer }, details }];
  });
  return [...ofWholes, ...copiedInOneLanguage(site)];
};

/** A shorter text may be said of two things by chance. */
const SHORTEST_IN_ONE_LANGUAGE = 30;

/** A text that has come from another one in one of its languages alone, where in the others the two say other things. */
function copiedInOneLanguage({ sources, contract }: Files): Finding<'value-not-own'>[] {
  const { languages } = contract;
  if (languages.length < 2) return [];
  const hashesOf = (source: Source) => textHashesIn(source, contract);
  const texts = repeating(sources, hashesOf).flatMap((source) => ownValues(source, contract).localised);
  return languages.flatMap(({ code }) => {
    const alike = groupBy(texts, ({ kind, value }) => `${kind} ${value[code] ?? ''}`);
    return [...alike.values()].flatMap((same): Finding<'value-not-own'>[] => {
      const [one, other, ...more] = same;
      const text = one?.value[code];
      if (one === undefined || other === undefined || more.length > 0 || typeof text !== 'string') return [];
      const isSame = languages.some(
        (each) => each.code !== code && !differ(one.value[each.code], other.value[each.code]),
      );
      if (text.length < SHORTEST_IN_ONE_LANGUAGE || isSame) return [];
      const [earlier, copy] = bestFirst([one, other].map(({ visit }) => ({ ...visit, value: text })));
      if (earlier === undefined || copy === undefined || areOfOne(copy, earlier)) return [];
      const place = { source: copy.source, pointer: below(copy.pointer, code) };
      return [{ code: 'value-not-own', place, details: { text: shortened(text), ...nameOf(earlier) } }];
    });
  });
}

/** Whether two texts are there and have few words in common. */
function differ(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && !haveMostWords(one, other);
}

const MOST_COPIES = 2;

/** Two words about a picture say what it is, and may be right of another one, as «12 funciones» may be. */
function mayBeCopied({ pointer, value }: Visit, settled: ReadonlySet<unknown>): boolean {
  const text = firstText(value).trim();
  const isOfPicture = pointer.at(-1) === 'alt' && text.split(/\s+/).length < 3;
  return text !== '' && !settled.has(value) && !isOfPicture && !COUNT.test(text);
}

const COUNT = /^\d+\s\p{L}+$/u;

/** First the one whose owner, or whose picture, is called by most of what the text says: the others were copied from there. */
function bestFirst(same: readonly Visit[]): readonly Visit[] {
  if (same.length < 2) return same;
  const fitOf = (visit: Visit) => {
    const texts = isRecord(visit.value) ? Object.values(visit.value) : [visit.value];
    // Of a code, the figures are those of what it is the code of.
    const figures = folded(firstText(visit.value)).match(/\d+/g) ?? [];
    const words = new Set([...(folded(texts.join(' ')).match(/\p{L}{5,}/gu) ?? []), ...figures]);
    const called = folded(`${nameOf(visit).other} ${pictureOf(visit)}`);
    return [...words].filter((word) => called.includes(word)).length;
  };
  const fits = new Map(same.map((visit) => [visit, fitOf(visit)]));
  return [...same].sort(
    (one, other) => (fits.get(other) ?? 0) - (fits.get(one) ?? 0) || fitBeside(other, one) - fitBeside(one, other),
  );
}

/** How many words of an address, or of the name of a file, are said by one entry elsewhere, and not by the other: the map of its street. */
function fitBeside(visit: Visit, other: Visit): number {
  const text = firstText(visit.value);
  if (!/^https?:\S+$|^\S+\.\p{L}{3,5}$/u.test(text)) return 0;
  const [own, others] = [visit, other].map((each) => folded(saidBeside(each)).replaceAll(' ', '')) as [string, string];
  const words = folded(text.replaceAll(/%20|\+/g, ' ')).match(/\p{L}{5,}/gu) ?? [];
  return words.filter((word) => own.includes(word) && !others.includes(word)).length;
}

/** What an entry says besides. */
function saidBeside(visit: Visit): string {
  return JSON.stringify(ownerIn(visit) ?? '').replace(JSON.stringify(visit.value), '');
}

/** The file that is shown where a text stands. */
function pictureOf({ source, pointer }: Visit): string {
  const { src = '' } = Object(valueAt(source.data, pointer.slice(0, -1)));
  return String(src);
}

/** The values of a site that are of the same and say the same, where there are several. */
function sameOnes({ sources, contract }: Files): Visit[][] {
  const found = new Map<string, Visit[]>();
  for (const source of repeating(sources, (each) => hashesIn(each, contract))) {
    for (const { key, visit } of ownValues(source, contract).values) addToGroup(found, key, visit);
  }
  return [...found.values()].filter((same) => same.length > 1);
}

/** Those of some files that have something in common, with one another or within. */
function repeating(sources: readonly Source[], hashesOf: (source: Source) => readonly string[]): Source[] {
  const [once, again] = [new Set<string>(), new Set<string>()];
  for (const hash of sources.flatMap(hashesOf)) (once.has(hash) ? again : once).add(hash);
  return sources.filter((source) => hashesOf(source).some((hash) => again.has(hash)));
}

/** Short for what the own texts of a file are of and say in each language, but for short ones. */
const textHashesIn = noted('own-texts', (source, contract) =>
  ownValues(source, contract).localised.flatMap(({ kind, value }) =>
    Object.entries(value)
      .filter(([, text]) => String(text).length >= SHORTEST_IN_ONE_LANGUAGE)
      .map(([code, text]) => cyrb53(`${kind} ${code} ${text}`).toString(36)),
  ),
);

/** Short for what the own values of a file are of and say. */
const hashesIn = noted('own-values', (source, contract) =>
  ownValues(source, contract).values.map(({ key }) => cyrb53(key).toString(36)),
);

/** The values of a file that are to be its own, by what they are of and say, and how many each entry or item has. */
const ownValues = oncePerObject((source: Source, contract: Contract) => {
  const parts = valuesOfTheirOwn({ sources: [source], contract }).flatMap(partsOf);
  // A part that has keys of its own that make it right is found with its whole as well.
  const visits = [...new Map(parts.map((visit) => [visit.pointer.join('/'), visit])).values()];
  const values = visits.map((visit) => ({
    visit,
    key: `${placeAmongItsKind(visit)} ${JSON.stringify(visit.value)}`,
  }));
  const localised = visits.flatMap((visit) =>
    isRecord(visit.value) && visit.schema['x-localised'] === true
      ? [{ visit, value: visit.value, kind: placeAmongItsKind(visit) }]
      : [],
  );
  return { values, localised, counts: countsByOwner(visits) };
});

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

function countsByOwner(visits: readonly Visit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const visit of visits) counts.set(ownerName(visit), (counts.get(ownerName(visit)) ?? 0) + 1);
  return counts;
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

/** The item or the entry to which a value belongs: a file is one entry, or holds several. */
function ownerOf(pointer: Pointer): Pointer {
  const item = indexOfItem(pointer);
  if (item >= 0) return pointer.slice(0, item + 1);
  return pointer.slice(0, pointer.length > 1 ? 1 : 0);
}

function ownerName({ source, pointer }: Visit): string {
  return `${source.path}#${ownerOf(pointer).join('/')}`;
}

/** Whether two have the same under the keys that make it right, or are there at other times. */
function areOfOne(visit: Visit, other: Visit): boolean {
  const keys = visit.own ?? [];
  const beside = [visit, other].map(({ source, pointer }) => valueAt(source.data, pointer.slice(0, -1)));
  const [one, another] = beside.map((holder) => keys.map((key): unknown => Object(holder)[key]));
  const isSame = keys.length > 0 && keys.every((_key, index) => saysNearlyTheSame(one?.[index], another?.[index]));
  return isSame || [visit, other].some((each) => Object(ownerIn(each)).when !== undefined);
}

/** “Hatha yoga on Mondays”, “Hatha yoga on Thursdays”: most words of texts in several languages. */
function saysNearlyTheSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return JSON.stringify(one) === JSON.stringify(other);
  return haveMostWords(firstText(one), firstText(other));
}

function haveMostWords(one: string, other: string): boolean {
  const [words = new Set(), others = new Set()] = [one, other].map(
    (text) => new Set(wordsIn(text.toLowerCase()).map(({ small }) => small)),
  );
  const common = [...words].filter((word) => others.has(word)).length;
  return common > Math.max(words.size, others.size) / 2;
}

function ownerIn({ source, pointer }: Visit): unknown {
  return valueAt(source.data, ownerOf(pointer));
}

/** What an entry is called, and which item of its list it is, where it is one. */
function nameOf({ source, pointer }: Visit): { other: string; item?: number } {
  const item = pointer[indexOfItem(pointer)];
  const other = pointer.length > 1 ? String(pointer[0]) : (source.path.split('/').at(-1) ?? '').replace(/\.yaml$/, '');
  return { other, ...(typeof item === 'number' && { item: item + 1 }) };
}
