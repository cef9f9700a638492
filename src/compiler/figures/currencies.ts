/** The code of a currency, by its sign or its name. */
export function currencyNamed(word: string): string | undefined {
  return CURRENCIES.find(([pattern]) => pattern.test(word))?.[1];
}

/** The codes of all currencies, those that most people mean first. */
export function allCurrencies(): readonly string[] {
  return [...new Set([...CURRENCIES.map(([, code]) => code), ...Intl.supportedValuesOf('currency')])];
}

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|eur|euros?)$/i, 'EUR'],
  [/^(?:\$|usd|d[oòó]l+ar\p{L}*)$/iu, 'USD'],
  [/^(?:£|gbp|pounds?|libras?)$/i, 'GBP'],
  [/^(?:¥|jpy|yen\p{L}*|円)$/iu, 'JPY'],
];
