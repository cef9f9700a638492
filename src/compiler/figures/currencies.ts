/** The code of a currency, by its sign or its name. */
export function currencyNamed(word: string): string | undefined {
  return CURRENCIES.find(([pattern]) => pattern.test(word))?.[1];
}

/** The codes of all currencies, those that most people mean first. */
export function allCurrencies(): readonly string[] {
  return [...new Set([...CURRENCIES.map(([, code]) => code), ...Intl.supportedValuesOf('currency')])];
}

/** Whether there is a currency of this code. */
export function isCurrencyCode(code: unknown): code is string {
  known ??= new Set(allCurrencies());
  return typeof code === 'string' && known.has(code);
}

let known: ReadonlySet<string> | undefined;

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|eur|euros?|euroa|ευρώ|евро|євро|ユーロ|欧元|歐元|유로)$/i, 'EUR'],
  [/^(?:\$|usd|(?:d[oòó]l+ar|доллар|долар|δολάρι)\p{L}*|ドル|美元|달러)$/iu, 'USD'],
  [/^(?:£|gbp|pounds?|libras?|ポンド|英镑|英鎊)$/i, 'GBP'],
  [/^(?:¥|jpy|yen\p{L}*|円)$/iu, 'JPY'],
];
