import { groupBy } from '../../shared/group-by';
import { meantTime } from '../dates/meant-time';
import { fixOfText } from '../findings/fixes';
import { contrastsOf } from '../language-data/contrasts';
import { everyLanguage } from '../language-data/known-languages';
import type { LanguageData } from '../language-data/language-data';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { plainTexts, type ReadableText, readableRuns, textOf } from '../texts/readable-texts';
import { valuesOfFacts } from '../values/values';

/** As times are written, with hours or minutes that no day has; what may be a ratio or a result is not among them: 1:87, 25:21. */
const IMPOSSIBLE = /(?<![\d:.,])(?!1:)(?:2[5-9]:(?:00|30|45)|(?:[01]?\d|2[0-4]):[6-9]\d|24:(?!00)\d\d)(?![\d:.,]\d|\d)/;

/** Hours of the afternoon by both ways to count them. */
const TWICE = /(?<![\d:.,])(?:1[3-9]|[2-9]\d)(?:[:.][0-5]\d)? ?[ap](?:\.m\.|m\b)/i;

const UNTIL = `-|–|—|${everyLanguage.flatMap(({ until }) => until ?? []).join('|')}`;
const TIME = '(?:[01]?\\d|2[0-4]):[0-5]\\d';
/** Written in another way than the time beside it, or in none: 18.00, 18::00, 18;00, 1800, 18:0. */
const ODD =
  '([01]?\\d|2[0-4])(?:(?:::|[.,;])([0-5]\\d)|([0-5]\\d)(?=[.,;)]|$| h(?!\\p{L}))|(?<!(?<!\\d)1):(\\d))(?![\\d:.,]\\d|\\d| ?[€$£%])';
const BESIDE = [
  new RegExp(`(?<=(?<![\\d:.,])${TIME} ?(?:h\\.? )?(?:${UNTIL}) ?)${ODD}`),
  new RegExp(`(?<![\\d:.,])${ODD}(?= ?(?:h\\.? )?(?:${UNTIL}) ?${TIME}(?![\\d:]))`),
];

/** Both ends with commas, where another time of the text is written as times are. */
const BOTH_ODD = new RegExp(
  `(?<![\\d:.,])(?:[01]?\\d|2[0-4]),[0-5]\\d(?: ?h\\.?)? ?(?:${UNTIL}) ?(?:[01]?\\d|2[0-4]),[0-5]\\d(?![\\d:.,]\\d|\\d| ?[€$£%])`,
);

/** Both ends without a sign between hours and minutes. */
const QUARTER = '(?:[01]?\\d|2[0-4])(?:00|15|30|45)';
const BOTH_JOINED = new RegExp(
  `(?<![\\d:.,€$£]|[€$£] )${QUARTER} ?(?:${UNTIL}) ?${QUARTER}(?![\\d:]|[.,]\\d| ?(?:[€$£%]|(?!h(?!\\p{L})|y |and |i |et |e |und )\\p{L}))`,
  'u',
);
/** A first time of three figures, which is no year, where something is said of when it is open: «de 800 a 1430». */
const MORNING_JOINED = /(?<!\d)\d(?:00|15|30|45)(?!\d)/;
const OPENING = new RegExp(
  `(?<!\\p{L})(?:${everyLanguage.flatMap((data) => [...openingWordsOf(data), ...hoursOf(data)]).join('|')})(?!\\p{L})`,
  'iu',
);

/** Of the words that rule each other out, those that say when in the day. */
function hoursOf(data: LanguageData): string[] {
  return contrastsOf(data).flatMap(({ word, kind }) => (kind === 'hours' ? word : []));
}

function openingWordsOf({ openingWords }: LanguageData): readonly string[] {
  return openingWords?.split(' ') ?? [];
}

const WELL = new RegExp(`(?<![\\d:.,])${TIME}(?![\\d:.,]\\d|\\d)`);

/** With the letter in the place of the figure. */
const LETTERS = /(?<![\p{L}\d:.,])\d{1,2}:(?:[oO][\doO]|\d[oO])(?![\p{L}\d])/u;
/** Beside another time, what may be a result elsewhere, or a ratio. */
const NO_TIME = '(?:(?:2[5-9]|[3-9]\\d):[0-5]\\d|(?!1:)\\d{1,2}:\\d{3})';
const BESIDE_TIME = new RegExp(
  `(?<![\\d:.,])${NO_TIME}(?= ?(?:h\\.? )?(?:${UNTIL}) ?${TIME}(?![\\d:]))|(?<=(?<![\\d:.,])${TIME} ?(?:h\\.? )?(?:${UNTIL}) ?)${NO_TIME}(?![\\d:])`,
);

/** A full hour that no day has, with the word or the letter for it; as the end of a time that is none of many hours. */
const NO_HOUR = new RegExp(
  `(?<![\\d:.,])(?:2[5-9]|[3-9]\\d)(?:[.:][0-5]\\d)? ?Uhr(?!\\p{L})|(?<=(?<![\\d:.,])(?:[01]?\\d|2[0-3]) ?h(?: ?[0-5]\\d)? ?(?:${UNTIL}) ?)2[5-9] ?h(?!\\p{L})`,
  'u',
);

