import { escapeRegExp } from '../../shared/escape-reg-exp';
import { languageData } from '../language-data/known-languages';
import type { LanguageData } from '../language-data/language-data';
import { wordPairs } from '../language-data/word-pairs';
import { CALENDAR_KINDS, calendarNames, shortMonths } from '../standards/calendar-names';
import { oncePerWord, type Word } from '../texts/words';
import type { Figure } from './figure';
import { withPlainDigits } from './plain-digits';
import { figureWords, joinedNumbers, namedBehind, spokenFigure } from './spoken-figures';
import { timeUnits } from './time-units';

type NamedFigure = Pick<Figure, 'kind' | 'value' | 'unit' | 'isOptional' | 'isOrdinal'>;

/** How a language writes its figures. */
export interface Conventions {
  readonly readNumber: (written: string) => string;
  /** A month, a day of the week, or a figure in words. */
  readonly figureNamed: (word: Word) => NamedFigure | undefined;
  readonly multiples: ReadonlyMap<string, number>;
  readonly units: ReadonlyMap<string, string>;
  readonly duration: RegExp;
  /** How many days are meant by so many, where those of a week are counted with both its ends. */
  readonly daysMeant: ReadonlyMap<string, number>;
  /** Months by their short names, which may be other words where they stand by no figure. */
  readonly months: ReadonlyMap<string, string>;
  /** Days of the week where words have no space between them. */
  readonly unspacedDays: ReadonlyMap<string, string>;
  readonly data: LanguageData | undefined;
}

const known = new Map<string, Conventions>();

export function conventionsOf(code: string, locale: string): Conventions {
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
  const units = new Map([...HOUR_SIGNS, ...timeUnits(locale)]);
  const named = new Map<string, NamedFigure>([
    ...optional.map(([word, value]) => [word, ordinalFigure(word, value)] as const),
    ...twosIn(data, units),
    ...[...figureWords(data?.numbers), ...(data ? joinedNumbers(data) : [])].map(
      ([word, value]) => [word, { kind: 'word', value: String(value) }] as const,
    ),
    ...CALENDAR_KINDS.flatMap((kind) =>
      calendarNames(locale)[kind].flatMap((names, index) =>
        names.map((name) => [name, { kind, value: String(index + 1) }] as const),
      ),
    ),
  ]);
  return {
    readNumber: (written) => readNumber(written, decimal),
    // At the beginning of a sentence, «mayo» is written «Mayo»; “May” is never written “may”, which is another word.
    figureNamed: oncePerWord(
      (word) =>
        named.get(word.written) ??
        named.get(word.small) ??
        (data && namedBehind(word.small, data, named)) ??
        romanFigure(word.written) ??
        inOneWord(word, data),
    ),
    multiples: figureWords(data?.multiples),
    units,
    duration: durationWith(units),
    daysMeant: new Map([...figureWords(data?.daysOfWeeks)]),
    months: shortMonths(locale),
    unspacedDays: unspacedDays(locale),
    data,
  };
}

/** How many days are meant by a number of what is counted, if those are days. */
export function daysMeantBy(
  number: string,
  unit: string | undefined,
  { daysMeant }: Conventions,
): Pick<Figure, 'daysMeant'> | undefined {
  const meant = unit === 'day' ? daysMeant.get(number) : undefined;
  return meant === undefined ? undefined : { daysMeant: meant };
}

/** Words that say two of a unit of time. */
function twosIn(
  data: LanguageData | undefined,
  units: ReadonlyMap<string, string>,
): readonly (readonly [string, NamedFigure])[] {
  return wordPairs(data?.twos).flatMap(([word, one]) => {
    const unit = units.get(one);
    return unit === undefined ? [] : [[word, { kind: 'word', value: '2', unit }] as const];
  });
}

/** What has a place in a row; of what is called so only with a capital, «il Seicento», it is no other number. */
function ordinalFigure(word: string, value: number): NamedFigure {
  const isName = word !== word.toLowerCase();
  return { kind: 'word', value: String(value), isOptional: true, ...(isName && { isOrdinal: true }) };
}

/** 「火曜日」, which is also 「火曜」 */
function unspacedDays(locale: string): ReadonlyMap<string, string> {
  const names = calendarNames(locale).weekday.map((all) => all.filter((name) => /^\p{Script=Han}+$/u.test(name)));
  return new Map(
    names.flatMap((all, index) =>
      all.flatMap((name) => [name, name.replace(/(?<=曜)日$/, '')].map((each) => [each, String(index + 1)] as const)),
    ),
  );
}

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

/** «1 Std. 20 Min.», “1 hour and 20 minutes”, «1 heure 20»: «1 h 20». */
function durationWith(units: ReadonlyMap<string, string>): RegExp {
  const named = (unit: string, common: string) =>
    [...units]
      .filter(([, meant]) => meant === unit)
      .map(([name]) => escapeRegExp(name))
      .concat(common)
      .join('|');
  return new RegExp(
    `(?<![\\d.,:])(\\d{1,2})\\s?(?:${named('hour', COMMON_HOURS)})\\.?(?:\\s?(?:\\p{L}{1,3}[\\s-]?)?([0-5]?\\d)(?=\\s?(?:${named('minute', 'min')}))|\\s([0-5]\\d)(?!\\d|[.,:]\\d|\\s?[\\p{L}\\p{Sc}%–-]))`,
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

/** Groups of three digits are thousands, but after the decimal sign of the language. */
function readNumber(written: string, decimal: string): string {
  const [, entire = '', part = ''] = IN_PARTS.exec(written) ?? [];
  if (part !== '') return String(Number(readNumber(entire, decimal)) + (PARTS[part] ?? 0));
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

/** «3½», «3 1/2» */
const IN_PARTS = /^(\d[^\s¼½¾/]*)[\s\u00a0\u202f]?([¼½¾]|[13]\/[24])$/;
const PARTS: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '1/4': 0.25,
  '1/2': 0.5,
  '3/4': 0.75,
};

/** Without noughts at the beginning. */
export function trimmed(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
