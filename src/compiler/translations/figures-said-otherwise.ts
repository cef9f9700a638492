import { escapeRegExp } from '../../shared/escape-reg-exp';
import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { Figure, FigureDifference } from '../figures/figure';
import { figureWords } from '../figures/spoken-figures';
import { contrastsOf } from '../language-data/contrasts';
import { languageData } from '../language-data/known-languages';
import { withOwnApostrophes } from '../texts/own-apostrophes';
import { wordsIn } from '../texts/words';
import { MOST_COMPARISONS, minutesOf } from './same-figures';

/** Without the measures that the other text has not: it says them in measures of its own. */
export function withoutConverted(
  ones: readonly Figure[],
  others: readonly Figure[],
): readonly [readonly Figure[], readonly Figure[]] {
  const without = (figures: readonly Figure[], beside: readonly Figure[]) => {
    const values = new Set(beside.map(({ value }) => value));
    return figures.filter(({ isMeasure, value }) => isMeasure !== true || values.has(value));
  };
  return [without(ones, others), without(others, ones)];
}

/** Without what one text writes in digits and the other spells, one digit after the other: 32, “three two”; and without that. */
export function withoutSpelt(figures: readonly Figure[], others: readonly Figure[]): readonly Figure[] {
  const [ofOwn, ofOthers] = [digitsSpelt(figures), digitsSpelt(others)];
  if (ofOwn.length === 0 && ofOthers.length === 0) return figures;
  const numbers = new Set(others.filter(isPlainNumber).map(({ value }) => value));
  const spelt = new Set(ofOwn.filter(({ value }) => numbers.has(value)).flatMap((run) => run.figures));
  const values = new Set(ofOthers.map(({ value }) => value));
  return figures.filter((figure) => !spelt.has(figure) && !(isPlainNumber(figure) && values.has(figure.value)));
}

function isPlainNumber({ kind, value }: Figure): boolean {
  return kind === 'number' && /^\d{2,4}$/.test(value);
}

/** Without numbers that the other text has only at the beginning of a compound: “3 rooms”, „Dreizimmerwohnung“. */
export function withoutCompounded(
  figures: readonly Figure[],
  others: readonly Figure[],
  text: string,
  language: Language,
): readonly Figure[] {
  const data = languageData(language);
  if (data?.dual !== undefined) return withoutTwo(figures, others, text, data.dual);
  if (data?.inflectsNames !== true) return figures;
  const said = new Set(others.map(({ value }) => value));
  const lacking = new Set(
    figures.filter(({ kind, value }) => kind === 'number' && !said.has(value)).map(({ value }) => value),
  );
  const names = [...figureWords(data.numbers), ...figureWords(data.numbersBegun)].flatMap(([name, count]) =>
    [count, CENTURY + count].map(String).flatMap((value) => (lacking.has(value) ? [[name, value] as const] : [])),
  );
  if (names.length === 0) return figures;
  const words = wordsIn(withOwnApostrophes(text)).map(({ small }) => small);
  const compounded = new Set(
    names.flatMap(([name, value]) =>
      words.some((word) => word.startsWith(name) && word.length >= name.length + SHORTEST_COMPOUNDED) ? [value] : [],
    ),
  );
  return figures.filter(({ kind, value }) => kind !== 'number' || !compounded.has(value));
}

/** Without twos that the other text says by the end of a word: «طفلين». */
function withoutTwo(
  figures: readonly Figure[],
  others: readonly Figure[],
  text: string,
  dual: string,
): readonly Figure[] {
  if (others.some(({ value }) => value === '2')) return figures;
  const end = new RegExp(`${dual}$`, 'u');
  const words = wordsIn(text).filter(({ small }) => small.length >= SHORTEST_DUAL && end.test(small));
  return words.length === 0 ? figures : figures.filter(({ kind, value }) => kind !== 'number' || value !== '2');
}

const SHORTEST_DUAL = 5;

/** That of decades: “1930s”, „Dreißigerjahre“. */
const CENTURY = 1900;

/** What stands behind a number in a compound has more letters than an ending: „Zweifel“ counts nothing. */
const SHORTEST_COMPOUNDED = 4;

