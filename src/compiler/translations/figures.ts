import type { SiteLanguage } from '../../../generated/types';
import { escapeRegExp } from '../../shared/escape-reg-exp';
import { languageData } from '../language-data/known-languages';
import type { LanguageData } from '../language-data/language-data';
import { measureNames } from '../language-data/measures';
import { oncePerWord, type Word, wordOf, wordsIn } from '../texts/words';
import { proseOf } from './markup';
import { figureWords, spokenFigure } from './spoken-figures';

/**
 * A figure of a text, whatever it counts. `value` is written the same in all languages: `27000`, `3.5`, the digits of a
 * phone number; a time is in minutes since midnight, a month and a day of the week are counted from 1.
 */
export interface Figure {
  readonly kind: 'number' | 'time' | 'month' | 'weekday' | 'word';
  readonly value: string;
  /** As it stands in the text. */
  readonly written: string;
  /** It may as well be said without a figure: «24 horas», "around the clock". */
  readonly isOptional?: boolean;
  /** In digits, what has a place in a row: «2.º». */
  readonly isOrdinal?: boolean;
  /** What it counts, where that is time or money: `month`, `EUR`. */
  readonly unit?: string;
  /** The figure together with that, as it is written: «6 meses», “$200”. */
  readonly withUnit?: string;
  /** Whether it counts lengths, weights and the like, which another language may convert into its own. */
  readonly isMeasure?: boolean;
  /** Of how many it is a part that may be said in words: of a hundred in «80 %», of a thousand in «500 g», of one in «2,5», of sixty minutes in «1 h 15», of twelve months. */
  readonly outOf?: number;
  /** A number behind which a sentence ends, and beside which there is no sign: nothing says what it counts. */
  readonly isBare?: boolean;
  /** An hour beside which stands that it is half or a quarter more or less. */
  readonly isAbout?: boolean;
}

/** The figures of a text, read as its language writes them. */
export function figuresIn(text: string, { code, locale }: Pick<SiteLanguage, 'code' | 'locale'>): readonly Figure[] {
  const conventions = conventionsOf(code, locale);
  const prose = withPlainDigits(proseOf(text));
  const found: Figure[] = [];
  const spoken = /\d/.test(prose) ? withoutDigits(prose, conventions, found) : prose;
  addWords(spoken, conventions, found);
  return found;
}

/** Every run of digits as a number of its own: `6.1` and `6(1)` are the same then. */
export function partsOf(figure: Figure): readonly Figure[] {
  const parts =
    figure.kind === 'number' && !/[.,\s]\d{3}(?!\d)/.test(figure.written) ? figure.written.match(/\d+/g) : null;
  return parts === null ? [figure] : parts.map((part) => numberFigure(figure.written, trimmed(part)));
}

/** Digits of all scripts as 0 to 9, and the signs between those of Arabic. */
function withPlainDigits(text: string): string {
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

/** What is left of a text without the figures that it writes in digits, which are added to those found. */
function withoutDigits(prose: string, conventions: Conventions, found: Figure[]): string {
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
      (_written, hours: string, minutes: string) => `${hours} h ${minutes.padStart(2, '0')}`,
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
        ...{ kind: 'time', value: String(value), written },
        ...(isOptional && { isOptional }),
        ...(/\dh|\sh/i.test(written) && { outOf: 60 }),
      });
    })
    .replaceAll(NUMBER, (written, offset: number, whole: string) => {
      const before = whole.slice(Math.max(0, offset - LONGEST_BEFORE), offset);
      const behind = whole.slice(offset + written.length).slice(0, LONGEST_MEASURE);
      const month = monthBehind(behind, conventions);
      if (month !== undefined) found.push(month);
      return take(numberSaid(written, before, behind, conventions));
    });
}

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
  const measured = PARTED.find(([measure]) => measure.test(behind))?.[1];
  const unit = unitCounted(behind, conventions);
  const outOf = measured ?? (unit === 'month' ? 12 : number.endsWith('.5') ? (multiple ?? 1) : undefined);
  const isOptional = figure.isOptional === true || isFreelySaid(written, number, unit, before, behind);
  return {
    ...figure,
    ...(outOf !== undefined && { outOf }),
    ...(isOptional && { isOptional }),
    ...(ORDINAL.test(behind) && { isOrdinal: true }),
    ...(BEHIND_QUARTERS.test(before) && { isAbout: true }),
    ...(isMeasured(behind) && { isMeasure: true }),
    ...(NOTHING_BEHIND.test(behind) && !SIGN_BEFORE.test(before) && { isBare: true }),
    ...(unit === undefined
      ? amountAround(written, before, behind)
      : { unit, withUnit: `${written} ${wordBehind(behind)}` }),
  };
}

