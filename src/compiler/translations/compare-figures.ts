import type { SiteLanguage } from '../../../generated/types';
import type { Figure, FigureDifference } from '../figures/figure';
import { figuresIn, partsOf } from '../figures/figures-in';
import { languageData } from '../language-data/known-languages';
import { withoutTags } from '../texts/prose';
import { areRestOfYear, otherDays, saySameDays } from './compare-days';
import { lostInRow } from './compare-rows';
import { compareUnits } from './compare-units';
import { withoutFeasts, withoutSchoolYears } from './figures-named';
import {
  saySameAges,
  withoutCompounded,
  withoutConverted,
  withoutHalves,
  withoutLaterHours,
  withoutPartsSaid,
  withoutSpelt,
  withoutTimesSaid,
} from './figures-said-otherwise';
import { withoutPartsOfHours } from './hours-in-parts';
import { withoutEqual } from './same-figures';

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
  if (difference === undefined)
    return (
      otherDays(original, originalLanguage, translation, translationLanguage) ??
      otherCount([original, originalLanguage], [translation, translationLanguage])
    );
  const isSameTime = (one: string, other: string, { inOriginal, inTranslation }: FigureDifference) => {
    const left = [...inOriginal, ...inTranslation].filter(
      ({ kind }) => kind !== 'month' || !areRestOfYear({ inOriginal, inTranslation }),
    );
    if (left.some(({ kind }) => kind !== 'weekday')) return false;
    return left.length === 0 || saySameDays(one, originalLanguage, other, translationLanguage);
  };
  const [ones, others] = [original, translation].map(paragraphsOf);
  if (ones === undefined || ones.length !== others?.length)
    return isSameTime(original, translation, difference) ? undefined : difference;
  const differing = ones.flatMap((one, index) => {
    const other = others[index] ?? '';
    const ofParagraph = compare(one, other);
    return ofParagraph === undefined || isSameTime(one, other, ofParagraph) ? [] : ofParagraph;
  });
  if (differing.length === 0) return undefined;
  return {
    inOriginal: differing.flatMap(({ inOriginal }) => inOriginal),
    inTranslation: differing.flatMap(({ inTranslation }) => inTranslation),
  };
}

type InLanguage = readonly [text: string, language: SiteLanguage];

/**
 * What one paragraph counts in words and its translation counts otherwise, in a text whose other paragraphs count, too: of
 * the one number the one text has more than the other, and of the other number less.
 */
function otherCount(original: InLanguage, translation: InLanguage): FigureDifference | undefined {
  const [ones = [], others = []] = [original, translation].map(([text]) => paragraphsOf(text));
  if (ones.length !== others.length || ones.length < 2) return undefined;
  const isMore = ([figure]: readonly Figure[], [text, language]: InLanguage, [other, ofOther]: InLanguage) =>
    timesIn(text, language, figure) > timesIn(other, ofOther, figure);
  for (const [index, one] of ones.entries()) {
    const found = differenceBetween(one, original[1], others[index] ?? '', translation[1]);
    if (found === undefined) continue;
    const { inOriginal, inTranslation } = found;
    const areWords = [inOriginal, inTranslation].every(([figure, ...more]) => isCount(figure) && more.length === 0);
    if (areWords && isMore(inOriginal, original, translation) && isMore(inTranslation, translation, original))
      return found;
  }
  return undefined;
}

function isCount(figure: Figure | undefined): boolean {
  return figure?.kind === 'word' && figure.unit === undefined;
}

