import { hasPassed, longDate } from '../../shared/dates';
import type { Day } from '../../shared/manifest';
import type { ResolveContext } from './resolve';
import { resolveSharedText } from './text';

export function resolveDate(date: string, context: ResolveContext): Day {
  const { locale, today } = context;
  const iso = resolveSharedText(date, context);
  return { iso, text: longDate(iso, locale), passed: hasPassed(iso, today) };
}