const NOTHING_BEHIND = /^\s*(?:$|[.,;:!?)](?:\s|$))/;
const SIGN_BEFORE = /(?:[\p{Sc}#º]|\p{L}\.)\s?$/u;

/** The unit of time that a figure counts. */
function unitCounted(behind: string, { units }: Conventions): string | undefined {
  // In «de 10 a 14 h», «a» is no year.
  const ofRange = unitOfRange(behind);
  const named = units.get(ofRange ?? wordBehind(behind).toLowerCase());
  return ofRange !== undefined && named !== 'hour' ? undefined : named;
}

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
    isCentury(written, before.slice(-1), behind) ||
    (unit !== undefined && FREELY_SAID.has(number)) ||
    (unit === 'year' && YEARS_FREELY_SAID.has(number))
  );
}

/** The currency of an amount of money, by its sign or its name, and the amount with it. */
function amountAround(written: string, before: string, behind: string): Pick<Figure, 'unit' | 'withUnit'> | undefined {
  const [ahead = '', signBefore = ''] = /([$£€¥])\s?$/.exec(before) ?? [];
  const [after = '', named = ''] = /^[\s\u00a0\u202f]?([$£€¥]|\p{L}+)/u.exec(behind) ?? [];
  const sign = signBefore === '' ? named : signBefore;
  const unit = currencyNamed(sign);
  return unit === undefined ? undefined : { unit, withUnit: signBefore === '' ? written + after : ahead + written };
}

/** The code of a currency, by its sign or its name. */
export function currencyNamed(word: string): string | undefined {
  return CURRENCIES.find(([pattern]) => pattern.test(word))?.[1];
}

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|eur|euros?)$/i, 'EUR'],
  [/^(?:\$|usd|d[oòó]l+ar\p{L}*)$/iu, 'USD'],
  [/^(?:£|gbp|pounds?|libras?)$/i, 'GBP'],
  [/^(?:¥|jpy|yen\p{L}*)$/iu, 'JPY'],
];

/** Whether a figure is followed by a measure, or by the figure with which its range ends and a measure. */
function isMeasured(behind: string): boolean {
  return MEASURE.test(behind.replace(/^\s?(?:[-–]|\p{L}{1,3})\s?\d[\d.,]*/u, ''));
}

const LONGEST_MEASURE = 40;
/** What is converted from one measure into another. */
const MEASURE = new RegExp(
  `^[\\s\\u00a0\\u202f-]{0,2}(?:(?:square|sq\\.?|cubic)[\\s-])?(?:${measureNames})(?![\\p{L}\\d])`,
  'iu',
);

