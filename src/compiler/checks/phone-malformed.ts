import { phoneExample, phoneExampleWith } from '../phone-example';
import { setting, valueAt } from '../problems/fixes';
import type { ProblemDetails } from '../problems/problem';
import type { OwnRule } from '../rule';
import { isRecord } from '../sections';
import { valuesWith } from '../values';

/** So many digits follow the code of a country that gives all its numbers as many. */
const DIGITS: Readonly<Record<string, number>> = { 33: 9, 34: 9, 48: 9, 351: 9, 376: 6 };
/** What stands between digits, and an extension. */
const PHONE = /^\+?[\d\s()./\u2011-]+(?:\s*(?:ext|x)\.?\s*\d+)?$/i;
const FEWEST = 6;
const MOST = 15;

/** A phone is one that somebody can dial. */
export const phoneMalformed: OwnRule<'phone-malformed'> = (files) =>
  valuesWith(files, 'x-phone').flatMap(({ source, pointer, value }) => {
    const holder = valueAt(source.data, pointer.slice(0, -1));
    if (typeof value !== 'string' || value.trim() === '' || value.includes('{{')) return [];
    const reason = reasonOf(value);
    const example =
      reason?.country === undefined
        ? phoneExample(files.contract.languages, isRecord(holder) && holder.country)
        : phoneExampleWith(reason.country);
    return reason === undefined
      ? []
      : [
          {
            code: 'phone-malformed',
            place: { source, pointer },
            details: { phone: value, ...reason, ...(reason.correct === undefined && { example }) },
            ...(reason.correct !== undefined && {
              fix: { edits: [setting({ source, pointer }, reason.correct)], isCertain: false },
            }),
          },
        ];
  });

/** With a plus where the code of a country stands without it, or behind the two zeros that are dialled in its place. */
function withPlus(number: string): string | undefined {
  // No country's code begins with nought.
  if (/^00\s*[1-9]/.test(number)) return `+${number.slice(2).trim()}`;
  const code = Object.keys(DIGITS).find((one) => number.startsWith(`${one} `));
  const isWhole = code !== undefined && number.replaceAll(/\D/g, '').length === code.length + (DIGITS[code] ?? 0);
  return isWhole && !number.startsWith('+') ? `+${number}` : undefined;
}

/** With figures where letters like them have been typed. */
function withFigures(phone: string): string {
  return phone.replaceAll(/o/gi, '0').replaceAll(/[lI]/g, '1');
}

function reasonOf(phone: string): Omit<ProblemDetails['phone-malformed'], 'phone'> | undefined {
  if (!PHONE.test(phone)) {
    const correct = withFigures(phone);
    return PHONE.test(correct) && reasonOf(correct) === undefined ? { correct, hasLetters: true } : {};
  }
  const number = phone.replace(/(?:ext|x)\.?\s*\d+$/i, '');
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length < FEWEST || digits.length > MOST) return { digits: digits.length };
  const country = number.trim().startsWith('+')
    ? Object.keys(DIGITS).find((code) => digits.startsWith(code))
    : undefined;
  const plusless = country === undefined ? withPlus(number.trim()) : undefined;
  if (plusless !== undefined) return { correct: plusless };
  const own = digits.length - (country ?? '').length;
  return country === undefined || own === DIGITS[country] ? undefined : { digits: own, country };
}
