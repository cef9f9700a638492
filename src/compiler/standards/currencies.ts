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

/** The sign of a currency, or its code where it has none. */
export function signOf(code: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? code;
}

/** What people call a currency that has another name in lists. */
export function alsoCalled(code: string): readonly string[] {
  return ALSO_CALLED[code] ?? [];
}

const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  ...{ AED: ['DH'], CHF: ['Fr.'], CNY: ['元', '위안'], DKK: ['kr'], DZD: ['DA'], EGP: ['LE', 'L.E.'], HKD: ['元'] },
  ...{ JPY: ['엔'], KRW: ['원'], MAD: ['DH'], NOK: ['kr'], PLN: ['зл'], SEK: ['kr'], TRY: ['TL'], TWD: ['元'] },
  ...{ UAH: ['грн'] },
};

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|eur|euros?|euroa|ευρώ|евро|євро|ユーロ|欧元|歐元|유로)$/i, 'EUR'],
  [/^(?:\$|usd|(?:d[oòó]l+ar|доллар|долар|δολάρι)\p{L}*|ドル|美元|달러)$/iu, 'USD'],
  [/^(?:£|gbp|pounds?|libras?|ポンド|英镑|英鎊)$/i, 'GBP'],
  [/^(?:¥|jpy|yen\p{L}*|円)$/iu, 'JPY'],
  [/^chf$/i, 'CHF'],
  [/^(?:zł|pln)$/i, 'PLN'],
  [/^(?:kč|czk)$/i, 'CZK'],
  ...(
    [
      ['฿', 'THB'],
      ['₦', 'NGN'],
      ['₩', 'KRW'],
      ['₪', 'ILS'],
      ['₫', 'VND'],
      ['₱', 'PHP'],
      ['₴', 'UAH'],
      ['₹', 'INR'],
      ['₺', 'TRY'],
      ['₽', 'RUB'],
    ] as const
  ).map(([sign, code]) => [new RegExp(`^${sign}$`), code] as const),
];
