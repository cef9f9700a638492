import { asAddress, dialledPhones } from '../contacts/dialled-phones';
import { endOfPhone, phonesOf } from '../contacts/known-phones';
import { isCounted, withoutExtension } from '../contacts/meant-phone';
import type { Finding } from '../findings/finding';
import { fixOfText, possibleFix, setEdit } from '../findings/fixes';
import { BEFORE_OTHER_PHONE } from '../language-data/contacts';
import type { Rule } from '../rule';
import { singleton } from '../site';
import { callingCode } from '../standards/phone-example';
import { fewInEach } from '../texts/few-faults';
import { runsWith, textOf } from '../texts/readable-texts';
import { valuesWith } from '../values/values';

/** Not within a longer number, nor behind letters, as in that of an account. */
const PHONE = /(?<![\d+\p{Lu}]|\d[\s\u00a0.-])\+?\d(?:[\s\u00a0.-]?\d){7,14}(?![\s\u00a0.-]?\d)/gu;
const runsWithPhones = runsWith(/\d(?:[\s\u00a0.-]?\d){7}/);
/** So many digits may be another's where all others are the same. */
const MOST_OTHER = 2;
const TOKEN = '{{settings.phone}}';

/**
 * A telephone in a text that is almost that of the site, and nobody else's on it, is that of the site; so is one of which two
 * digits have changed places, and one with the code of another country before the same digits.
 */
export const phoneOther: Rule<'phone-other'> = (site) => {
  const own: unknown = singleton(site, 'settings')?.phone;
  if (typeof own !== 'string' || endOfPhone(own).length < 9) return [];
  const phones = phonesOf(site.collections);
  const known: ReadonlySet<string> = new Set(phones.map(endOfPhone));
  const code = callingCode(site.contract.languages);
  const inValues = valuesWith(site, 'x-phone').flatMap(({ source, pointer, value }): Finding<'phone-other'>[] => {
    const phone = String(value);
    const place = { source, pointer };
    const isOfOther = isOfOtherCountry(phone, own, code);
    if (isOfOther || isTurned(endOfPhone(phone), endOfPhone(own))) {
      const details = { phone, correct: own, suggestion: own };
      return [{ code: 'phone-other', place, details, ...(isOfOther && possibleFix(setEdit(place, own))) }];
    }
    const others = [own, ...phones.filter((other) => other !== phone)];
    const correct = phone === own ? undefined : withCodeOf(phone, others, code);
    if (correct === undefined) return [];
    const details = { phone, correct, suggestion: correct, country: code };
    return [{ code: 'phone-other', place, details, ...possibleFix(setEdit(place, correct)) }];
  });
  const inLinks = dialledPhones(site).flatMap(({ place, phone, shown, dialling }): Finding<'phone-other'>[] => {
    const isSame = endOfPhone(phone) === endOfPhone(own) && !isOfOtherCountry(phone, own, code);
    if (isSame || shown.some((text) => /\d{3}/.test(text))) return [];
    const isNear = !known.has(endOfPhone(phone)) && isAlmost(endOfPhone(phone), endOfPhone(own));
    if (!isNear && !isOfOtherCountry(phone, own, code) && !shown.some((text) => text.includes(TOKEN))) return [];
    return [
      {
        code: 'phone-other',
        place,
        details: { phone, correct: own, suggestion: asAddress(own) },
        fix: dialling(own),
      },
    ];
  });
  const inTexts = fewInEach(runsWithPhones(site), textOf, ({ written, text, offset }) => {
    const { source, pointer } = written;
    // A value that is a number by itself is somebody's own.
    if (!/\p{L}{2}/u.test(withoutExtension(text))) return [];
    const phones = [...text.matchAll(PHONE)];
    // Beside that of the site it is another one.
    if (text.includes(TOKEN) || phones.some(([phone]) => isDialled(phone, own))) return [];
    return phones.flatMap(({ 0: phone, index }) => {
      if (BEFORE_OTHER_PHONE.test(text.slice(Math.max(0, index - 24), index))) return [];
      const isNear = isAlmost(endOfPhone(phone), endOfPhone(own)) || isOneDigitOff(phone, own);
      if (known.has(endOfPhone(phone)) || !isNear) return [];
      const part = { offset: offset + index, length: phone.length };
      const fix = fixOfText(written, [{ ...part, text: TOKEN }], false);
      const details = { phone, correct: own, suggestion: TOKEN };
      return [{ code: 'phone-other' as const, place: { source, pointer, part }, details, fix }];
    });
  });
  return [...inValues, ...inLinks, ...inTexts];
};

/** So many others tell how a site writes telephones. */
const FEWEST_OTHERS = 2;

/** How a number is to be whose code of a country is a slip of that which all others have. */
function withCodeOf(phone: string, others: readonly string[], country: string): string | undefined {
  if (others.length < FEWEST_OTHERS || !others.every((other) => other.startsWith(`+${country}`))) return undefined;
  const [, code = '', number = ''] = /^\+(\d{1,3})\s+(\S.*)$/.exec(phone) ?? [];
  const correct = `+${country} ${number}`;
  return isTurned(code, country) && isCounted(correct) ? correct : undefined;
}

/** Whether a number is that of the site, which has the code of its country, with the code of another one. */
function isOfOtherCountry(phone: string, own: string, code: string): boolean {
  if (endOfPhone(phone) !== endOfPhone(own) || !phone.startsWith('+')) return false;
  return own.startsWith(`+${code}`) && !phone.startsWith(`+${code}`);
}

/** Whether a number is another one, or as that is dialled within its country: 01 234 56 78 for +43 1 2345678. */
function isDialled(phone: string, other: string): boolean {
  const [digits = '', all = ''] = [phone, other].map((number) => number.replaceAll(/\D/g, ''));
  return endOfPhone(phone) === endOfPhone(other) || all.endsWith(digits.replace(/^0/, ''));
}

function isAlmost(one: string, other: string): boolean {
  return (
    one !== other &&
    one.length === other.length &&
    [...one].filter((digit, index) => digit !== other[index]).length <= MOST_OTHER
  );
}

/** Whether a number, as it is dialled within the country, has one digit less than another, or one more, and all others in their order. */
function isOneDigitOff(phone: string, other: string): boolean {
  const [digits, meant] = [phone.replaceAll(/\D/g, ''), endOfPhone(other)];
  if (phone.startsWith('+') || Math.abs(digits.length - meant.length) !== 1) return false;
  const [short, long] = digits.length < meant.length ? [digits, meant] : [meant, digits];
  const at = [...long].findIndex((digit, index) => digit !== short[index]);
  return long.slice(0, at) + long.slice(at + 1) === short;
}

/** Whether two digits beside one another have changed places. */
function isTurned(one: string, other: string): boolean {
  const [first, second, ...more] = [...one].flatMap((digit, index) => (digit === other[index] ? [] : [index]));
  if (one.length !== other.length || first === undefined || second !== first + 1 || more.length > 0) return false;
  return one[first] === other[second] && one[second] === other[first];
}
