import { singularUnits } from '../figures/time-units';
import { fixOfText } from '../problems/fixes';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { fewInEach } from '../texts/few-faults';
import { type ReadableText, runsWith, textOf } from '../texts/readable-texts';
import type { TextPart } from '../texts/text-part';
import { functionWordsIn } from '../translations/language-of';
import { noted } from '../values/notes';
import { inFiles } from '../values/values';

const COUNTED = /(?:(?<![\p{L}\d.,:/-])(\d{1,3})|\{\{\s*facts\.([\w-]+)\s*\}\})(?:\s|&nbsp;)(\p{Ll}{3,})(?![\p{L}-])/gu;
const runsWithCounts = runsWith(/(?:\d|\}\})(?:\s|&nbsp;)\p{Ll}{3}/u);

/** In so many files others are counted. */
const USUAL = 2;
const LONGEST_WORD = 40;
/** A year counts nothing. */
const MOST = 1000;

/** What the site counts in the plural elsewhere is in the plural behind any number: «{{facts.students}} alumno», where it says «16 alumnos». */
export const nounNumberWrong: Rule<'noun-number-wrong'> = (site) => {
  const plurals = pluralsOf(site);
  if (plurals.size === 0) return [];
  const files = site.sources.filter((source) => wordsCounted(source, site.contract).some((key) => plurals.has(key)));
  const counted = countedWords({ sources: files, contract: site.contract });
  return fewInEach(counted, textOf, ({ written, count, fact, number = site.facts[fact], key, word, part }) => {
    const correct = plurals.get(key);
    const isSeveral = Number.isInteger(number) && Number(number) > 1 && Number(number) < MOST;
    if (correct === undefined || !isSeveral) return [];
    const { source, pointer } = written;
    const fix = fixOfText(written, [{ ...part, text: correct }], false);
    const details = { count, noun: word, correct };
    return [{ code: 'noun-number-wrong', place: { source, pointer, part }, details, fix }];
  });
};

/** The plural of each word in the singular behind a number that the site usually counts in the plural, by language and word. */
function pluralsOf({ sources, contract }: DraftSite): ReadonlyMap<string, string> {
  const files = new Map<string, number>();
  for (const source of sources) {
    for (const key of wordsCounted(source, contract)) files.set(key, (files.get(key) ?? 0) + 1);
  }
  return new Map(
    [...files.keys()].flatMap((key) => {
      const plural = key.endsWith('s')
        ? undefined
        : [`${key}s`, `${key}es`].find((one) => (files.get(one) ?? 0) >= USUAL);
      return plural === undefined ? [] : [[key, plural.slice(plural.indexOf(' ') + 1)] as const];
    }),
  );
}

interface CountedWord {
  readonly written: ReadableText;
  readonly count: string;
  readonly fact: string;
  /** Missing where a fact counts. */
  readonly number: number | undefined;
  /** The language and the word. */
  readonly key: string;
  readonly word: string;
  readonly part: TextPart;
}

const countedWords = inFiles((source, contract): readonly CountedWord[] =>
  runsWithCounts({ sources: [source], contract }).flatMap(({ written, text, offset }) =>
    [...text.matchAll(COUNTED)].flatMap(({ 0: whole, 1: digits, 2: fact = '', 3: word = '', index }) => {
      const { language } = written;
      if (language === undefined || functionWordsIn(word, [language]) > 0) return [];
      // Units of time are told on any site.
      const locale = contract.languages.find(({ code }) => code === language)?.locale;
      if (locale === undefined || singularUnits(locale).has(word)) return [];
      const end = index + whole.length;
      if (digits !== undefined && isName(text.slice(Math.max(0, index - 9), index))) return [];
      if (!word.endsWith('s') && isCompound(text.slice(end, end + LONGEST_WORD), language)) return [];
      const part = { offset: offset + end - word.length, length: word.length };
      const count = whole.slice(0, -word.length).trim();
      const number = digits === undefined ? undefined : Number(digits);
      return [{ written, count, fact, number, key: `${language} ${word}`, word, part }];
    }),
  ),
);

/** The words that a file counts, each with its language. */
const wordsCounted = noted('counted', (source, contract) =>
  Array.from(new Set(countedWords({ sources: [source], contract }).map(({ key }) => key))),
);

/** Behind another word, a number may be its name: «Bloque 2». */
function isName(before: string): boolean {
  return /[\p{L}\d}]\s*$/u.test(before);
}

/** “16 student places”: what is counted is the last of the nouns. */
function isCompound(behind: string, language: string): boolean {
  const [, next = ''] = /^\s+(\p{L}+)/u.exec(behind) ?? [];
  return next !== '' && functionWordsIn(next.toLowerCase(), [language]) === 0;
}
