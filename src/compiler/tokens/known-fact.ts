import { type DraftSite, singleton } from '../site';

/** A fact, as far as those who name it have to know it. */
export interface KnownFact {
  readonly value: string | number;
  /** Of an amount of money: that in which it is. */
  readonly currency: string | undefined;
  /** Whether something can cost that: an amount of money, or a number of which nobody says what it is. */
  readonly canBePrice: boolean;
  readonly note: string | undefined;
}

/** In which currency a fact is; undefined where it is no money. */
export function currencyOfFact(site: DraftSite, name: string): string | undefined {
  return currencyOfType(singleton(site, 'facts')?.[name]?.type, singleton(site, 'settings')?.currency);
}

/** The same of a fact of some type, on a site with a currency. */
export function currencyOfType(type: unknown, ofSite: unknown): string | undefined {
  if (type !== 'money') return undefined;
  return typeof ofSite === 'string' && CURRENCY.test(ofSite) ? ofSite : WITH_CENTS;
}

const CURRENCY = /^[A-Z]{3}$/;

/** Has as many as most. */
const WITH_CENTS = 'EUR';
