import type { SiteLanguage } from '../../../generated/types';
import type { Language } from '../../shared/language';
import { type DaysSaid, daysPerhapsNamed, daysSaid, withoutStopsOfDays } from '../dates/days-named';
import { mayBeClosed } from '../dates/open-and-closed';
import type { Figure, FigureDifference } from '../figures/figure';
import { closures } from '../language-data/denials';
import { languageData } from '../language-data/known-languages';
import { monthNames } from '../standards/calendar-names';
import { wordsIn } from '../texts/words';
import { sentencePairs } from './sentences';

/** The first sentence that says a span of days of the week in both texts, and not the same days: Monday to Friday, to Saturday. */
export function otherDays(
  original: string,
  originalLanguage: SiteLanguage,
  translation: string,
  translationLanguage: SiteLanguage,
): FigureDifference | undefined {
  const [daysOf, daysOfOther] = [daysSaid(originalLanguage.code), daysSaid(translationLanguage.code)];
  if (!daysOf(original).some(isSpan) || !daysOfOther(translation).some(isSpan)) return undefined;
  const whole = withoutStopsOfDays(original, originalLanguage.code);
  const wholeOther = withoutStopsOfDays(translation, translationLanguage.code);
  for (const [{ text: one }, { text: other }] of sentencePairs(whole, wholeOther)) {
    const [ones, others] = [daysOf(one), daysOfOther(other)];
    const [span, otherSpan] = [ones.find(isSpan), others.find(isSpan)];
    const isSame = saySameDays(one, originalLanguage, other, translationLanguage);
    if (span !== undefined && otherSpan !== undefined && !isSame)
      return {
        inOriginal: [asWord(onlyIn(ones, others) ?? span)],
        inTranslation: [asWord(onlyIn(others, ones) ?? otherSpan)],
      };
  }
  return undefined;
}

function isSpan({ isSpan: isOne }: DaysSaid): boolean {
  return isOne;
}

/** The first that names a day that no other one names. */
function onlyIn(ones: readonly DaysSaid[], others: readonly DaysSaid[]): DaysSaid | undefined {
  const named = new Set(others.flatMap(({ days }) => days));
  return ones.find(({ days }) => days.some((day) => !named.has(day)));
}

/** Whether two texts name the same days of the week, but for those on which one of them says that something is closed. */
export function saySameDays(
  original: string,
  originalLanguage: SiteLanguage,
  translation: string,
  translationLanguage: SiteLanguage,
): boolean {
  const [{ code }, { code: other }] = [originalLanguage, translationLanguage];
  const [ones, others] = [daysIn(original, code), daysIn(translation, other)];
  const onesPerhaps = daysPerhapsNamed(code)(original).filter((day) => others.has(day));
  const othersPerhaps = daysPerhapsNamed(other)(translation).filter((day) => ones.has(day));
  const open = [openDaysIn(original, code), openDaysIn(translation, other)] as const;
  const mayBeSame = areSameDays(new Set([...ones, ...onesPerhaps]), new Set([...others, ...othersPerhaps]));
  return areSameDays(ones, others) || mayBeSame || (open.every(({ size }) => size > 0) && areSameDays(...open));
}

/** Whether both texts name days or months, and none that the other one names: what is closed on the ones may be open on the others. */
export function nameOtherTimes(one: string, language: Language, other: string, otherLanguage: Language): boolean {
  const areOther = (ones: ReadonlySet<number>, others: ReadonlySet<number>) =>
    ones.size > 0 && others.size > 0 && [...ones].every((time) => !others.has(time));
  return [daysIn, monthsIn].some((named) => areOther(named(one, language), named(other, otherLanguage)));
}

function monthsIn(text: string, language: Language): ReadonlySet<number> {
  const names = monthNames(language);
  return new Set(wordsIn(text).flatMap(({ small }) => (names.includes(small) ? names.indexOf(small) : [])));
}

function isMonth({ kind }: Figure): boolean {
  return kind === 'month';
}

/** Whether months are those from one to another, and others all the rest of the year. */
export function areRestOfYear({ inOriginal, inTranslation }: FigureDifference): boolean {
  const isNext = (one?: Figure, other?: Figure) => Number(one?.value) % 12 === Number(other?.value) - 1;
  const [ones, others] = [inOriginal.filter(isMonth), inTranslation.filter(isMonth)];
  return isNext(ones.at(-1), others[0]) && isNext(others.at(-1), ones[0]);
}

/** Where one text closes on some days, the other may open on all the rest. */
function areSameDays(ones: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  const shared = [...ones].filter((day) => others.has(day)).length;
  return (shared === ones.size && shared === others.size) || (shared === 0 && ones.size + others.size === 7);
}

/** All days that a text names; «de lunes a viernes y fines de semana» are those of “Monday to Sunday”. */
function daysIn(text: string, language: Language): ReadonlySet<number> {
  const weekend = languageData(language)?.contrasts?.week?.end?.split(' ') ?? [];
  const saysWeekend = weekend.some((name) => text.toLowerCase().includes(name.replaceAll('_', ' ')));
  const days = daysSaid(language)(text).flatMap((said) => said.days);
  return new Set([...days, ...(saysWeekend ? WEEKEND : [])]);
}

const WEEKEND = [5, 6];

/** Without those beside which it says that something is closed: „Dienstag bis Sonntag, montags geschlossen“. */
function openDaysIn(text: string, language: Language): ReadonlySet<number> {
  return daysIn(
    text.replace(CLAUSE, (clause) => (mayBeClosed(clause) ? ' ' : clause)),
    language,
  );
}

/** With what says so behind a comma: «domingos, cerrado». */
const CLAUSE = new RegExp(`[^,;.:()\\n]+(?:[,:]\\s?(?:${closures}))?`, 'giu');

function asWord({ written }: DaysSaid): Figure {
  return { kind: 'word', value: written, written };
}
