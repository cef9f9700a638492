import { withPlainDigits } from '../figures/plain-digits';

/** So many digits follow the code of a country that gives all its numbers as many, or those to mobiles one more. */
const DIGITS: Readonly<Record<string, readonly number[]>> = {
  ...{ 30: [10], 31: [9], 33: [9], 34: [9], 36: [8, 9], 41: [9], 45: [8], 47: [8], 48: [9], 52: [10], 54: [10, 11] },
  ...{ 55: [10, 11], 90: [10], 351: [9], 376: [6], 380: [9], 386: [8], 420: [9], 421: [9] },
};
/** But for these: calls without charge, those of companies in Turkey and long numbers of mobiles in Andorra. */
const OTHERS = /^(?:31[89]00\d{4,7}|386[89]0\d{4}|90444\d{4}|376(?:180\d{5}|6\d{8}))$/;
/** What is dialled before such a number within the country, and with what it begins. */
const WITHIN: Readonly<Record<string, RegExp>> = {
  33: /^0(?=[1-9])/,
  34: /^(?=[6-9])/,
  48: /^(?=[1-9])/,
  351: /^(?=[239])/,
  376: /^(?=[3-9])/,
};
/** Countries within which a nought is dialled before a number, and not behind their code. */
const NOUGHT_WITHIN =
  '20 27 31 32 33 40 41 43 44 46 49 55 60 61 62 64 66 81 82 84 86 90 91 92 94 98 212 213 353 358 359 381 385 386 421 886 961 962 963 966 971 972';
const WITH_NOUGHT = new RegExp(`^(\\+(?:${NOUGHT_WITHIN.replaceAll(' ', '|')})[\\s./-]*)0[\\s./-]*(?=[1-9])`);
/** What else is dialled before a number within a country alone. */
const PREFIX: Readonly<Record<string, RegExp>> = { 7: /^8[\s./-]*(?=[34789])/, 36: /^06[\s./-]*(?=[1-9])/ };
const FEWEST = 6;
const MOST = 15;

/** How a number is wrong that has a code of a country, or too few or too many digits for any. */
interface MiscountedPhone {
  readonly digits: number;
  readonly country?: string;
}

export function withoutExtension(phone: string): string {
  return phone.replace(/(?:ext|x)\.?\s*\d+$/i, '').trim();
}

/** How many digits a number has, where that is not as many as one has. */
export function miscounted(phone: string): MiscountedPhone | undefined {
  const number = withoutExtension(phone);
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length < FEWEST || digits.length > MOST) return { digits: digits.length };
  const country = number.startsWith('+') && !OTHERS.test(digits) ? countryOf(digits) : undefined;
  if (country === undefined) return undefined;
  const own = digits.length - country.length;
  return DIGITS[country]?.includes(own) ? undefined : { digits: own, country };
}

/** Whether a number has as many digits as all numbers have of the country whose code it has. */
export function isCounted(phone: string): boolean {
  return countryOf(phone.replaceAll(/\D/g, '')) !== undefined && miscounted(phone) === undefined;
}

function countryOf(digits: string): string | undefined {
  return Object.keys(DIGITS).find((code) => digits.startsWith(code));
}

/** With a plus where the code of a country stands without it, or behind the two zeros that are dialled in its place. */
export function withPlus(number: string): string | undefined {
  // No country's code begins with nought.
  if (/^00\s*[1-9]/.test(number)) return `+${number.slice(2).trim()}`;
  // Elsewhere a number within the country may begin so, too.
  const code = Object.keys(WITHIN).find((one) => new RegExp(`^${one}[\\s().-]*`).test(number));
  const isWhole = code !== undefined && hasAll(number.replaceAll(/\D/g, '').slice(code.length), code);
  return isWhole ? `+${code} ${number.slice(code.length).trim()}` : undefined;
}

/** Without the nought that is dialled within a country only: `+49 30` for `+49 030`; nothing where there is none. */
export function withoutNought(number: string): string | undefined {
  const without = number.replace(WITH_NOUGHT, '$1');
  return without === number ? undefined : without;
}

/** With the code of a country in front of a number as it is dialled within it. */
export function withCountry(number: string, code: string): string | undefined {
  const behindNought = withoutNought(`+${code} ${number}`);
  if (WITHIN[code] === undefined && behindNought !== undefined) return behindNought;
  const behindPrefix = number.replace(PREFIX[code] ?? '', '');
  if (behindPrefix !== number) return `+${code} ${behindPrefix}`;
  const [dialled] = WITHIN[code]?.exec(number) ?? [];
  if (dialled === undefined) return undefined;
  const own = number.slice(dialled.length);
  return hasAll(own, code) ? `+${code} ${own}` : undefined;
}

function hasAll(own: string, code: string): boolean {
  return DIGITS[code]?.includes(own.replaceAll(/\D/g, '').length) === true;
}

/** With figures where letters like them have been typed. */
export function withFigures(phone: string): string {
  return phone.replaceAll(/o/gi, '0').replaceAll(/[lI]/g, '1');
}

/**
 * The whole number, in figures and spaces, that is meant by a text in which more stands or other signs part the figures:
 * `Tel. 900.000.000`, `https://wa.me/34900000000`; the first of several.
 * @param code - of the country in which numbers without any are dialled
 */
export function meantPhone(text: string, code: string): string | undefined {
  const runs =
    inPlainSigns(text)
      .replace(/\(0\)/, ' ')
      .match(/[+\d(][\d\s()+./\u2011-]{4,30}\d/g) ?? [];
  const numbers = runs.flatMap((run) => [run, ...run.split('/')]).map(inFigures);
  return numbers.flatMap((number) => wholeNumber(number, code) ?? [])[0];
}

/** With the figures and signs of other scripts as those that phones have; a plus behind them is that of a line from right to left. */
function inPlainSigns(text: string): string {
  return withPlainDigits(text.normalize('NFKC')).replace(/^(\d[\d\s().-]*)\+\s*$/, '+$1');
}

/** Figures with single spaces between them, and one plus at most, in front. */
function inFigures(run: string): string {
  const figures = run.replaceAll(/\D+/g, ' ').trim();
  return run.includes('+') ? `+${figures}` : figures;
}

function wholeNumber(number: string, code: string): string | undefined {
  const whole = number.startsWith('+') ? number : (withPlus(number) ?? withCountry(number, code));
  return whole === undefined || miscounted(whole) !== undefined ? undefined : whole;
}
