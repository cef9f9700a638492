import { TIMES_AS_MUCH } from '../language-data/measures';
import { currencyNamed, isCurrencyCode } from '../standards/currencies';
import { type Conventions, daysMeantBy } from './conventions';
import type { Figure } from './figure';
import { isMeasured, LONGEST_MEASURE } from './measures';

/** What is left of a text without the figures that it writes in digits, which are added to those found. */
export function withoutDigits(prose: string, conventions: Conventions, found: Figure[]): string {
  const take = (figure: Figure) => {
    // The full stop of «9am.» is that of the sentence, the one of «9 a.m.» is not.
    found.push({ ...figure, written: figure.written.trim().replace(/(?<=\d\s?[ap]m)\.$/i, '') });
    return ' ';
  };
  return prose
    .replaceAll(QUARTERS, ' quarts ')
    .replaceAll(AS_A_WORD, ' ')
    .replaceAll(DATE, (date) => date.replaceAll(/[-.]/g, ' / '))
    .replaceAll(PHONE, (written) => take(numberFigure(written, written.replaceAll(/\D/g, ''))))
    .replaceAll(
      conventions.duration,
      (_written, hours: string, named?: string, bare = named ?? '') => `${hours} h ${bare.padStart(2, '0')}`,
    )
    .replaceAll(TIME, (written, hour: string, ...groups: (string | undefined)[]) => {
      const [colon, second, dot, half, offset, whole] = groups;
      const minute = colon ?? dot;
      if (minute === undefined && half === undefined) return written;
      const behind = String(whole).slice(Number(offset) + written.length);
      const meant = half ?? halfOfRange(Number(hour) * 60 + Number(minute), behind);
      const value = (hourOfDay(Number(hour), meant) % 24) * 60 + Number(minute ?? 0) + Number(second ?? 0) / 60;
      const isOptional = value % 720 === 0;
      return take({
        kind: 'time',
        value: String(value),
        written,
        ...(isOptional && { isOptional }),
        ...((/\dh|\sh/i.test(written) || unitCounted(behind.slice(0, LONGEST_MEASURE), conventions) === 'hour') && {
          outOf: 60,
        }),
      });
    })
    .replaceAll(NUMBER, (written, offset: number, whole: string) => {
      const before = whole.slice(Math.max(0, offset - LONGEST_BEFORE), offset);
      const behind = whole.slice(offset + written.length).slice(0, LONGEST_MEASURE);
      const month = monthBehind(behind, conventions);
      if (month !== undefined) found.push(month);
      if (NUMBERED_MONTH.test(written + behind))
        return take({ kind: 'month', value: String(Number(written)), written });
      return take(numberSaid(written, before, behind, conventions));
    });
}

/** 「10月」, «10월» */
const NUMBERED_MONTH = /^(?:0?[1-9]|1[0-2])[月월]/;
/** So much before a figure may say something of it. */
const LONGEST_BEFORE = 10;

function wordBehind(behind: string): string {
  return /^[\s\u00a0-]{0,2}(\p{L}+)/u.exec(behind.slice(0, 24))?.[1] ?? '';
}

function monthBehind(behind: string, { months }: Conventions): Figure | undefined {
  const written = wordBehind(behind);
  const value = months.get(written.toLowerCase());
  return value === undefined ? undefined : { kind: 'month', value, written };
}

/** A figure in digits, with what stands around it says of it. */
function numberSaid(written: string, before: string, behind: string, conventions: Conventions): Figure {
  const { readNumber, multiples } = conventions;
  const number = readNumber(written);
  const multiple = multiples.get(wordBehind(behind).toLowerCase());
  const figure = numberFigure(written, multiple === undefined ? number : String(Number(number) * multiple));
  const measured = SHARE_BEFORE.test(before) ? 100 : PARTED.find(([measure]) => measure.test(behind))?.[1];
  const unit = unitCounted(behind, conventions);
  const outOf = measured ?? (unit === 'month' ? 12 : isInParts(number, unit) ? (multiple ?? 1) : undefined);
  const metric = METRIC.exec(behind)?.[1]?.toLowerCase();
  const isOptional = figure.isOptional === true || isFreelySaid(written, number, unit, before, behind);
  return {
    ...figure,
    ...(outOf !== undefined && { outOf }),
    ...(isOptional && { isOptional }),
    ...(ORDINAL.test(behind) && { isOrdinal: true }),
    ...((endsCode(before) || BEFORE_CAPITAL.test(behind)) && { isOfCode: true }),
    ...(BEHIND_QUARTERS.test(before) && { isAbout: true }),
    ...(isMeasured(behind) && { isMeasure: true }),
    ...(metric !== undefined && { metric }),
    ...daysMeantBy(number, unit, conventions),
    ...(NOTHING_BEHIND.test(behind) && !isBehindSign(before) && { isBare: true }),
    ...(unit === undefined
      ? (shareAround(written, behind) ?? amountAround(written, before, behind))
      : { unit, withUnit: `${written} ${wordBehind(behind)}` }),
  };
}

