import { hasPassed, longDate, longMoment, nextDay, spanText } from '../../shared/dates';
import type { Day } from '../../shared/manifest';
import { tokensIn } from '../../shared/token-syntax';
import type { SpanKeys } from '../schema/schema';
import type { ResolveContext } from './resolve-context';
import { resolveSharedText } from './text';

export function resolveDate(date: string, context: ResolveContext): Day {
  const { locale, today } = context;
  const iso = dayOf(date, context);
  return { iso, text: longDate(iso, locale), passed: hasPassed(iso, today) };
}

/** Makes the text of the first day say the whole span: several days, and the times at which they begin and end. */
export function withSpan(
  record: Record<string, unknown>,
  [first, last, from, until]: SpanKeys,
  { locale, today }: ResolveContext,
): Record<string, unknown> {
  const { [first]: start, [last]: end } = record as Record<string, Day | undefined>;
  const { [from]: opens, [until]: closes } = record as Record<string, string | undefined>;
  if (start === undefined) return record;
  const begins = opens === undefined ? start.iso : `${start.iso}T${opens}`;
  const ends = closes === undefined ? end?.iso : `${(end ?? lastDay(start, opens, closes)).iso}T${closes}`;
  // A night is said with the day on which it begins: «13. Dezember, 21:00–00:30».
  const saidToEnd = end === undefined && closes !== undefined && closes !== opens ? `${start.iso}T${closes}` : ends;
  return {
    ...record,
    [first]: { ...start, ...said(begins, ends, saidToEnd, locale), passed: hasPassed(ends ?? begins, today) },
  };
}

/** Something that ends at an earlier time than it begins ends on the following day. */
function lastDay(start: Day, opens: string | undefined, closes: string): Pick<Day, 'iso'> {
  return opens !== undefined && closes <= opens ? { iso: nextDay(start.iso) } : start;
}

function said(begins: string, ends: string | undefined, saidToEnd: string | undefined, locale: string): Partial<Day> {
  const span = saidToEnd === undefined ? undefined : spanText(begins, saidToEnd, locale);
  if (ends === undefined || span === undefined) {
    return begins.includes('T') ? { iso: begins, text: longMoment(begins, locale) } : {};
  }
  const { first, last } = span;
  // «20:30–22:00» stays on one line.
  const between = span.between.replace(/–$/, '–\u2060').replace(/[〜～]/, '\u2060$&\u2060');
  return { iso: begins, text: first + between + last, span: { first, between, last, end: ends } };
}

/** The ISO day: a fact is taken by its value, since a text would have it written out. */
function dayOf(date: string, context: ResolveContext): string {
  const [token] = tokensIn(date);
  const fact = token?.scope === 'facts' && token.text === date.trim() ? context.site.facts[token.name] : undefined;
  return fact === undefined ? resolveSharedText(date, context) : String(fact);
}
