import { capitalised } from '../../shared/capitalised';
import { groupBy } from '../../shared/group-by';
import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import { monthNames, shortWeekdays, weekdayNames } from '../standards/calendar-names';
import { codesOfTwoLetters } from '../standards/codes-of-two-letters';
import { keyOf, kindOfText } from '../texts/kinds-of-text';
import { functionWordsIn } from '../texts/language-of';
import { namesWithCapital } from '../texts/names-with-capital';
import { type ReadableText, readableTexts } from '../texts/readable-texts';
import { wordOf, wordsIn } from '../texts/words';
import { noted } from '../values/notes';
import { inFewFiles } from '../values/values';

/** Where there is no translation, so many texts of one kind begin with a capital for each that does not, before that one is told. */
const HABIT = 20;
/** Where there is one that begins with a capital, more than one in so many may not begin in small letters. */
const FEW = 4;

/** Texts under the same key begin alike, and as their translations do: with a capital. */
export const textBeginningOther: Rule<'text-beginning-other'> = ({ sources, contract }) => {
  const counts = sources.map((source) => countsIn(source, contract));
  const small = new Set(counts.flatMap((ofFile) => Object.keys(ofFile).filter((kind) => ofFile[kind]?.small)));
  const total = new Map(
    [...small].map((kind) => [kind, counts.reduce((count, ofFile) => sum(count, ofFile[kind]), NONE)]),
  );
  return smallOnes({ sources, contract }).flatMap(({ beginning, translations }) => {
    const { source } = beginning.written;
    const kind = kindOfText(beginning.written);
    const habits = { site: total.get(kind) ?? NONE, file: countsIn(source, contract)[kind] ?? NONE };
    return isUnusual(translations, habits) ? told(beginning, translations[0]?.written.language) : [];
  });
};

/** How many texts begin in small letters, and how many with a capital. */
interface Count {
  readonly small: number;
  readonly capital: number;
}

const NONE: Count = { small: 0, capital: 0 };

function sum(one: Count, other: Count = NONE): Count {
  return { small: one.small + other.small, capital: one.capital + other.capital };
}

/** Of each kind of text in a file. */
const countsIn = noted('beginnings', (source, contract): Readonly<Record<string, Count>> => {
  const counts: Record<string, Count> = {};
  for (const written of textsOfLanguages(source, contract)) {
    for (const beginning of beginningsOf(written)) {
      if (beginning === undefined) continue;
      const kind = kindOfText(written);
      counts[kind] = sum(beginning.isSmall ? { small: 1, capital: 0 } : { small: 0, capital: 1 }, counts[kind]);
    }
  }
  return counts;
});

function textsOfLanguages(source: Source, contract: Contract): ReadableText[] {
  const languages = new Set(contract.languages.map(({ code }) => code));
  return readableTexts({ sources: [source], contract }).filter(({ language = '' }) => languages.has(language));
}

/** How a text, or a paragraph or heading of HTML, begins: with a word that has a capital, or in small letters. */
interface Beginning {
  readonly written: ReadableText;
  /** From the word on. */
  readonly text: string;
  readonly word: string;
  readonly offset: number;
  readonly isSmall: boolean;
}

