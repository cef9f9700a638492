import type { SiteLanguage } from '../../../generated/types';
import { type Figure, figuresIn, partsOf } from './figures';
import { languageData } from './language-data';

/** The figures that stand in one of two texts only. */
export interface FigureDifference {
  readonly inOriginal: readonly Figure[];
  readonly inTranslation: readonly Figure[];
}

/** What of the figures of two texts, each in its language, does not say the same; undefined where all does. */
export function compareFigures(
  original: string,
  originalLanguage: SiteLanguage,
  translation: string,
  translationLanguage: SiteLanguage,
): FigureDifference | undefined {
  const areConverted =
    languageData(originalLanguage.code)?.ownMeasures?.test(original) ||
    languageData(translationLanguage.code)?.ownMeasures?.test(translation);
  if (areConverted) return undefined;
  const [ones, others] = [figuresIn(original, originalLanguage), figuresIn(translation, translationLanguage)];
  const difference = differenceOf(ones, others);
  return difference && differenceOf(ones.flatMap(partsOf), others.flatMap(partsOf)) && difference;
}

function differenceOf(ones: readonly Figure[], others: readonly Figure[]): FigureDifference | undefined {
  const [left, right] = withoutEqual(ones, others);
  const differing = KINDS.flatMap((kind) => {
    const [one, other] = [ofKind(left, kind), ofKind(right, kind)];
    return isSaidOtherwise(kind, one, other) ? [] : [{ one, other }];
  });
  if (differing.length === 0) return undefined;
  return {
    inOriginal: differing.flatMap(({ one }) => one),
    inTranslation: differing.flatMap(({ other }) => other),
  };
}

/** Figures, months and days of the week; of each the texts may not contradict one another. */
const KINDS = ['figure', 'month', 'weekday', 'word'] as const;

function ofKind(figures: readonly Figure[], kind: (typeof KINDS)[number]): Figure[] {
  return figures.filter((figure) =>
    kind === 'figure' ? figure.kind === 'number' || figure.kind === 'time' : figure.kind === kind,
  );
}

/** One text may leave a month or a day unsaid, and words for figures say other things as well. */
function isSaidOtherwise(kind: (typeof KINDS)[number], one: readonly Figure[], other: readonly Figure[]): boolean {
  const needed = [one, other].map((side) => side.filter(({ isOptional }) => !isOptional).length);
  const [ofOne = 0, ofOther = 0] = needed;
  if (kind === 'figure') return ofOne + ofOther === 0;
  if (kind === 'word') return ofOne !== 1 || ofOther !== 1 || [...one, ...other].some(({ value }) => value === '1');
  return ofOne === 0 || ofOther === 0;
}

/** What is left of two lists when all that says the same is taken out of both. */
function withoutEqual(left: readonly Figure[], right: readonly Figure[]): [Figure[], Figure[]] {
  const hasTimes = [...left, ...right].some(({ kind }) => kind === 'time');
  let [ones, others]: [Figure[], Figure[]] = [[...left], [...right]];
  for (const isSame of [isEqual, isEquivalent]) {
    const [kept, unmatched]: [Figure[], Figure[]] = [[], [...others]];
    for (const one of ones) {
      const index = unmatched.findIndex((other) => isSame(one, other, hasTimes));
      if (index < 0) kept.push(one);
      else unmatched.splice(index, 1);
    }
    [ones, others] = [kept, unmatched];
  }
  return [ones, others];
}

function isEqual(one: Figure, other: Figure): boolean {
  return one.kind === other.kind && one.value === other.value;
}

/** What says the same in another way: 2 and «dos», 9:00 and 9, 21 h and 9 pm, 9 and September. */
function isEquivalent(one: Figure, other: Figure, hasTimes: boolean): boolean {
  return meansAs(one, other, hasTimes) || meansAs(other, one, hasTimes);
}

function meansAs(one: Figure, other: Figure, hasTimes: boolean): boolean {
  if (one.kind === 'weekday' || other.kind !== 'number') return false;
  if (one.kind !== 'time') {
    const isHour = hasTimes && one.kind === 'number' && Number(one.value) === Number(other.value) + 12;
    const isDecade = /^\d{4}$/.test(one.value) && one.value.slice(2) === other.value;
    return isHour || isDecade || (one.kind !== 'number' && one.value === other.value);
  }
  const hour = Number(one.value) / 60;
  return [hour, hour % 12, hour === 12 ? 12 : Number.NaN].includes(Number(other.value));
}
