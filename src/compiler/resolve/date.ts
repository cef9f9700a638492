import { hasPassed, longDate } from '../../shared/dates';
import type { Day } from '../../shared/manifest';
import { tokensIn } from '../tokens/token-syntax';
import type { ResolveContext } from './resolve';
import { resolveSharedText } from './text';

export function resolveDate(date: string, context: ResolveContext): Day {
  const { locale, today } = context;
  const iso = dayOf(date, context);
  return { iso, text: longDate(iso, locale), passed: hasPassed(iso, today) };
}

/** The day itself, which a text would say as its language does. */
function dayOf(date: string, context: ResolveContext): string {
  const [token] = tokensIn(date);
  const fact = token?.scope === 'facts' && token.text === date.trim() ? context.site.facts[token.name] : undefined;
  return fact === undefined ? resolveSharedText(date, context) : String(fact);
}
