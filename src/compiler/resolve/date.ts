import { hasPassed, longDate, spanText } from '../../shared/dates';
import type { Day } from '../../shared/manifest';
import { tokensIn } from '../tokens/token-syntax';
import type { ResolveContext } from './resolve';
import { resolveSharedText } from './text';

export function resolveDate(date: string, context: ResolveContext): Day {
  const { locale, today } = context;
  const iso = dayOf(date, context);
  return { iso, text: longDate(iso, locale), passed: hasPassed(iso, today) };
}

/** The first of several days says them all. */
export function withSpan(
  record: Record<string, unknown>,
  [first, last]: readonly [string, string],
  { locale }: ResolveContext,
): Record<string, unknown> {
  const { [first]: start, [last]: end } = record as Record<string, Day | undefined>;
  if (start === undefined || end === undefined) return record;
  const said = spanText(start.iso, end.iso, locale);
  if (said === undefined) return record;
  const text = said.first + said.between + said.last;
  return { ...record, [first]: { ...start, text, passed: end.passed, span: { ...said, end: end.iso } } };
}

/** The day itself, which a text would say as its language does. */
function dayOf(date: string, context: ResolveContext): string {
  const [token] = tokensIn(date);
  const fact = token?.scope === 'facts' && token.text === date.trim() ? context.site.facts[token.name] : undefined;
  return fact === undefined ? resolveSharedText(date, context) : String(fact);
}
