import { groupBy } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import { below } from '../../shared/pointer';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import { type Files, singleton } from '../site';
import { folded } from '../spelling/folded';
import { wordsIn } from '../texts/words';
import { agreement, areUnlike, beginnings, longWords } from '../translations/agreement';
import { shortened } from '../translations/excerpts';
import { firstText } from '../values/first-text';
import { cyrb53 } from '../values/hash';
import { noted } from '../values/notes';
import { countsByOwner, nameOf, type OwnValue, ownerIn, ownerName, ownValues, textsOf } from '../values/own-values';
import { repeatedKeys } from '../values/repeated-keys';
import { valueAt } from '../values/value-at';
import type { Visit } from '../values/visit';

/**
 * What was copied to begin another one has been changed: no two courses have one code, no two people say the same. What has
 * all its own values from another one is that one again, such as a course on another day; what many have, or all by the
 * settings, they have on purpose. A text that two share in one language alone was copied there.
 */
export const valueNotOwn: Rule<'value-not-own'> = (site) => {
  const settled = new Set<unknown>(Object.values(singleton(site, 'settings') ?? {}));
  const groups = sameOnes(site).filter(([first]) => first !== undefined && mayBeCopied(first, settled));
  const isWhole = ([first]: readonly OwnValue[]) => first?.language === undefined;
  return [
    ...copiedValues(
      groups.filter(isWhole).map((same) => same.map(({ visit }) => visit)),
      site.contract,
    ),
    ...groups.filter((same) => !isWhole(same) && !isShortSentence(same)).flatMap(copiedTexts),
  ];
};

function copiedValues(groups: readonly (readonly Visit[])[], contract: Contract): Finding<'value-not-own'>[] {
  const copied = groups
    .map(bestFirst)
    .flatMap(([earlier, ...copies]) =>
      earlier === undefined ? [] : copies.map((visit) => ({ visit, earlier, isRight: areOfOne(visit, earlier) })),
    );
  const ofCopies = countsByOwner(copied.map(({ visit }) => visit));
  return copied.flatMap(({ visit, earlier, isRight }): Finding<'value-not-own'>[] => {
    if (isRight) return [];
    const count = ownValues(visit.source, contract).counts.get(ownerName(visit)) ?? 0;
    if (count > 1 && ofCopies.get(ownerName(visit)) === count) return [];
    const { source, pointer, value } = visit;
    const details = { text: shortened(firstText(value)), ...nameOf(earlier) };
    return [{ code: 'value-not-own', place: { source, pointer }, details }];
  });
}

/** Of texts that are the same in one language, the one that says it elsewhere, too, is right: not those that say something else in every other language. */
function copiedTexts(same: readonly OwnValue[]): Finding<'value-not-own'>[] {
  const [right, ...copies] = [...same].sort((one, other) => fitOfText(other) - fitOfText(one));
  return copies.flatMap((copy): Finding<'value-not-own'>[] => {
    const { visit, text, language = '' } = copy;
    const [first] = translationsOf(copy);
    if (right === undefined || first === undefined || !isOther(copy, right) || areOfOne(visit, right.visit)) return [];
    const { source, pointer } = visit;
    const [translation, says] = first;
    const details = { text: shortened(text), ...nameOf(right.visit), translation, says: shortened(says) };
    return [{ code: 'value-not-own', place: { source, pointer: below(pointer, language) }, details }];
  });
}

/** What a short sentence says may be said of two things, in other words. */
function isShortSentence([first]: readonly OwnValue[]): boolean {
  return first !== undefined && first.text.length < SHORTEST_SENTENCE && /[.!?…。！？]$/.test(first.text);
}

const SHORTEST_SENTENCE = 30;

function isOther(copy: OwnValue, right: OwnValue): boolean {
  const others = new Map(translationsOf(right));
  const words = (text: string) => beginnings(longWords(text));
  return translationsOf(copy).every(([language, text]) => areUnlike(words(text), words(others.get(language) ?? text)));
}

/** How much of a text its translations say, and its owner besides, from 0 to 2. */
const fitOfText = oncePerObject((own: OwnValue): number => {
  const words = [...beginnings(longWords(own.text))];
  const beside = folded(`${nameOf(own.visit).other} ${saidBeside(own.visit)}`);
  const said = words.filter((word) => beside.includes(word)).length / Math.max(1, words.length);
  const translations = translationsOf(own).map(([, text]) => text);
  return agreement(own.text, translations) + said;
});

/** What a text says in the other languages. */
function translationsOf({ visit: { value }, language }: OwnValue): (readonly [string, string])[] {
  return textsOf(value).filter(([other]) => other !== language);
}

const MOST_COPIES = 2;

/** Two words about a picture say what it is, and may be right of another one, as «12 funciones» may be. */
function mayBeCopied({ visit: { pointer, value }, text }: OwnValue, settled: ReadonlySet<unknown>): boolean {
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
  const [words, others] = [one, other].map(
    (text) => new Set(wordsIn(firstText(text).toLowerCase()).map(({ small }) => small)),
  );
  if (words === undefined || others === undefined) return false;
  const common = [...words].filter((word) => others.has(word)).length;
  return common > Math.max(words.size, others.size) / 2;
}

/** The values of a site that are of the same and say the same, where there are several, but no more than are told. */
function sameOnes(files: Files): OwnValue[][] {
  const repeated = repeatedHashes(files);
  const isRepeated = (hash: string) => repeated.has(hash);
  const found = files.sources.flatMap((source) => {
    const hashes = hashesIn(source, files.contract);
    if (!hashes.some(isRepeated)) return [];
    return ownValues(source, files.contract).values.filter((_own, index) => isRepeated(hashes[index] ?? ''));
  });
  return [...groupBy(found, ({ key }) => key).values()].filter((same) => same.length > 1);
}

/** Short for what the own values of a file are of and say, in their order. */
const hashesIn = noted('own-values', (source, contract) =>
  ownValues(source, contract).values.map(({ key }) => cyrb53(key).toString(36)),
);

const repeatedHashes = repeatedKeys(MOST_COPIES + 1, hashesIn);