/** «’400», “the 1500s”: other languages count it, or write it in letters. */
function isCentury(written: string, before: string, behind: string): boolean {
  return /\d00$/.test(written) && (written.length === 3 ? /[’']/.test(before) : behind.startsWith('s'));
}

/** Of a phone number the end counts: the rest is the country's. */
function numberFigure(written: string, value: string): Figure {
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

/** Months, days of the week, and figures in words: «treinta y dos» is one. */
function addWords(prose: string, conventions: Conventions, found: Figure[]): void {
  if (!wordsIn(prose).some((word) => conventions.figureNamed(word) !== undefined)) return;
  for (const { 0: text } of prose.matchAll(PHRASE)) addWordsOf(text, conventions, found);
}

/** Words between which stands nothing but spaces, hyphens and apostrophes. */
const PHRASE = /\p{L}+(?:[\s\u00a0'’·-]+\p{L}+)*/gu;

function addWordsOf(text: string, { figureNamed, units, data }: Conventions, found: Figure[]): void {
  const places = [...text.matchAll(/\p{L}+/gu)];
  const phrase = places.map(([written]) => wordOf(written));
  for (let index = 0; index < phrase.length; index += 1) {
    const word = phrase[index];
    const named = word && figureNamed(word);
    if (named === undefined) continue;
    const spoken = named.kind === 'word' && data ? spokenFigure(phrase, index, data) : undefined;
    const first = index;
    index += (spoken?.length ?? 1) - 1;
    const last = places[index];
    const counts = named.kind === 'word' && named.isOptional !== true;
    const next = phrase[index + 1];
    const counted = counts ? units.get(next?.small ?? '') : undefined;
    const writtenFigure = text.slice(places[first]?.index, last && last.index + last[0].length);
    const isMeasure = next !== undefined && MEASURE.test(` ${next.written}`);
    const isAbout = [first - 1, first - 2, index + 1, index + 2].some((at) => HALVES.has(phrase[at]?.small ?? ''));
    found.push({
      ...named,
      written: writtenFigure,
      ...(spoken && { value: String(spoken.value) }),
      ...(isAbout && { isOptional: true, isAbout }),
      ...(isMeasure && { isMeasure }),
      ...(counted !== undefined && { unit: counted, withUnit: `${writtenFigure} ${next?.written}` }),
    });
  }
}

/** Beside an hour, which some languages call by the one that has been and others by the one that comes. */
const HALVES = new Set([
  ...['half', 'quarter', 'halb', 'viertel', 'dreiviertel', 'quart', 'quarts', 'mitja', 'media', 'cuarto'],
  ...['demie', 'mezza', 'mezzo', 'quarto', 'meia'],
]);

/** «dreihundert» */
function inOneWord(word: Word, data: LanguageData | undefined): NamedFigure | undefined {
  const spoken = data?.numbersInOneWord === undefined ? undefined : spokenFigure([word], 0, data);
  return spoken && { kind: 'word', value: String(spoken.value) };
}

/** «siglo XXI», “Phase II”, «XIXe siècle»: other letters may be meant, so that nothing is said of one that is not in the other text. */
function romanFigure(written: string): NamedFigure | undefined {
  const [, letters = ''] = /^([IVXL]{2,7})(?:er?|[eè]me|è)?$/.exec(written) ?? [];
  if (letters === '') return undefined;
  const values = [...letters].map((letter) => ROMAN[letter] ?? 0);
  const value = values.reduce((sum, one, index) => sum + (one < (values[index + 1] ?? 0) ? -one : one), 0);
  return { kind: 'word', value: String(value), isOptional: true };
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

/** A figure as another language writes it; undefined where that is a matter of the sentence. */
export function writeFigure({ kind, value, written }: Figure, locale: string): string | undefined {
  if (kind === 'month' || kind === 'weekday') return calendarNames(locale)[kind][Number(value) - 1]?.[0];
  if (kind !== 'number' || /\d[\s\u00a0-]+\d|\+/.test(written)) return undefined;
  return /^\d+$/.test(written) ? written : writeNumber(Number(value), locale);
}

/** A time, or the number of an hour, as another time is written beside which it stands: 21 like “9am” is “9pm”. */
export function writeTimeLike(model: Figure, { kind, value }: Figure): string | undefined {
  if (model.kind !== 'time' || (kind !== 'time' && kind !== 'number')) return undefined;
  const minutes = kind === 'time' ? Number(value) : Number(value) * 60;
  if (!Number.isInteger(minutes) || minutes >= 24 * 60) return undefined;
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  const [, sign = '', gap = '', half = '', end = ''] = TWELVE_HOURS.exec(model.written) ?? [];
  if (half === '')
    return TWENTY_FOUR_HOURS.test(model.written) ? model.written.replace(/\d+(.)\d+/, `${hour}$1${minute}`) : undefined;
  const letter = hour < 12 ? 'a' : 'p';
  const behind = minute === '00' && sign === '' ? '' : `${sign === '' ? ':' : sign}${minute}`;
  return `${hour % 12 || 12}${behind}${gap}${half === half.toUpperCase() ? letter.toUpperCase() : letter}${end}`;
}

/** “9am”, “9.30 p.m.”: what is between the numbers, before the half of the day, its letter, and what follows that. */
const TWELVE_HOURS = /^\d{1,2}(?:([:.])\d\d)?(\s?)([ap])(\.?\s?m\.?)$/i;
const TWENTY_FOUR_HOURS = /^\d{1,2}[:.]\d\d$/;

/** A number as a language writes it. */
export function writeNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }).format(value);
}

/** «2/4 de 10» is half past nine. */
const QUARTERS = /\b[1-3]\/4 (?=d(?:e |['’])\d)/g;
/** «24/7», «24 ore su 24», «7j/7», «3/4», “12 noon”. */
const AS_A_WORD =
  /\b24\s?\/\s?7\b|\b24\s?\p{L}{0,9}\s?(?:\/|su|sur)\s?24(?!\d)|\b7\s?\p{L}{1,9}\s?(?:\/|su|sur)\s?7(?!\d)|\b[1-3]\/[2-4]\b(?!\/)|\b12\s(?:noon|midnight)\b/gu;
/** What stands behind a figure that may be said as a part, and of how many: «la mitad», «medio kilo», «litro y medio». */
const PARTED: readonly (readonly [RegExp, number])[] = [
  [/^[\s\u00a0\u202f]?(?:%|per ?cent(?:o|\b)|por cien|pour cent|prozent)/i, 100],
  [/^[\s\u00a0\u202f]?(?:g|gr|ml|gram(?:o|m|me)?s?)\b/i, 1000],
  [/^[\s\u00a0\u202f]?(?:kg|l|kilos?|lit(?:ro|re|er)s?)\b/i, 1],
];
const DATE = /\b\d{4}-\d\d-\d\d\b|\b\d\d?([-.])\d\d?\1\d{4}\b|(?<![\d.,])[0-3]?\d\.[01]?\d\.(?=[\s–-])/g;
/** «28 000-35 000» is none. */
const PHONE =
  /\+\d{1,3}\)?(?:[ \u00a0.-]?\(?\d{1,4}\)?){2,6}|(?<!\d[ \u00a0])\b00 ?[1-9]\d{0,2}(?:[ \u00a0.-]?\d{1,4}){2,6}\b|\b(?!\d\d\/\d{4}\b)0\d{1,4} ?\/ ?\d{2,4}(?:[ \u00a0-]?\d{1,4}){1,5}\b|(?<!\d[ \u00a0])\b(?!\d{2,3}[ \u00a0]\d{3}-\d{2,3}[ \u00a0]\d{3}\b)\d{2,4}(?:[ \u00a0-]\d{2,4}){2,5}\b/g;
const TIME =
  /(?<![\d.,:])([01]?\d|2[0-4])(?:(?::|[\s\u00a0\u202f]?h[\s\u00a0\u202f]?)([0-5]\d)(?::([0-5]\d))?(?!\d)|\.([0-5]\d)(?=(?:\s?(?:[-–]|bis|und)\s?\d\d?(?:\.\d\d)?)?\s?(?:h|hrs|uhr|[ap]\.?\s?m)\b))?(?:[\s\u00a0]?([ap])\.?[\s\u00a0]?m\b\.?)?(?!\d)/gi;
const NUMBER = /(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}(?!\d))+|\d+)(?:[.,]\d+)?/g;
/** Hours, minutes, days and months that many say otherwise: «12 meses», "a year". */
const FREELY_SAID = new Set(['7', '12', '14', '15', '24', '30', '36', '45', '48', '60', '72', '90', '365']);
/** A decade, a century, and their halves. */
const YEARS_FREELY_SAID = new Set(['10', '50', '100']);
const ALWAYS_SAID = new Set(['0', '1']);
const BEHIND_QUARTERS = /quarts d(?:e |['’])$/;
/** Behind what has a place in a row. */
const ORDINAL = /^\.?(?:[ºª]|er\b)/;
/** Before the end of a range from nought on: «de 0 a 3 años», “under-fours”. */
const FROM_NOUGHT = /(?<![\d.,:])0\s?(?:[-–]|\p{L}{1,3})\s?$/u;

/** The unit of the figure with which a range ends whose first one has just been read: `h` of « a 19 h». */
function unitOfRange(behind: string): string | undefined {
  const range = /^\s?(?:[-–]|\p{L}{1,3})\s?\d{1,2}(?:\s?(\p{L}+))?/u.exec(behind);
  return range === null ? undefined : (range[1] ?? '').toLowerCase();
}

type NamedFigure = Pick<Figure, 'kind' | 'value' | 'isOptional'>;

interface Conventions {
  readonly readNumber: (written: string) => string;
  /** A month, a day of the week, or a figure in words. */
  readonly figureNamed: (word: Word) => NamedFigure | undefined;
  readonly multiples: ReadonlyMap<string, number>;
  readonly units: ReadonlyMap<string, string>;
  readonly duration: RegExp;
  /** Months by their short names, which may be other words where they stand by no figure. */
  readonly months: ReadonlyMap<string, string>;
  readonly data: LanguageData | undefined;
}

const known = new Map<string, Conventions>();

function conventionsOf(code: string, locale: string): Conventions {
  const found = known.get(`${code} ${locale}`) ?? readConventions(code, locale);
  known.set(`${code} ${locale}`, found);
  return found;
}

function readConventions(code: string, locale: string): Conventions {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const decimal = withPlainDigits(parts.find(({ type }) => type === 'decimal')?.value ?? '.');
  const data = languageData(code);
  const optional = [...figureWords(data?.ordinals), ...figureWords(data?.multiples)].filter(
    ([word]) => word.length > 1,
  );
  const named = new Map<string, NamedFigure>([
    ...optional.map(([word, value]) => [word, { kind: 'word', value: String(value), isOptional: true }] as const),
    ...[...figureWords(data?.numbers)].map(([word, value]) => [word, { kind: 'word', value: String(value) }] as const),
    ...(['month', 'weekday'] as const).flatMap((kind) =>
      calendarNames(locale)[kind].flatMap((names, index) =>
        names.map((name) => [name, { kind, value: String(index + 1) }] as const),
      ),
    ),
  ]);
  const units = new Map([...HOUR_SIGNS, ...timeUnits(locale)]);
  return {
    readNumber: (written) => readNumber(written, decimal),
    // At the beginning of a sentence, «mayo» is written «Mayo»; “May” is never written “may”, which is another word.
    figureNamed: oncePerWord(
      (word) => named.get(word.written) ?? named.get(word.small) ?? romanFigure(word.written) ?? inOneWord(word, data),
    ),
    multiples: figureWords(data?.multiples),
    units,
    duration: durationWith(units),
    months: shortMonths(locale),
    data,
  };
}

/** Every name of each month and of each day of the week, the commonest first: alone, in a date, and in the plural. */
export function calendarNames(locale: string): Record<'month' | 'weekday', string[][]> {
  const months = Array.from({ length: 12 }, (_none, index) => new Date(Date.UTC(2024, index, 15)));
  const days = Array.from({ length: 7 }, (_none, index) => new Date(Date.UTC(2024, 0, 1 + index)));
  return { month: namesOf('month', months, locale), weekday: namesOf('weekday', days, locale) };
}

/** «1 Std. 20 Min.», “1 hour and 20 minutes”: «1 h 20». */
function durationWith(units: ReadonlyMap<string, string>): RegExp {
  const named = (unit: string, common: string) =>
    [...units]
      .filter(([, meant]) => meant === unit)
      .map(([name]) => escapeRegExp(name))
      .concat(common)
      .join('|');
  return new RegExp(
    `(?<![\\d.,:])(\\d{1,2})\\s?(?:${named('hour', COMMON_HOURS)})\\.?\\s?(?:\\p{L}{1,3}[\\s-])?([0-5]?\\d)(?=\\s?(?:${named('minute', 'min')}))`,
    'giu',
  );
}

/** Hours as they are written in several languages. */
const COMMON_HOURS = 'std|stunden?|hrs?|hours?|horas?|hor[ae]s|heures?|or[ae]|uur';

/** Behind the hour of a day, and in many languages behind hours that are counted. */
const HOUR_SIGNS: readonly (readonly [string, string])[] = [
  ['h', 'hour'],
  ['uhr', 'hour'],
];

/** «dic», “Sept”: the number of each month by its short names, in small letters and without a full stop. */
function shortMonths(locale: string): ReadonlyMap<string, string> {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_none, index) => {
    const name = format
      .format(new Date(Date.UTC(2024, index, 15)))
      .toLowerCase()
      .replace(/\.$/, '');
    return [[name, String(index + 1)] as const, [name.slice(0, 3), String(index + 1)] as const];
  });
  const long = new Set(
    calendarNames(locale)
      .month.flat()
      .map((name) => name.toLowerCase()),
  );
  return new Map(names.flat().filter(([name]) => !long.has(name)));
}

function namesOf(kind: 'month' | 'weekday', dates: readonly Date[], locale: string): string[][] {
  const alone = new Intl.DateTimeFormat(locale, { [kind]: 'long', timeZone: 'UTC' });
  const inDate = new Intl.DateTimeFormat(locale, { [kind]: 'long', day: 'numeric', timeZone: 'UTC' });
  return dates.map((date) => {
    const name = alone.format(date);
    const other = inDate.formatToParts(date).find(({ type }) => type === kind)?.value ?? name;
    return [...new Set([name, other, `${name}s`])];
  });
}

const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year'];

const unitsByLocale = new Map<string, ReadonlyMap<string, string>>();

/** Which unit of time a word of a language is: `month` for «meses». In small letters, without a full stop. */
export function timeUnits(locale: string): ReadonlyMap<string, string> {
  const units =
    unitsByLocale.get(locale) ??
    new Map(UNITS.flatMap((unit) => unitNames(unit, locale).map((name) => [name, unit] as const)));
  unitsByLocale.set(locale, units);
  return units;
}

const pluralsByLocale = new Map<string, ReadonlyMap<string, string>>();

/**
 * What units of time are called where there are several, by what one alone is called: «meses» by «mes». Of languages that
 * call two, a few and many by different names, nothing.
 */
export function singularUnits(locale: string): ReadonlyMap<string, string> {
  const nameOf = (unit: string, value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
      .formatToParts(value)
      .find(({ type }) => type === 'unit')?.value ?? '';
  const known = pluralsByLocale.get(locale);
  if (known !== undefined) return known;
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const isSimple = pluralCategories.every((category) => ['one', 'many', 'other'].includes(category));
  const names = isSimple ? UNITS.map((unit) => [nameOf(unit, 1), nameOf(unit, 24)] as const) : [];
  const plurals = new Map(names.filter(([one, several]) => one !== several && several !== ''));
  pluralsByLocale.set(locale, plurals);
  return plurals;
}

function unitNames(unit: string, locale: string): string[] {
  const written = (['long', 'short'] as const).flatMap((unitDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
    return [1, 24].map((value) => format.format(value));
  });
  return written.map((text) => text.replaceAll(/[\d\s\u00a0.]/g, '').toLowerCase());
}

/** Groups of three digits are thousands, but after the decimal sign of the language. */
function readNumber(written: string, decimal: string): string {
  const separators = [...written.matchAll(/[.,]/g)].map(([sign]) => sign);
  const last = separators.at(-1);
  const isFraction =
    last !== undefined &&
    separators.filter((sign) => sign === last).length === 1 &&
    (last === decimal || !/[.,]\d{3}$/.test(written));
  if (!isFraction) return trimmed(written.replaceAll(/\D/g, ''));
  const [whole = '', fraction = ''] = [
    written.slice(0, written.lastIndexOf(last)),
    written.slice(written.lastIndexOf(last) + 1),
  ];
  return String(Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`));
}

function trimmed(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
