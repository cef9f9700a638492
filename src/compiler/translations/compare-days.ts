import type { SiteLanguage } from '../../../generated/types';
import { type DaysSaid, daysSaid, withoutStopsOfDays } from '../dates/days-named';
import type { Figure, FigureDifference } from '../figures/figure';
import { languageData } from '../language-data/known-languages';
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
      return { inOriginal: [asWord(span)], inTranslation: [asWord(otherSpan)] };
  }
  return undefined;
}

function isSpan({ isSpan: isOne }: DaysSaid): boolean {
  return isOne;
}

/** Whether two texts name the same days of the week. */
export function saySameDays(
  original: string,
  originalLanguage: SiteLanguage,
  translation: string,
  translationLanguage: SiteLanguage,
): boolean {
  return areSameDays(daysIn(original, originalLanguage), daysIn(translation, translationLanguage));
}

/** Where one text closes on some days, the other may open on all the rest. */
function areSameDays(ones: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  const shared = [...ones].filter((day) => others.has(day)).length;
  return (shared === ones.size && shared === others.size) || (shared === 0 && ones.size + others.size === 7);
}

/** All days that a text names; «de lunes a viernes y fines de semana» are those of “Monday to Sunday”. */
function daysIn(text: string, { code }: SiteLanguage): ReadonlySet<number> {
  const weekend = languageData(code)?.contrasts?.week?.end?.split(' ') ?? [];
  const saysWeekend = weekend.some((name) => text.toLowerCase().includes(name.replaceAll('_', ' ')));
  const days = daysSaid(code)(text).flatMap((said) => said.days);
  return new Set([...days, ...(saysWeekend ? WEEKEND : [])]);
}

const WEEKEND = [5, 6];

function asWord({ written }: DaysSaid): Figure {
  return { kind: 'word', value: written, written };
}
