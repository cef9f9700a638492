import { moneyOptions, numberFormat } from '../../shared/formats';
import type { Price } from '../../shared/manifest';
import { singleton } from '../site';
import type { ResolveContext } from './resolve-context';
import { resolveText } from './text';

export function resolvePrice(fact: string, context: ResolveContext): Price {
  const { site, locale } = context;
  const amount = Number(site.facts[fact]);
  const currency = singleton(site, 'settings').currency ?? '';
  const { free } = singleton(site, 'messages');
  if (amount === 0 && free !== undefined) return { amount, currency, text: resolveText(free, context) };
  return { amount, currency, text: numberFormat(locale, moneyOptions(currency)).format(amount) };
}
