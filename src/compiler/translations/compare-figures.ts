import type { SiteLanguage } from '../../../generated/types';
import type { Figure, FigureDifference } from '../figures/figure';
import { figuresIn, partsOf } from '../figures/figures-in';
import { isUnitMentioned } from '../figures/units';
import { languageData } from '../language-data/known-languages';
import { withoutTags } from '../texts/prose';
import { oncePerName } from '../values/once-per-object';
import { otherDays, saySameDays } from './compare-days';

/**
 * What of the figures of two texts, each in its language, does not say the same; undefined where all does, or where each
 * of their paragraphs does: in a long text a figure may be taken for one of another paragraph.
 */
export function compareFigures(
  original: string,
  originalLanguage: SiteLanguage,
  translation: string,
  translationLanguage: SiteLanguage,
): FigureDifference | undefined {
  const compare = (one: string, other: string) => differenceBetween(one, originalLanguage, other, translationLanguage);
  const difference = compare(original, translation);
  if (difference === undefined) return otherDays(original, originalLanguage, translation, translationLanguage);
  const areDays = [...difference.inOriginal, ...difference.inTranslation].every(({ kind }) => kind === 'weekday');
  if (areDays && saySameDays(original, originalLanguage, translation, translationLanguage)) return undefined;
  const [ones, others] = [original, translation].map(paragraphsOf);
  if (ones === undefined || ones.length !== others?.length) return difference;
  return ones.some((one, index) => compare(one, others[index] ?? '') !== undefined) ? difference : undefined;
}

