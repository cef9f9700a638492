import { moneyOptions, numberFormat } from '../../shared/formats';
import type { Price } from '../../shared/manifest';
import { singleton } from '../site';
import type { ResolveContext } from './resolve';

export function resolvePrice(fact: string, { site, locale }: ResolveContext): Price {
  const amount = Number(site.facts[fact]);
  const currency = singleton(site, 'settings').currency ?? '';
  return { amount, currency, text: numberFormat(locale, moneyOptions(currency)).format(amount) };
}
