import type { Price } from '../../../generated/types';
import type { ResolveContext } from './resolve';

export function resolvePrice(fact: string, { site, locale }: ResolveContext): Price {
  const amount = Number(site.facts[fact]);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  return { amount, text: format.format(amount) };
}