/** Figures, tokens, addresses, acronyms and names such as iPad say nothing. */
const FIRST_WORD = /^([^\p{L}\p{N}<{@#&/]{0,3})(\p{Lu}?\p{Ll}+|\p{Lu})(?![\p{L}\p{N}@/_>-]|\.\p{L})/u;
const BLOCK = /(?<=<(?:p|h[2-4])>)[^<]+/g;

/** Of each paragraph and heading; nothing where one says nothing. */
function beginningsOf(written: ReadableText): (Beginning | undefined)[] {
  const blocks = written.isHtml ? [...written.text.matchAll(BLOCK)] : [{ 0: written.text, index: 0 }];
  return blocks.map(({ 0: block, index }) => {
    const [, before = '', word] = FIRST_WORD.exec(block) ?? [];
    if (word === undefined || isElided(before, word)) return undefined;
    const text = block.slice(before.length);
    return { written, text, word, offset: index + before.length, isSmall: word === word.toLowerCase() };
  });
}

/** «’s Maandags» has its capital behind what is left of a word. */
function isElided(before: string, word: string): boolean {
  return word.length === 1 && /['’]$/.test(before);
}

/** One in small letters, and how its translations begin: with a capital, all of them. */
interface SmallOne {
  readonly beginning: Beginning;
  readonly translations: readonly Beginning[];
}

const smallOnes = inFewFiles('small-beginnings', (source, contract): readonly SmallOne[] =>
  beginningsIn(source, contract).flatMap((beginnings) =>
    beginnings.flatMap((ofText, language) =>
      ofText.flatMap((beginning, block): SmallOne[] => {
        if (!beginning?.isSmall) return [];
        const others = beginnings.toSpliced(language, 1).map((ofOther) => ofOther[block]);
        const translations = others.flatMap((other) =>
          other !== undefined && isOtherwise(other, beginning) ? other : [],
        );
        return translations.length === others.length ? [{ beginning, translations }] : [];
      }),
    ),
  ),
);

/** How each text of a file begins in each language. */
function beginningsIn(source: Source, contract: Contract): readonly (readonly (Beginning | undefined)[])[][] {
  const sayings = groupBy(textsOfLanguages(source, contract), ({ value }) => value.join('/'));
  return [...sayings.values()].map((texts) => texts.map(beginningsOf));
}

/** Whether texts of its kind hardly ever begin in small letters where there is a translation, and almost never where there is none. */
function isUnusual(
  translations: readonly Beginning[],
  { site, file }: Readonly<Record<'site' | 'file', Count>>,
): boolean {
  if (translations.length === 0) return site.capital >= HABIT * Math.max(1, site.small);
  return ![site, file].some(({ capital, small }) => (small - 1) * FEW > capital);
}

/** Whether a translation begins with a capital, and neither because of the word that it begins with nor in place of a brand in small letters. */
function isOtherwise(other: Beginning, beginning: Beginning): boolean {
  if (other.isSmall) return false;
  const { language = '' } = other.written;
  return (
    !hasCapitalAnyway(other, language) && !isWordIn(other.word, beginning.text) && !isWordIn(beginning.word, other.text)
  );
}

/** Whether a text begins with a word that has a capital within a sentence as well. */
function hasCapitalAnyway({ text, word }: Beginning, language: Language): boolean {
  const { small } = wordOf(word);
  const names = namesWithCapital(language);
  return (
    (names !== undefined && text.toLowerCase().search(names) === 0) ||
    isOfCalendar(small, language) ||
    countriesAndLanguages(language).has(small) ||
    (languageData(language)?.nounsHaveCapital === true && functionWordsIn(small, [language]) === 0)
  );
}

function isOfCalendar(word: string, language: Language): boolean {
  return shortWeekdays(language).has(word) || [...weekdayNames(language), ...monthNames(language)].includes(word);
}

const ONE_WORD = /^\p{Lu}[\p{L}\p{M}]+$/u;

/** Their names of one word in a language, in small letters, if it gives them a capital. */
const countriesAndLanguages = oncePerLanguage((language): ReadonlySet<string> => {
  const named = (['language', 'region'] as const).flatMap((type) => {
    const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
    return codesOfTwoLetters.map((code) => names.of(code) ?? '');
  });
  return new Set(named.filter((name) => ONE_WORD.test(name)).map((name) => wordOf(name).small));
});

function isWordIn(word: string, text: string): boolean {
  const { small } = wordOf(word);
  return wordsIn(text).some((other) => other.small === small);
}

function told({ written, word, offset }: Beginning, language?: Language): Finding<'text-beginning-other'> {
  const { source, pointer } = written;
  const part = { offset, length: word.length };
  const correct = capitalised(word, written.language);
  const details = { key: keyOf(written), word, correct, ...(language !== undefined && { language }) };
  const fix = fixOfText(written, [{ ...part, text: correct }], false);
  return { code: 'text-beginning-other', place: { source, pointer, part }, details, fix };
}
