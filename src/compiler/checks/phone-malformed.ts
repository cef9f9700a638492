import { isRecord } from '../../shared/is-record';
import { meantPhone, miscounted, withCountry, withFigures, withoutNought, withPlus } from '../contacts/meant-phone';
import { possibleFix, setEdit } from '../findings/fixes';
import type { ProblemDetails } from '../findings/problem-details';
import type { OwnRule } from '../rule';
import type { Files } from '../site';
import { callingCode, phoneExampleWith } from '../standards/phone-example';
import { fewInEach } from '../texts/few-faults';
import { runsWith, textOf } from '../texts/readable-texts';
import { valueAt } from '../values/value-at';
import { valuesWith } from '../values/values';

/** What stands between digits, and an extension. */
const PHONE = /^\+?[\d\s()./\u2011-]+(?:\s*(?:ext|x)\.?\s*\d+)?$/i;

/** A phone is one that somebody can dial, from anywhere, and is written as its place asks for. */
export const phoneMalformed: OwnRule<'phone-malformed'> = (files) => [...inValues(files), ...inTexts(files)];

/** A number with the code of a country, as it stands in a text. */
const IN_TEXT = /(?<![\w+])\+\d{1,3}(?:[ \u00a0.-]?\(?\d{1,4}\)?){1,6}(?![\d/-])/g;
const runsWithPhones = runsWith(/\+\d/);

/** Of a number in a text is told only that it has too few digits, or too many, for the country whose code it has. */
function inTexts(files: Files): ReturnType<OwnRule<'phone-malformed'>> {
  const phones = new Set(valuesWith(files, 'x-phone').map(({ pointer }) => pointer.join('/')));
  const runs = runsWithPhones(files).filter(({ written: { pointer } }) => !phones.has(pointer.join('/')));
  return fewInEach(runs, textOf, ({ written: { source, pointer }, text, offset }) =>
    [...text.matchAll(IN_TEXT)].flatMap(({ 0: phone, index }) => {
      const wrong = miscounted(phone);
      if (wrong?.country === undefined) return [];
      const part = { offset: offset + index, length: phone.length };
      const details = { phone, ...wrong, example: phoneExampleWith(wrong.country) };
      return [{ code: 'phone-malformed' as const, place: { source, pointer, part }, details }];
    }),
  );
}

function inValues(files: Files): ReturnType<OwnRule<'phone-malformed'>> {
  return valuesWith(files, 'x-phone').flatMap(({ source, pointer, value, schema }) => {
    if (typeof value !== 'string' || value.trim() === '' || value.includes('{{')) return [];
    const holder = valueAt(source.data, pointer.slice(0, -1));
    const code = callingCode(files.contract.languages, isRecord(holder) && holder.country);
    const reason = reasonOf(value, code) ?? reasonOfForm(value, code, schema.pattern);
    if (reason === undefined) return [];
    const place = { source, pointer };
    const { correct, country = code } = reason;
    const details = { phone: value, ...reason, ...(correct === undefined && { example: phoneExampleWith(country) }) };
    return [
      {
        code: 'phone-malformed',
        place,
        details,
        ...(correct !== undefined && possibleFix(setEdit(place, correct))),
      },
    ];
  });
}

type Reason = Omit<ProblemDetails['phone-malformed'], 'phone'>;

function reasonOf(phone: string, code: string): Reason | undefined {
  if (!PHONE.test(phone)) {
    const inFigures = withFigures(phone);
    if (PHONE.test(inFigures) && reasonOf(inFigures, code) === undefined) {
      return { correct: inFigures, reason: 'letters' };
    }
    return withMeant(phone, code, {});
  }
  const number = phone.trim();
  const plusless = number.startsWith('+') ? undefined : withPlus(number);
  if (plusless !== undefined) return { correct: meantPhone(phone, code) ?? plusless };
  const noughtless = withoutNought(number);
  if (noughtless !== undefined) return { correct: meantPhone(noughtless, code) ?? noughtless, reason: 'nought' };
  const wrong = miscounted(phone);
  return wrong && withMeant(phone, code, wrong);
}

/** Of a number that can be dialled: where it is to stand in figures and spaces only. */
function reasonOfForm(phone: string, code: string, pattern: string | undefined): Reason | undefined {
  if (/^\+\s/.test(phone)) return withMeant(phone, code, {});
  if (pattern === undefined || new RegExp(pattern, 'u').test(phone)) return undefined;
  // Elsewhere, a number may stand as it is dialled within its country.
  const isLocal = PHONE.test(phone) && withCountry(phone.trim(), code) !== undefined;
  return { ...withMeant(phone, code, {}), ...(isLocal && { reason: 'country' as const }) };
}

function withMeant(phone: string, code: string, reason: Reason): Reason {
  const correct = meantPhone(phone, code);
  return correct === undefined ? reason : { correct, reason: 'signs' };
}