function paragraphsOf(text: string): string[] {
  return withoutTags(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function differenceBetween(
  original: string,
  originalLanguage: SiteLanguage,
  translation: string,
  translationLanguage: SiteLanguage,
): FigureDifference | undefined {
  const areConverted =
    languageData(originalLanguage.code)?.ownMeasures?.test(original) ||
    languageData(translationLanguage.code)?.ownMeasures?.test(translation);
  const figures = [figuresIn(original, originalLanguage), figuresIn(translation, translationLanguage)] as const;
  const [own, ofOther] = areConverted ? withoutConverted(...figures) : figures;
  const [ones, others] = [withoutSpelt(own, ofOther), withoutSpelt(ofOther, own)];
  if (ones.length + others.length === 0) return undefined;
  const areRead = [originalLanguage, translationLanguage].every(
    ({ code }) => languageData(code)?.ordinals !== undefined,
  );
  const difference = differenceOf(withoutPartsSaid(ones, others), withoutPartsSaid(others, ones), areRead);
  if (difference === undefined) {
    const lost = (left: readonly Figure[], right: readonly Figure[], text: string, { locale }: SiteLanguage) => {
      const isMentioned = oncePerName((unit: string) => isUnitMentioned(unit, text, locale));
      return areRead ? lostUnit(left, right, isMentioned) : undefined;
    };
    return (
      otherUnit(ones, others) ??
      otherDuration(ones, others) ??
      lost(ones, others, translation, translationLanguage) ??
      turned(lost(others, ones, original, originalLanguage))
    );
  }
  const inParts = differenceOf(ones.flatMap(partsOf), others.flatMap(partsOf), areRead);
  if (inParts === undefined) return undefined;
  const differing = (whole: readonly Figure[], parts: readonly Figure[]) => {
    const found = new Set(parts.map(nameOf));
    return whole.filter((figure) => partsOf(figure).some((part) => found.has(nameOf(part))));
  };
  const inOriginal = differing(difference.inOriginal, inParts.inOriginal);
  const inTranslation = differing(difference.inTranslation, inParts.inTranslation);
  return inOriginal.length + inTranslation.length === 0 ? undefined : { inOriginal, inTranslation };
}

function nameOf({ kind, value, written }: Figure): string {
  return [kind, value, written].join('\0');
}

/** Without the measures that the other text has not: it says them in measures of its own. */
function withoutConverted(
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
function withoutSpelt(figures: readonly Figure[], others: readonly Figure[]): readonly Figure[] {
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
function withoutPartsSaid(ones: readonly Figure[], others: readonly Figure[]): readonly Figure[] {
  if (!ones.some(({ outOf }) => outOf !== undefined)) return ones;
  const words = others.filter(({ kind }) => kind === 'word').map(({ value }) => Number(value));
  if (ones.length * words.length > MOST_COMPARISONS) return ones;
  const inDigits = new Set(others.filter(({ kind }) => kind === 'number').map(({ value }) => value));
  const [shares, otherShares] = [ones, others].map((side) => side.filter(({ outOf }) => outOf === 100).length);
  const isAllUnsaid = (shares ?? 0) > (otherShares ?? 0);
  const parts = words.flatMap((value, index) =>
    value === HALF ? [0.5, 1.5, (words[index - 1] ?? 0) + 0.5] : [1 / value, value / (words[index + 1] ?? Number.NaN)],
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

/** The first figure that counts some time or money in one text and another in the other one: 3 weeks, 3 months; €3, $3. */
function otherUnit(ones: readonly Figure[], others: readonly Figure[]): FigureDifference | undefined {
  const [ofOnes, ofOthers] = [numbersSaidOnce(ones), numbersSaidOnce(others)];
  for (const one of ones) {
    const other = ofOnes.has(one.value) ? ofOthers.get(one.value) : undefined;
    if (one.unit !== undefined && other?.unit !== undefined && one.unit !== other.unit)
      return { inOriginal: [withUnit(one)], inTranslation: [withUnit(other)] };
  }
  return undefined;
}

/** The first figure that counts some time or money in one text and in the other one, which names none, nothing at all: 8 weeks, 8. */
function lostUnit(
  ones: readonly Figure[],
  others: readonly Figure[],
  isMentioned: (unit: string) => boolean,
): FigureDifference | undefined {
  const [ofOnes, ofOthers] = [numbersSaidOnce(ones), numbersSaidOnce(others)];
  for (const one of ofOnes.values()) {
    const other = ofOthers.get(one.value);
    const isLost = one.unit !== undefined && !SAID_WITHOUT.has(one.unit) && one.isOptional !== true;
    if (isLost && other?.isBare === true && other.unit === undefined && !isMentioned(one.unit ?? ''))
      return { inOriginal: [withUnit(one)], inTranslation: [withUnit(other)] };
  }
  return undefined;
}

/** Units that go without saying: of an age, of a time of the day. */
const SAID_WITHOUT: ReadonlySet<string> = new Set(['hour', 'year']);

function turned(difference: FigureDifference | undefined): FigureDifference | undefined {
  return difference && { inOriginal: difference.inTranslation, inTranslation: difference.inOriginal };
}

/** Where both texts name one span of time, in the same unit, and one of them says that it is a single one: «un año», “two years”. */
function otherDuration(ones: readonly Figure[], others: readonly Figure[]): FigureDifference | undefined {
  const [own, ofOthers] = [ones, others].map((figures) => figures.filter(({ unit }) => unit !== undefined));
  const [[one, ...more] = [], [other, ...further] = []] = [own, ofOthers];
  if (one === undefined || other === undefined || more.length + further.length > 0 || one.unit !== other.unit) {
    return undefined;
  }
  const values = [one, other].map(({ value }) => Number(value));
  const isOther = values.includes(1) && values.every(Number.isInteger) && values[0] !== values[1];
  return isOther ? { inOriginal: [withUnit(one)], inTranslation: [withUnit(other)] } : undefined;
}

function numbersSaidOnce(figures: readonly Figure[]): ReadonlyMap<string, Figure> {
  const found = new Map<string, Figure>();
  const again = new Set<string>();
  for (const figure of figures.filter(
    ({ kind, unit }) => kind === 'number' || (kind === 'word' && unit !== undefined),
  )) {
    if (found.has(figure.value)) again.add(figure.value);
    found.set(figure.value, figure);
  }
  return new Map([...found].filter(([value]) => !again.has(value)));
}

function withUnit(figure: Figure): Figure {
  return { ...figure, kind: 'word', written: figure.withUnit ?? figure.written };
}

/** `areRead`: the words for figures of both languages are known, those for what has a place in a row as well, so that neither text can say a figure in words that are not. */
function differenceOf(
  ones: readonly Figure[],
  others: readonly Figure[],
  areRead: boolean,
): FigureDifference | undefined {
  const [ofOnes, ofOthers] = withoutEqual(ones, others, areRead);
  const [left, right] = [withoutPlaces(ofOnes, ofOthers), withoutPlaces(ofOthers, ofOnes)];
  const differing = KINDS.flatMap((kind) => {
    const [one, other] = [ofKind(left, kind), ofKind(right, kind)];
    if (kind === 'word' && areLarge(one, other)) return [{ one: one.filter(isLarge), other: other.filter(isLarge) }];
    if (isSaidOtherwise(kind, one, other) || (!areRead && one.length * other.length === 0)) return [];
    return [{ one, other }];
  });
  if (differing.length === 0) return undefined;
  return {
    inOriginal: differing.flatMap(({ one }) => one),
    inTranslation: differing.flatMap(({ other }) => other),
  };
}

/** Without places in a row where the other text names none: «4.º de la ESO» is “the last year of it”. */
function withoutPlaces(ones: readonly Figure[], others: readonly Figure[]): readonly Figure[] {
  const isNamed = others.some(({ kind, isOptional, isOrdinal }) => isOrdinal || (kind === 'word' && isOptional));
  return isNamed ? ones : ones.filter(({ isOrdinal }) => !isOrdinal);
}

/** Figures, months and days of the week; of each the texts may not contradict one another. */
const KINDS = ['figure', 'month', 'weekday', 'duration', 'word'] as const;

function ofKind(figures: readonly Figure[], kind: (typeof KINDS)[number]): Figure[] {
  return figures.filter((figure) => {
    if (kind === 'figure') return figure.kind === 'number' || figure.kind === 'time';
    if (figure.kind !== 'word') return figure.kind === kind;
    if (figure.unit === undefined) return kind === 'word' && !ARTICLES.has(figure.written.toLowerCase());
    return kind === 'duration' && figure.value !== '1';
  });
}

/** They count nothing as a rule. */
const ARTICLES = new Set(['ein', 'eine', 'um', 'uma', 'un', 'una', 'une']);

/**
 * One text may leave a month or a day unsaid; figures in words say other things as well, unless both count years, or are
 * the only ones of which the other text has none.
 */
function isSaidOtherwise(kind: (typeof KINDS)[number], one: readonly Figure[], other: readonly Figure[]): boolean {
  const [ofOne = 0, ofOther = 0] = [one, other].map((side) => side.filter(({ isOptional }) => !isOptional).length);
  if (kind === 'figure') return ofOne + ofOther === 0 && ![one, other].every((side) => side.some(isDuration));
  if (kind === 'duration') {
    const units = new Set(one.map(({ unit }) => unit));
    return !other.some(({ unit }) => units.has(unit));
  }
  // “One” stands for what has been named as well.
  const isOne = [...one, ...other].some(({ value }) => value === '1');
  if (kind === 'word') return isOne || one.length !== 1 || other.length !== 1 || ofOne + ofOther < 2;
  return ofOne === 0 || ofOther === 0;
}

/** Whether each has one large number, and beside it nothing by which it may be said otherwise: «treinta», “two and a half dozen”. */
function areLarge(one: readonly Figure[], other: readonly Figure[]): boolean {
  return [one, other].every((side) => {
    const [first, ...more] = side.filter(isLarge);
    const isOtherwise = side.some((figure) => Number(figure.value) > 10 && !isLarge(figure));
    return first !== undefined && more.length === 0 && !isOtherwise;
  });
}

function isLarge({ value, isOptional = false }: Figure): boolean {
  return Number(value) >= LARGE && !isOptional;
}

const LARGE = 13;

/** What is left of two lists when all that says the same is taken out of both. */
function withoutEqual(left: readonly Figure[], right: readonly Figure[], areRead: boolean): [Figure[], Figure[]] {
  const hasTimes = !areRead || [...left, ...right].some(({ kind }) => kind === 'time');
  const [ofLeft, ofRight] = [left, right].map((side) => side.filter(isMonth).length);
  // Where both name as many months, neither says one by its number.
  const areNamed = ofLeft === ofRight && ofLeft !== 0;
  const ones = without(left, right);
  const others = without(right, left);
  if (ones.length * others.length > MOST_COMPARISONS) return [ones, others];
  const mayBeSame = (one: Figure, other: Figure) => !(areNamed && isMonth(one) !== isMonth(other));
  const isPlainlySame = (one: Figure, other: Figure) => isSame(one, other) || isSame(other, one);
  const isSaidAlike = (one: Figure, other: Figure) =>
    meansAs(one, other, hasTimes) || meansAs(other, one, hasTimes) || (!areRead && mayMeanAs(one, other));
  // «3.ª» is “third” before it may be “3 pm”, and what has to be said comes before what need not.
  const inTurn = [...ones].sort((one, other) => Number(one.isOptional ?? false) - Number(other.isOptional ?? false));
  const kept = [isPlainlySame, isSaidAlike].reduce(
    (now, isAlike) => unmatched(now, others, (one, other) => mayBeSame(one, other) && isAlike(one, other)),
    inTurn,
  );
  return [kept, others];
}

/** Those of which no other one is left that is alike; each that is found is taken out of the others. */
function unmatched(
  ones: readonly Figure[],
  others: Figure[],
  isAlike: (one: Figure, other: Figure) => boolean,
): Figure[] {
  return ones.filter((one) => {
    const index = others.findIndex((other) => isAlike(one, other));
    if (index >= 0) others.splice(index, 1);
    return index < 0;
  });
}

/** 2 and «dos», 9:00 and 9; “half after seven” and «siete». */
function isSame(one: Figure, other: Figure): boolean {
  if (one.kind === other.kind) return one.value === other.value;
  if (other.kind !== 'number' || one.kind === 'weekday') return false;
  return Number(one.value) === Number(other.value) * (one.kind === 'time' ? 60 : 1);
}

function isMonth({ kind }: Figure): boolean {
  return kind === 'month';
}

/** How many of a unit of time are one of the next. */
const RATIOS: Readonly<Record<string, number>> = { minute: 60, hour: 24, month: 12, day: 7 };

/** In texts that have so little in common, nothing is said in another way. */
const MOST_COMPARISONS = 10_000;

/** Without as many of each figure as the other list has. */
function without(figures: readonly Figure[], others: readonly Figure[]): Figure[] {
  const counts = new Map<string, number>();
  const keyOf = ({ kind, value, isAbout = false }: Figure) => `${kind} ${value} ${isAbout}`;
  for (const other of others) counts.set(keyOf(other), (counts.get(keyOf(other)) ?? 0) + 1);
  return figures.filter((figure) => {
    const count = counts.get(keyOf(figure)) ?? 0;
    counts.set(keyOf(figure), count - 1);
    return count <= 0;
  });
}

/** Whether one says the same as the other in another way: 2 and «dos», 9:00 and 9, 21 h and 9 pm, 48 hours and 2 days. */
function meansAs(one: Figure, other: Figure, hasTimes: boolean): boolean {
  const isHourNamed = other.kind === 'word' || other.isAbout === true;
  const minutes = isHourNamed ? minutesOf(one, other.isAbout === true) : undefined;
  if (minutes !== undefined) {
    const hour = minutes / 60;
    const hours = other.isAbout ? [Math.floor(hour), Math.ceil(hour)] : [Math.floor(hour)];
    return Number(other.value) <= 24 && hours.some((one) => one % 12 === Number(other.value) % 12);
  }
  if (one.kind === 'number' && other.kind === 'word') {
    return (one.unit === 'hour' && isTwelveMore(one, other)) || isDecade(one, other);
  }
  if (one.kind === 'weekday' || other.kind !== 'number') return false;
  if (one.kind === 'time') return isAtHour(one, other);
  if (one.kind !== 'number' && one.value === other.value) return true;
  return isHourOfDay(one, other, hasTimes) || isDecade(one, other) || isConverted(one, other);
}

/** 14 h and 2, or 14 and 2 where there are other times. */
function isHourOfDay(one: Figure, other: Figure, hasTimes: boolean): boolean {
  const isTime = hasTimes || (one.unit === 'hour' && other.unit === undefined);
  return isTime && one.kind === 'number' && isTwelveMore(one, other);
}

/** 48 hours and 2 days. */
function isConverted({ isOptional, unit = '', value }: Figure, other: Figure): boolean {
  return isOptional === true && Number(value) / Number(other.value) === RATIOS[unit];
}

/** 21 h and 9 pm. */
function isTwelveMore(one: Figure, other: Figure): boolean {
  return Number(one.value) === Number(other.value) + 12;
}

/** 9:00 and 9, 14:00 and 2, 9:30 and 9.30. */
function isAtHour(time: Figure, number: Figure): boolean {
  const hour = Number(time.value) / 60;
  if (minutesWithDot(number) === Number(time.value)) return true;
  return [hour, hour % 12, hour === 12 ? 12 : Number.NaN].includes(Number(number.value));
}

/** Minutes since midnight of a time; of «7.45» where a time must be meant. */
function minutesOf(figure: Figure, isTime: boolean): number | undefined {
  if (figure.kind === 'time') return Number(figure.value);
  return isTime ? minutesWithDot(figure) : undefined;
}

function minutesWithDot({ kind, written }: Figure): number | undefined {
  const [, hours, minutes] = (kind === 'number' && /^([01]?\d|2[0-4])\.([0-5]\d)$/.exec(written)) || [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** 1990 and «los noventa». */
function isDecade(one: Figure, other: Figure): boolean {
  return /^\d{4}$/.test(one.value) && one.value.slice(2) === other.value;
}

/** Whether a word beside one may make it the other: 5 thousand and 5000, half past six in the evening and 18:30, «ساعتان و30 دقيقة» and 2 h 30. */
function mayMeanAs(one: Figure, other: Figure): boolean {
  if (one.kind === 'time' && other.unit === 'minute') return Number(one.value) % 60 === Number(other.value);
  if (one.kind !== other.kind) return false;
  if (one.kind === 'time') return (Number(one.value) - Number(other.value)) % 720 === 0;
  const ratio = Math.log10(Number(one.value) / Number(other.value));
  return one.kind === 'number' && Math.abs(ratio) >= 3 && Number.isInteger(ratio);
}

/** A figure that may be said otherwise, but not by another one. */
function isDuration({ isOptional, kind, value }: Figure): boolean {
  return isOptional === true && kind === 'number' && Number(value) > 1;
}
