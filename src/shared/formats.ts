const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** How numbers are written in a locale (BCP 47). */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numberFormats, [locale, options], () => new Intl.NumberFormat(locale, options));
}

/** An amount of money: 32.5 is “32,50 €” and “OMR 32.500”, what has no cents is written without any, and no tenth of one is lost. */
export function moneyOptions(currency: string): Intl.NumberFormatOptions {
  return { style: 'currency', currency, maximumFractionDigits: 3, trailingZeroDisplay: 'stripIfInteger' };
}

/** How dates are written in a locale (BCP 47). */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dateFormats, [locale, options], () => new Intl.DateTimeFormat(locale, options));
}

/** Making a format takes a thousand times as long as using it. */
function kept<Format>(formats: Map<string, Format>, form: unknown, make: () => Format): Format {
  const key = JSON.stringify(form);
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}