const NEAR = 25;

function isOpening({ 0: times, index }: RegExpExecArray, text: string): boolean {
  return MORNING_JOINED.test(times) && OPENING.test(text.slice(Math.max(0, index - NEAR), index));
}

/** What is no time, and the time that it was meant to be, where it stands beside another one. */
function wrongIn(text: string): { readonly found: RegExpExecArray; readonly correct?: string } | undefined {
  const letters = LETTERS.exec(text);
  if (letters !== null) return { found: letters, correct: letters[0].replaceAll(/o/gi, '0') };
  const found = IMPOSSIBLE.exec(text) ?? TWICE.exec(text) ?? BESIDE_TIME.exec(text) ?? NO_HOUR.exec(text);
  if (found !== null) return { found };
  const both = WELL.test(text) ? BOTH_ODD.exec(text) : null;
  if (both !== null) return { found: both, correct: both[0].replaceAll(',', ':') };
  const joined = BOTH_JOINED.exec(text);
  const [from = 0, until = 0] = joined?.[0].match(/\d+/g)?.map(Number) ?? [];
  if (joined !== null && from < until && (WELL.test(text) || isOpening(joined, text)))
    return { found: joined, correct: joined[0].replaceAll(/(\d{1,2})(\d\d)(?!\d)/g, '$1:$2') };
  const odd = BESIDE.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  if (odd == null) return undefined;
  const [, hours = '', minutes, together, single] = odd;
  return { found: odd, correct: `${hours}:${minutes ?? together ?? `${single}0`}` };
}

/** A time is one of the day, and two that belong together are written alike. */
export const timeImpossible: OwnRule<'time-impossible'> = (files) => [
  ...fewInEach(readableRuns(files), textOf, ({ written, text, offset }) => {
    const { source, pointer } = written;
    const wrong = /\d ?(?::|[ap]\.?m|h|Uhr)|\d{4}/i.test(text) ? wrongIn(text) : undefined;
    if (wrong === undefined) return [];
    const { found, correct } = wrong;
    const part = { offset: offset + found.index, length: found[0].length };
    const details = { time: found[0], ...(correct !== undefined && { correct }) };
    const fix = correct === undefined ? undefined : fixOfText(written, [{ ...part, text: correct }], false);
    return [{ code: 'time-impossible' as const, place: { source, pointer, part }, details, ...(fix && { fix }) }];
  }),
  ...columnsOf(files).flatMap(oddInColumn),
  ...valuesOfFacts(files).flatMap(({ source, pointer, value }) => {
    const time = typeof value === 'string' ? IMPOSSIBLE.exec(value)?.[0] : undefined;
    if (time === undefined) return [];
    return [{ code: 'time-impossible' as const, place: { source, pointer }, details: { time } }];
  }),
];

const WHOLE = /^(?:[01]?\d|2[0-4]):[0-5]\d$/;
/** What looks like a time, right or not. */
const ALIKE = /^\d{1,2}(?:[:.;,h ]{1,2}\d{1,3})? ?(?:h\.?)?$/i;

/** The texts that stand under the same key of each item of a list, where several are times. */
function columnsOf(files: Parameters<typeof plainTexts>[0]): readonly (readonly ReadableText[])[] {
  const columns = groupBy(
    plainTexts(files).filter(({ text, pointer }) => text.length < 9 && ALIKE.test(text) && isCell(pointer)),
    ({ source, pointer, language }) => {
      const item = pointer.findLastIndex((step) => typeof step === 'number');
      return [source.path, ...pointer.slice(0, item), '', ...pointer.slice(item + 1), language].join('/');
    },
  );
  return [...columns.values()].filter((texts) => texts.filter(({ text }) => WHOLE.test(text)).length > 1);
}

function isCell(pointer: ReadableText['pointer']): boolean {
  return pointer.slice(0, -1).some((step) => typeof step === 'number');
}

/** Of a column of times, those that are none, or are written otherwise. */
function oddInColumn(texts: readonly ReadableText[]) {
  const isPadded = texts.some(({ text }) => /^0\d:/.test(text));
  return texts.flatMap((written) => {
    const { source, pointer, text } = written;
    // What is no time anywhere is told already.
    if (WHOLE.test(text) || IMPOSSIBLE.test(text)) return [];
    const time = meantTime(text.replace(';', ':'));
    const correct = isPadded ? time : time?.replace(/^0(?=\d:)/, '');
    const details = { time: text, ...(correct !== undefined && { correct }) };
    const part = { offset: 0, length: text.length };
    const fix = correct === undefined ? undefined : fixOfText(written, [{ ...part, text: correct }], false);
    return [{ code: 'time-impossible' as const, place: { source, pointer, part }, details, ...(fix && { fix }) }];
  });
}