/** Halves, and quarters of hours, which may be said in words. */
function isInParts(number: string, unit: string | undefined): boolean {
  return number.endsWith('.5') || (unit === 'hour' && /\.[27]5$/.test(number));
}

/** Signs that are the same in all languages. */
const METRIC = /^[\s\u00a0\u202f]?([kcdm]?m|[hkm]?g|[cdm]?l)(?![\p{sc=Latin}\p{N}²³/’'])/iu;
const NOTHING_BEHIND = /^\s*(?:$|[.,;:!?)](?:\s|$))/;
const SIGN_BEFORE = /(?:[\p{Sc}#º]|\p{L}\.|(?<!\p{L})(?:kr|Rs|S\/))\s?$/u;
const CODE_BEFORE = /(?<!\p{L})(\p{Lu}{3})\s?$/u;

/** Behind what says what it is a figure of: “$8.50”, “CHF 8.50”. */
function isBehindSign(before: string): boolean {
  return SIGN_BEFORE.test(before) || isCurrencyCode(CODE_BEFORE.exec(before)?.[1]);
}

/** The unit of time that a figure counts. */
function unitCounted(behind: string, { units }: Conventions): string | undefined {
  // In «de 10 a 14 h», «a» is no year.
  const ofRange = unitOfRange(behind);
  const word = ofRange ?? wordBehind(behind).toLowerCase();
  const named = units.get(word) ?? units.get(UNSPACED_UNIT.exec(word)?.[0] ?? '');
  return ofRange !== undefined && named !== 'hour' ? undefined : named;
}

/** What is counted, and not the time of a day, where words have no space between them. */
const UNSPACED_UNIT = /^(?:分|時間|小时|小時|週間|周|か月|個月|个月|분|시간|주|개월)/;

/** Whether one language may say a figure that another one leaves out, or says in another way. */
function isFreelySaid(
  written: string,
  number: string,
  unit: string | undefined,
  before: string,
  behind: string,
): boolean {
  return (
    FROM_NOUGHT.test(before.slice(-8)) ||
    (number.length === 1 && TIMES_AS_MUCH.test(behind)) ||
    SECTION_OF_A_LAW.test(before) ||
    isCentury(written, before.slice(-1), behind) ||
    (unit !== undefined && FREELY_SAID.has(number)) ||
    (unit === 'year' && YEARS_FREELY_SAID.has(number))
  );
}

/** «FP2», and not «EUR2». */
function endsCode(before: string): boolean {
  const [letters] = CAPITALS_BEFORE.exec(before) ?? [];
  return letters !== undefined && currencyNamed(letters.toLowerCase()) === undefined;
}

/** “3D”, “5G”, “4K”, “B2B”. */
const BEFORE_CAPITAL = /^-?[BDGKPd](?![\p{L}\p{N}])/u;
const CAPITALS_BEFORE = /(?<!\p{L})\p{Lu}{2,6}$/u;

/** A share of a hundred, whose sign stands behind it, with that. */
function shareAround(written: string, behind: string): Pick<Figure, 'withUnit'> | undefined {
  const [sign] = SHARE.exec(behind) ?? [];
  return sign === undefined ? undefined : { withUnit: written + sign };
}

/** The currency of an amount of money, by its sign or its name, and the amount with it. */
function amountAround(written: string, before: string, behind: string): Pick<Figure, 'unit' | 'withUnit'> | undefined {
  const [ahead = '', signBefore = ''] = /(\p{Sc}|(?<!\p{L})[A-Z]{3}(?=\s?$))\s?$/u.exec(before) ?? [];
  const [after = '', named = ''] = /^[\s\u00a0\u202f]?(\p{Sc}(?!\d)|\p{L}+)/u.exec(behind) ?? [];
  const isSignBefore = currencyNamed(signBefore) !== undefined;
  const unit = currencyNamed(isSignBefore ? signBefore : named);
  return unit === undefined ? undefined : { unit, withUnit: isSignBefore ? ahead + written : written + after };
}

/** «’400», “the 1500s”: other languages count it, or write it in letters. */
function isCentury(written: string, before: string, behind: string): boolean {
  return /\d00$/.test(written) && (written.length === 3 ? /[’']/.test(before) : behind.startsWith('s'));
}

/** Of a phone number the end counts: the rest is the country's. */
export function numberFigure(written: string, value: string): Figure {
  const known = /^\d{9,}$/.test(value) ? value.slice(-8) : value;
  return { kind: 'number', value: known, written, ...(ALWAYS_SAID.has(value) && { isOptional: true }) };
}

/** The half of the day of a time that is said behind the one with which its range ends: “3:30 to 5:30 pm”. */
function halfOfRange(minutes: number, behind: string): string | undefined {
  const [, hour, minute = '0', half] = RANGE_END.exec(behind) ?? [];
  if (half === undefined) return undefined;
  const isSame = minutes % 720 < (Number(hour) * 60 + Number(minute)) % 720;
  return isSame ? half : HALF_BEFORE[half.toLowerCase()];
}

const RANGE_END = /^\s?(?:[-–—]|to|and|till|until)\s?(\d{1,2})(?:[:.](\d\d))?\s?([ap])\.?\s?m\b/i;
const HALF_BEFORE: Readonly<Record<string, string>> = { a: 'p', p: 'a' };

function hourOfDay(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (/p/i.test(half) ? 12 : 0);
}

/** «2/4 de 10» is half past nine. */
const QUARTERS = /\b[1-3]\/4 (?=d(?:e |['’])\d)/g;
/** «24/7», «24 ore su 24», «7j/7», «3/4» by itself, “12 noon”. */
const AS_A_WORD =
  /\b24\s?\/\s?7\b|\b24\s?\p{L}{0,9}\s?(?:\/|su|sur)\s?24(?!\d)|\b7\s?\p{L}{1,9}\s?(?:\/|su|sur)\s?7(?!\d)|(?<!\d[\s\u00a0\u202f])\b[1-3]\/[2-4]\b(?!\/)|\b12\s(?:noon|midnight)\b/gu;
const SHARE = /^[\s\u00a0\u202f-]?(?:%|per ?cent(?:o|\b)|por cien(?:to)?|pour cent|prozent)/i;
/** What stands behind a figure that may be said as a part, and of how many: «la mitad», «medio kilo», «litro y medio». */
const PARTED: readonly (readonly [RegExp, number])[] = [
  [SHARE, 100],
  [/^[\s\u00a0\u202f]?(?:g|gr|ml|gram(?:o|m|me)?s?)\b/i, 1000],
  [/^[\s\u00a0\u202f]?(?:kg|l|kilos?|lit(?:ro|re|er)s?)\b/i, 1],
];
/** «%10», as Turkish and Basque write it. */
const SHARE_BEFORE = /(?<![\d\s\u00a0\u202f])[\s\u00a0\u202f]?%[\s\u00a0]?$/;
const DATE =
  /\b[12]\d{3}-[01]\d-[0-3]\d\b(?!-\d)|\b\d\d?([-.])\d\d?\1\d{4}\b|(?<![\d.,])[0-3]?\d\.[01]?\d\.(?=[\s–-])/g;
/** «28 000-35 000» is none. */
const PHONE =
  /\+\d{1,3}\)?(?:[ \u00a0.-]?\(?\d{1,4}\)?){2,6}|(?<!\d[ \u00a0])\b00 ?[1-9]\d{0,2}(?:[ \u00a0.-]?\d{1,4}){2,6}\b|(?<![\d.,:/-][ \u00a0]?)\b(?=(?:[ \u00a0-]?\d){7})0\d{1,4}[ \u00a0-]\d{3,8}(?:[ \u00a0-]\d{1,4}){0,3}\b|\b(?!\d\d\/\d{4}\b)0\d{1,4} ?\/ ?\d{2,4}(?:[ \u00a0-]?\d{1,4}){1,5}\b|(?<!\d[ \u00a0])\b(?!\d{2,3}[ \u00a0]\d{3}-\d{2,3}[ \u00a0]\d{3}\b)\d{2,4}(?:[ \u00a0-]\d{2,4}){2,5}\b/g;
const TIME =
  /(?<![\d.,:])([01]?\d|2[0-4])(?:(?::|[\s\u00a0\u202f]?h[\s\u00a0\u202f]?|u)([0-5]\d)(?::([0-5]\d))?(?!\d)|\.([0-5]\d)(?=(?:\s?(?:[-–]|bis|und)\s?\d\d?(?:\.\d\d)?){0,3}\s?(?:h|hrs|uhr|[ap]\.?\s?m)\b))?(?:[\s\u00a0]?([ap])\.?[\s\u00a0]?m\b\.?)?(?!\d)/gi;
const NUMBER =
  /(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}(?!\d))+|\d+)(?:[.,]\d+|[\s\u00a0\u202f]?[¼½¾]|[\s\u00a0\u202f](?:1\/[24]|3\/4)(?=[\s\u00a0-]\p{L}))?/gu;
/** Hours, minutes, days and months that many say otherwise: «12 meses», "a year". */
const FREELY_SAID = new Set(['7', '12', '14', '15', '24', '30', '36', '45', '48', '60', '72', '90', '365']);
/** A decade, a century, and their halves. */
const YEARS_FREELY_SAID = new Set(['10', '50', '100']);
const ALWAYS_SAID = new Set(['0', '1']);
const BEHIND_QUARTERS = /quarts d(?:e |['’])$/;
/** Behind what has a place in a row. */
const ORDINAL = /^\.?(?:[ºª]|er\b)/;
/** It is a law of one country. */
const SECTION_OF_A_LAW = /§§?[\s\u00a0\u202f]?$/;
/** Before the end of a range from nought on: «de 0 a 3 años», “under-fours”. */
const FROM_NOUGHT = /(?<![\d.,:])0\s?(?:[-–]|\p{L}{1,3})\s?$/u;

/** The unit of the figure with which a range ends whose first one has just been read: `h` of « a 19 h». */
function unitOfRange(behind: string): string | undefined {
  const range = /^\s?(?:[-–]|\p{L}{1,3})\s?\d{1,2}(?:\s?(\p{L}+))?/u.exec(behind);
  return range === null ? undefined : (range[1] ?? '').toLowerCase();
}
