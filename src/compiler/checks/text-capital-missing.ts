import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { fixOfText } from '../findings/fixes';
import { knownLanguages, languageData } from '../language-data/known-languages';
import type { OwnRule } from '../rule';
import { CALENDAR_KINDS } from '../standards/calendar-names';
import { fewInEach, fewOf } from '../texts/few-faults';
import { functionWordsIn } from '../texts/language-of';
import { namesOfAnyLanguage, namesWithCapital } from '../texts/names-with-capital';
import { htmlTexts, type ReadableText, type Run, runsWith, textOf } from '../texts/readable-texts';

/** In which texts of whatever language there may be a name in small letters. */
const runsWithNames = runsWith(namesOfAnyLanguage);

/** The first word behind a full stop, and the word before that, which may be an abbreviation. */
const BEGINNING = /(?<=((?<!\p{L})\p{L}{2,30}|[€$£%»”)]|\}\})\.\s{1,9})\p{Ll}{2,}(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;
/** The same where a tag ends before the full stop, «<a>el Bloque 1</a>. el inglés», and behind the number of a heading. */
const BEHIND_TAG = /(?<=^\.\s{1,9})\p{Ll}{2,}(?![\p{L}\p{N}@/_-]|\.\p{L})/u;
const BEFORE_TAG = /((?<!\p{L})\p{L}{4,30}|[€$£%»”)])<\/\w{1,10}>$/u;
const NUMBERED = /(?<=^\s{0,9}\d{1,2}\.\s{1,9})\p{Ll}{2,}(?![\p{L}\p{N}@/_-]|\.\p{L})/u;
const HEADING = /<h[1-6][^<>]{0,200}>$/;
const runsWithBeginnings = runsWith(/(?:[\p{Ll}\d€$£%»”)}]|^)\.\s+\p{Ll}{2}/u);

/** The first word of a paragraph that has another sentence, which begins with a capital. */
const PARAGRAPH =
  /(?<=(?:^|[.!?»”]<\/p>\s{0,9}|<\/h[2-4]>\s{0,9})<p>)\p{Ll}{2,}(?![\p{L}\p{N}@/_>-]|\.\p{L})(?=[^<]*\p{Ll}[.!?] \p{Lu}\p{Ll})/gu;

/** Of any language: a text may name something of another one. */
function isAbbreviation(word: string): boolean {
  return knownLanguages.some((language) => abbreviationsOf(language).has(word.toLowerCase()));
}

/** Little words that are an abbreviation, too: “9 am. to 5”, “no. of places”, “Smith et al. say”. */
const ALSO_SHORTENED = new Set(['al', 'am', 'no']);

/** Other words of two or three letters may be cut. */
const SHORT = /^\p{L}{2,3}$/u;

function isLittleWord(word: string, language: Language): boolean {
  return functionWordsIn(word, [language]) > 0 && !ALSO_SHORTENED.has(word.toLowerCase());
}

const abbreviationsOf = oncePerLanguage((language): ReadonlySet<string> => {
  const { abbreviations = '' } = languageData(language) ?? {};
  return new Set([...abbreviations.split(' '), ...shortDates(language)]);
});

/** Months and days of the week as a language cuts them: «sept.». In steps of 31 days come all of both. */
function shortDates(language: Language): string[] {
  const days = Array.from({ length: 12 }, (_none, index) => new Date(Date.UTC(2024, 0, 1 + 31 * index)));
  return CALENDAR_KINDS.flatMap((part) => {
    const format = new Intl.DateTimeFormat(language, { [part]: 'short', timeZone: 'UTC' });
    return days.map((day) => format.format(day).toLowerCase().replace(/\.$/, ''));
  });
}

/** Names have a capital, in English those of days, months and languages as well; in every language whose abbreviations are known, the beginning of a sentence. */
export const textCapitalMissing: OwnRule<'text-capital-missing'> = (site) => [
  ...fewInEach(runsWithNames(site), textOf, (run) => {
    const names = namesWithCapital(run.written.language ?? '');
    return names === undefined ? [] : told(run, [...run.text.matchAll(names)]);
  }),
  ...fewInEach(runsWithBeginnings(site), textOf, (run) => told(run, beginnings(run), true)),
  ...htmlTexts(site).flatMap((written) => told({ written, offset: 0 }, fewOf(paragraphs(written)), true)),
];

/** Of a language whose abbreviations are not known, nobody can tell where its sentences end. */
function beginnings({ text, offset, written: { language = '', text: all } }: Run): RegExpExecArray[] {
  if (languageData(language)?.abbreviations === undefined) return [];
  const whole = endOfWhole(language);
  const isEnd = (before: string) =>
    SHORT.test(before) ? isLittleWord(before, language) : whole.test(before) && !isAbbreviation(before);
  const tags = all.slice(Math.max(0, offset - LONGEST_TAG), offset);
  const behindTag = isEnd(BEFORE_TAG.exec(tags)?.[1] ?? '') ? BEHIND_TAG.exec(text) : null;
  const numbered = HEADING.test(tags) ? NUMBERED.exec(text) : null;
  const within = [...text.matchAll(BEGINNING)].filter(([, before = '']) => isEnd(before));
  return [behindTag, numbered, ...within].filter((found) => found !== null);
}

const LONGEST_TAG = 210;

function paragraphs({ text, language = '' }: ReadableText): RegExpExecArray[] {
  return languageData(language)?.abbreviations === undefined ? [] : [...text.matchAll(PARAGRAPH)];
}

/** Whether something is not cut: a word by its end; signs and tokens are whole. */
const endOfWhole = oncePerLanguage(
  (language) => new RegExp(`(?:^\\P{L}+|${languageData(language)?.wordEnds ?? ''})$`, 'iu'),
);

function told(
  { written, offset }: Pick<Run, 'written' | 'offset'>,
  words: readonly RegExpExecArray[],
  begins?: true,
): ReturnType<OwnRule<'text-capital-missing'>> {
  const { source, pointer } = written;
  return words.map(({ 0: word, index }) => {
    const part = { offset: offset + index, length: word.length };
    const correct = word.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
    const fix = fixOfText(written, [{ ...part, text: correct }], true);
    const details = { word, correct, ...(begins && { begins }) };
    return { code: 'text-capital-missing', place: { source, pointer, part }, details, fix };
  });
}
