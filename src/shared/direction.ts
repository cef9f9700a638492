/** Scripts that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** How texts in a locale (BCP 47) run: undefined from left to right, as browsers take it. */
export function directionOf(locale: string): 'rtl' | undefined {
  const { script = '' } = new Intl.Locale(locale).maximize();
  return RIGHT_TO_LEFT.has(script) ? 'rtl' : undefined;
}