function timesIn(text: string, language: SiteLanguage, figure: Figure | undefined): number {
  return figuresIn(text, language).filter(({ value }) => value === figure?.value).length;
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
  const sides = withoutSchoolYears([
    { text: original, language: originalLanguage.code },
    { text: translation, language: translationLanguage.code },
  ]);
  const [one, other] = [figuresIn(sides[0].text, originalLanguage), figuresIn(sides[1].text, translationLanguage)];
  const named = [withoutFeasts(one, other, sides[1]), withoutFeasts(other, one, sides[0])] as const;
  const figures = [
    withoutCompounded(...named, translation, translationLanguage.code),
    withoutCompounded(named[1], named[0], original, originalLanguage.code),
  ] as const;
  const [own, ofOther] = areConverted ? withoutConverted(...figures) : figures;
  const unspelt = [withoutSpelt(own, ofOther), withoutSpelt(ofOther, own)] as const;
  const [ones, others] = withoutTimesSaid(...withoutPartsOfHours(...withoutHalves(...unspelt)));
  if (ones.length + others.length === 0) return undefined;
  const areRead = [originalLanguage, translationLanguage].every(
    ({ code }) => languageData(code)?.ordinals !== undefined,
  );
  const difference = differenceOf(withoutPartsSaid(ones, others), withoutPartsSaid(others, ones), areRead);
  if (difference === undefined) {
    const said = { text: original, locale: originalLanguage.locale, figures: ones };
    const saidOther = { text: translation, locale: translationLanguage.locale, figures: others };
    return compareUnits(said, saidOther, areRead) ?? lostInRow(said, saidOther);
  }
  const inParts = differenceOf(ones.flatMap(partsOf), others.flatMap(partsOf), areRead);
  if (inParts === undefined) return undefined;
  const differing = (whole: readonly Figure[], parts: readonly Figure[]) => {
    const found = new Set(parts.map(nameOf));
    return whole.filter((figure) => partsOf(figure).some((part) => found.has(nameOf(part))));
  };
  const [inOriginal, inTranslation] = withoutRepeated(
    [differing(difference.inOriginal, inParts.inOriginal), others],
    [differing(difference.inTranslation, inParts.inTranslation), ones],
  );
  if (inOriginal.length + inTranslation.length === 0) return undefined;
  const texts = [
    [original, originalLanguage.code],
    [translation, translationLanguage.code],
  ] as const;
  if (saySameAges({ inOriginal, inTranslation }, texts)) return undefined;
  return withoutLaterHours({ inOriginal, inTranslation }, texts);
}

type Beside = readonly [differing: readonly Figure[], others: readonly Figure[]];

/** Without what one text says once more than the other, where nothing else differs: “up to 255 letters. This limit of 255 …”. */
function withoutRepeated(original: Beside, translation: Beside): [readonly Figure[], readonly Figure[]] {
  const [[inOriginal], [inTranslation]] = [original, translation];
  if (inOriginal.length * inTranslation.length > 0) return [inOriginal, inTranslation];
  const without = ([differing, others]: Beside) => {
    const said = new Set(others.map(({ value }) => value));
    return differing.filter(({ kind, value }) => kind !== 'number' || !said.has(value));
  };
  return [without(original), without(translation)];
}

function nameOf({ kind, value, written }: Figure): string {
  return [kind, value, written].join('\0');
}

/** `areRead`: the words for figures of both languages are known, those for what has a place in a row as well, so that neither text can say a figure in words that are not. */
function differenceOf(
  ones: readonly Figure[],
  others: readonly Figure[],
  areRead: boolean,
): FigureDifference | undefined {
  const [ofOnes, ofOthers] = withoutEqual(ones, others, areRead);
  const [left, right] = [withoutExplained(ofOnes, ofOthers), withoutExplained(ofOthers, ofOnes)];
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

/** Without places in a row, and codes, where the other text names none: «4.º de la ESO» is “the last year of it”. */
function withoutExplained(ones: readonly Figure[], others: readonly Figure[]): readonly Figure[] {
  const isPlaceNamed = others.some(({ kind, isOptional, isOrdinal }) => isOrdinal || (kind === 'word' && isOptional));
  const isCodeNamed = others.some(({ isOfCode }) => isOfCode);
  return ones.filter(({ isOrdinal, isOfCode }) => (isPlaceNamed || !isOrdinal) && (isCodeNamed || !isOfCode));
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

/** A figure that may be said otherwise, but not by another one. */
function isDuration({ isOptional, kind, value }: Figure): boolean {
  return isOptional === true && kind === 'number' && Number(value) > 1;
}
