import type { SiteLanguage } from '../../../generated/types';
import { escapeRegExp } from '../../shared/escape-reg-exp';
import { isRecord } from '../../shared/is-record';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import { languageData } from '../language-data/known-languages';
import { isDayFirstIn, monthNames } from '../standards/calendar-names';
import type { ReadableText } from '../texts/readable-texts';
import { type TextBlock, textBlocks } from '../texts/text-blocks';
import { inFiles } from '../values/values';

/** The last day on which something can be had, or on which it is still to come, as a text says it. */
interface DeadlineSaid {
  readonly written: ReadableText;
  /** What stands there: «hasta el 30 de junio de 2024», «abrirá en enero de 2024». */
  readonly text: string;
  /** `2024-06-30`; of a month, its last day. */
  readonly last: string;
  readonly part: TextPart;
}

/** Until when something can be had, and what is announced, in the texts of some files; what has a date of its own, such as an article, tells of its time. */
export const deadlinesSaid = inFiles((source, contract): readonly DeadlineSaid[] => {
  if (isRecord(source.data) && source.data.date !== undefined) return [];
  return textBlocks({ sources: [source], contract }).flatMap((block) => {
    const language = contract.languages.find(({ code }) => code === block.written.language);
    return language !== undefined && /20\d\d/.test(block.text) ? deadlinesIn(block, language) : [];
  });
});

function deadlinesIn({ written, text, offset }: TextBlock, language: SiteLanguage): DeadlineSaid[] {
  const said = patternsOf(language.code);
  if (said === undefined) return [];
  const before = (pattern: RegExp, isMeant: (sentence: string) => boolean) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      const date = dateBehind(words, index, text, language);
      if (date === undefined) return [];
      const sentence = sentenceAround(text, index, date.end);
      if (!isMeant(sentence) || said.past.test(sentence)) return [];
      const part = { offset: offset + index, length: date.end - index };
      return [{ written, text: text.slice(index, date.end).replaceAll(/\s+/g, ' '), last: date.last, part }];
    });
  const open = before(said.until, (sentence) => said.open.test(sentence));
  const known = new Set(open.map(({ part }) => part.offset + part.length));
  const announced = before(said.announced, () => true);
  return [...open, ...announced.filter(({ part }) => !known.has(part.offset + part.length))];
}

/** The date behind some words of a text; in “next course on September 2”, the month may have been taken for one of these. */
function dateBehind(
  words: string,
  at: number,
  text: string,
  { code, locale }: SiteLanguage,
): { readonly end: number; readonly last: string } | undefined {
  const starts = [...words.matchAll(/\s+/g)].map(({ 0: blanks, index }) => at + index + blanks.length);
  for (const start of starts.reverse()) {
    const date = dateAtStart(text.slice(start, start + LONGEST_DATE), code, locale);
    if (date !== undefined) return { end: start + date.length, last: date.last };
  }
  return undefined;
}

const LONGEST_DATE = 40;
const LONGEST_SENTENCE = 300;

/** The sentence in which a part of a text stands; the full stop of «30. Juni» ends none. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - LONGEST_SENTENCE), start).split(/[!?…]|(?<!\d)\.(?=\s)/);
  const [behind] = text.slice(end, end + LONGEST_SENTENCE).split(/[!?….]/, 1);
  return `${before.at(-1)}${text.slice(start, end)}${behind}`;
}

interface Patterns {
  readonly until: RegExp;
  readonly announced: RegExp;
  readonly open: RegExp;
  readonly past: RegExp;
}

const patternsOf = oncePerLanguage((language): Patterns | undefined => {
  const { until, announced, open, past } = languageData(language)?.deadlines ?? {};
  if (until === undefined || announced === undefined) return undefined;
  const between = (words = '') => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
  const before = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})\\s+`, 'giu');
  return { until: before(until), announced: before(announced), open: between(open), past: between(past) };
});

/** The date with which a text begins: how long it is, and its last day. */
function dateAtStart(text: string, language: string, locale: string): { length: number; last: string } | undefined {
  const { withMonth, months } = writtenDates(language);
  for (const pattern of [...withMonth, ISO, isDayFirstIn(locale) ? DAY_FIRST : MONTH_FIRST]) {
    const { 0: written, groups: { day = '31', month = '', year = '' } = {} } = pattern.exec(text) ?? {};
    if (written === undefined) continue;
    const inFigures = /\d/.test(month) ? month : String(months.indexOf(month.toLowerCase()) + 1);
    return { length: written.length, last: [year, inFigures.padStart(2, '0'), day.padStart(2, '0')].join('-') };
  }
  return undefined;
}

const BEHIND = '(?![\\p{L}\\d]|[/.,-]\\d)';
const ISO = new RegExp(`^(?<year>20\\d\\d)-(?<month>\\d\\d)-(?<day>\\d\\d)${BEHIND}`, 'u');
const DAY_FIRST = new RegExp(`^(?<day>\\d{1,2})[/.-](?<month>\\d{1,2})[/.-](?<year>20\\d\\d)${BEHIND}`, 'u');
const MONTH_FIRST = new RegExp(`^(?<month>\\d{1,2})[/.-](?<day>\\d{1,2})[/.-](?<year>20\\d\\d)${BEHIND}`, 'u');

const writtenDates = oncePerLanguage((language) => {
  const months = monthNames(language);
  const month = `(?<month>${months.map(escapeRegExp).join('|')})`;
  const year = `(?:,? (?:de |del |of )?)(?<year>20\\d\\d)${BEHIND}`;
  const day = '(?<day>\\d{1,2})(?:st|nd|rd|th|er|\\.?[ºª]|\\.)?';
  const withMonth = [`${day} (?:de |of |d[’'])?${month}${year}`, `${month} ${day}${year}`, `${month}${year}`];
  return { months, withMonth: withMonth.map((pattern) => new RegExp(`^${pattern}`, 'iu')) };
});