/** The runs of words for one digit each, and the number that they spell. */
function digitsSpelt(figures: readonly Figure[]): { value: string; figures: readonly Figure[] }[] {
  return figures.flatMap((_first, index) =>
    [2, 3, 4].flatMap((length) => {
      const run = figures.slice(index, index + length);
      const isSpelt = run.length === length && run.every(({ kind, value }) => kind === 'word' && /^\d$/.test(value));
      return isSpelt ? [{ value: run.map(({ value }) => value).join(''), figures: run }] : [];
    }),
  );
}

/** Without what the other text says as a part: «80 %» is “four out of five”, “500 g” «medio kilo»; all of it goes without saying. */
export function withoutPartsSaid(ones: readonly Figure[], others: readonly Figure[]): readonly Figure[] {
  if (!ones.some(({ outOf }) => outOf !== undefined)) return ones;
  const words = others.filter(({ kind }) => kind === 'word').map(({ value }) => Number(value));
  if (ones.length * words.length > MOST_COMPARISONS) return ones;
  const inDigits = new Set(others.filter(({ kind }) => kind === 'number').map(({ value }) => value));
  const [shares, otherShares] = [ones, others].map((side) => side.filter(({ outOf }) => outOf === 100).length);
  const isAllUnsaid = (shares ?? 0) > (otherShares ?? 0);
  const parts = words.flatMap((value, index) =>
    value === HALF
      ? [0.5, 1.5, (words[index - 1] ?? 0) + 0.5]
      : [1 / value, 1 + 1 / value, value / (words[index + 1] ?? Number.NaN)],
  );
  const ofTime = others.flatMap(({ value, isOptional }) => (isOptional && PARTS_OF_TIME[value]) || []);
  return ones.filter(({ outOf, value }) => {
    if (outOf === undefined || inDigits.has(value)) return true;
    const isAll = outOf === 100 && value === '100';
    const said = TIMES.has(outOf) ? ofTime : parts;
    return !(isAll && isAllUnsaid) && !said.some((part) => Math.abs(part * outOf - Number(value)) < outOf / 100);
  });
}

/** The minutes of an hour and the months of a year, of which only halves and quarters are said, alone or beside a whole one. */
const TIMES = new Set([12, 60]);

const PARTS_OF_TIME: Readonly<Record<string, readonly number[]>> = { 4: [0.25, 1.25], 50: [0.5, 1.5] };

/** As which the words for a half are read. */
const HALF = 50;

/** Without numbers to which one text adds a half that the other writes: «2 horas y media», “2.5 hours”; and without that. */
export const withoutHalves = (ones: readonly Figure[], others: readonly Figure[]) =>
  withoutSaid(ones, others, halvesSaid);

export type Both = readonly [readonly Figure[], readonly Figure[]];

/** Without those that either says as the other writes them. */
export function withoutSaid(
  ones: readonly Figure[],
  others: readonly Figure[],
  saidIn: (...both: Both) => readonly Figure[],
): Both {
  const said = new Set([...saidIn(ones, others), ...saidIn(others, ones)]);
  const without = (figures: readonly Figure[]) => figures.filter((figure) => !said.has(figure));
  return said.size === 0 ? [ones, others] : [without(ones), without(others)];
}

function halvesSaid(figures: readonly Figure[], others: readonly Figure[]): readonly Figure[] {
  const halves = figures.filter(({ kind, value }) => kind === 'word' && value === String(HALF));
  const numbers = halves.length === 0 ? [] : figures.filter(({ kind }) => kind === 'number');
  const decimals = others.filter(({ kind, outOf }) => kind === 'number' && outOf !== undefined).slice(0, MOST_DECIMALS);
  return decimals.flatMap((decimal) => {
    const { value, outOf = 1 } = decimal;
    const number = numbers.find((one) => [1, outOf].some((of) => Number(value) - Number(one.value) === of / 2));
    const half = number === undefined ? undefined : halves.shift();
    return number === undefined || half === undefined ? [] : [number, half, decimal];
  });
}

const MOST_DECIMALS = 20;

/** Without times that one text says in words, as so many minutes before or after an hour: 7:50, «las ocho menos diez». */
export const withoutTimesSaid = (ones: readonly Figure[], others: readonly Figure[]) =>
  withoutSaid(ones, others, timesSaid);

function timesSaid(figures: readonly Figure[], others: readonly Figure[]): readonly Figure[] {
  const words = figures.filter(({ kind }) => kind === 'word');
  return others.flatMap((time) => {
    if (time.kind !== 'time') return [];
    const at = words.findIndex((word, index) => sayTime(word, words[index + 1], Number(time.value)));
    return at < 0 ? [] : [time, ...words.splice(at, 2)];
  });
}

