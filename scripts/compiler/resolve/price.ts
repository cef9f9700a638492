import type { Price } from '../../../generated/types';
import { localeOf } from '../../../src/shared/language';
import { tokenScope } from '../tokens';
import type { ResolveContext } from './resolve';

export function resolvePrice(fact: string, { site, language }: ResolveContext): Price {
  const amount = Number(tokenScope(site, 'facts', undefined)?.[fact]);
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  return { amount, text: format.format(amount) };
}
