/** Digits of all scripts as 0 to 9, and the signs between those of Arabic. */
export function withPlainDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}|[٫٬]/gu, (sign) => ARABIC_SIGNS[sign] ?? digitOf(sign));
}

const ARABIC_SIGNS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',' };

/** Those of a script follow one another, from nought to nine. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let nought = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought -= 1;
  return String((code - nought) % 10);
}