/** «Ocho menos diez», “ten to eight”: of two words the one is the hour. */
function sayTime(one: Figure, other: Figure | undefined, minutes: number): boolean {
  const values = [Number(one.value), Number(other?.value)] as const;
  return [values, values.toReversed()].some(
    ([hour = 0, past = 0]) =>
      hour <= 24 && past < 60 && [past, -past].some((away) => (hour * 60 + away - minutes) % HALF_DAY === 0),
  );
}

type TextIn = readonly [text: string, language: Language];

/**
 * Whether two texts differ only in how they say up to which age, or from which on, something holds: «de 0 a 3 años», «hasta
 * los 3 años», “under 4”; «a partir de 19», “over 18”.
 */
export function saySameAges(
  { inOriginal, inTranslation }: FigureDifference,
  [ofOriginal, ofTranslation]: readonly [TextIn, TextIn],
): boolean {
  const [ones, others] = [withoutNought(inOriginal), withoutNought(inTranslation)];
  if (ones.length === 0 || ones.length !== others.length || ones.length > MOST_AGES) return false;
  return ones.every((one, index) => {
    const other = others[index] ?? one;
    const [beyond, beyondOfOther] = [beyondAge(one, ofOriginal), beyondAge(other, ofTranslation)];
    const isOneExact = beyond !== beyondOfOther && beyond * beyondOfOther === 0;
    return isOneExact && Number(one.value) - beyond === Number(other.value) - beyondOfOther;
  });
}

const MOST_AGES = 8;

function withoutNought(figures: readonly Figure[]): readonly Figure[] {
  return figures.filter(({ value }) => value !== '0');
}

/** How far an age is from the first or last for which a text holds: “under 12” is for those of 11. */
function beyondAge({ written }: Figure, [text, language]: TextIn): number {
  const edge = agesBeyond(language).find(([words]) =>
    new RegExp(`${words}[ -]${escapeRegExp(written)}`, 'iu').test(text),
  );
  return edge?.[1] ?? 0;
}

const BEYOND: Readonly<Record<string, number>> = { below: 1, less: 1, above: -1, more: -1 };

/** The words between which and an age there is nothing, as a pattern, with how far it is from the one that is meant. */
const agesBeyond = oncePerLanguage((language) => {
  const words = contrastsOf(languageData(language) ?? {}).filter(({ kind }) => kind === 'age' || kind === 'compare');
  return words.map(({ word, meaning }) => [`(?<!\\p{L})${word}`, BEYOND[meaning] ?? 0] as const);
});

/** Without hours of the afternoon that one text counts on from noon, where one of them says which half of the day it is. */
export function withoutLaterHours(
  { inOriginal, inTranslation }: FigureDifference,
  texts: readonly TextIn[],
): FigureDifference | undefined {
  const isLater = (one: Figure, other: Figure) => {
    const [minutes, minutesOfOther] = [minutesOf(one, true), minutesOf(other, true)];
    return minutes !== undefined && minutesOfOther !== undefined && Math.abs(minutes - minutesOfOther) === HALF_DAY;
  };
  const without = (figures: readonly Figure[], beside: readonly Figure[]) =>
    figures.filter((figure) => !beside.some((other) => isLater(figure, other)));
  if (inOriginal.length * inTranslation.length > MOST_COMPARISONS) return { inOriginal, inTranslation };
  const left = { inOriginal: without(inOriginal, inTranslation), inTranslation: without(inTranslation, inOriginal) };
  const isSaid =
    left.inOriginal.length < inOriginal.length && texts.some(([text, language]) => later(language).test(text));
  if (!isSaid) return { inOriginal, inTranslation };
  return left.inOriginal.length + left.inTranslation.length === 0 ? undefined : left;
}

const HALF_DAY = 12 * 60;

/** The words for the hours behind noon; of a language of which they are not known, none. */
const later = oncePerLanguage((language) => {
  const words = contrastsOf(languageData(language) ?? {}).filter(
    ({ kind, meaning }) => kind === 'hours' && meaning === 'later',
  );
  return new RegExp(`(?<!\\p{L})(?:${words.map(({ word }) => word).join('|') || '(?!)'})(?!\\p{L})`, 'iu');
});
