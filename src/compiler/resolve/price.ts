import type { Price } from '../../../generated/types';
import { localeOf } from '../../shared/language';
import type { ResolveContext } from './resolve';

export function resolvePrice(fact: string, { site, language }: ResolveContext): Price {
  const amount = Number(site.facts[fact]);
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  return { amount, text: format.format(amount) };
}
