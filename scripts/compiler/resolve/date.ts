import type { Day } from '../../../generated/types';
import { hasPassed, longDate } from '../../../src/shared/dates';
import type { ResolveContext } from './resolve';

export function resolveDate(iso: string, { language, today }: ResolveContext): Day {
  return { iso, text: longDate(iso, language), passed: hasPassed(iso, today) };
}
