import type { Language } from '../../shared/language';
import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { type Run, readableRuns } from '../texts/readable-texts';
import { lettersKept, rightAnyway, slipsOf } from '../texts/slips';
import { wordsIn } from '../texts/words';
import { wordCounts } from '../translations/site-words';

/** In so many texts of a language a word stands that the site uses often. */
const OFTEN = 4;
/** Shorter words are too near to each other. */
const SHORTEST = 7;

/** A word that stands in one text only, and is another that the site uses often but for one slip, was to be that one. */
export const textTypo: OwnRule<'text-typo'> = (site) => {
  const byLanguage = typosIn(wordCounts(site));
  if (byLanguage.size === 0) return [];
  return readableRuns(site).flatMap((run) => {
    const typos = byLanguage.get(run.written.language ?? '');
    return typos === undefined ? [] : typosAt(run, typos);
  });
};

type Counts = ReadonlyMap<string, number>;
/** Words that were mistyped, and which ones were meant. */
type Typos = ReadonlyMap<string, string>;

function typosIn(counts: ReadonlyMap<Language, Counts>): ReadonlyMap<Language, Typos> {
  const found = [...counts].map(([language, words]) => {
    const others = [...counts.values()].filter((other) => other !== words);
    return [language, typosOf(language, words, others)] as const;
  });
  return new Map(found.filter(([, typos]) => typos.size > 0));
}

/** What another language of the site uses as well may be one of its words. */
function typosOf(language: Language, words: Counts, others: readonly Counts[]): Typos {
  const typos = new Map<string, string>();
  const right = rightAnyway(language);
  if (right === undefined) return typos;
  const often = new Map<string, string[]>();
  for (const [word, texts] of words) {
    if (texts < OFTEN || word.length < SHORTEST) continue;
    const kept = lettersKept(word);
    often.set(kept, [...(often.get(kept) ?? []), word]);
  }
  for (const [word, texts] of words) {
    if (texts !== 1) continue;
    const meant = often.get(lettersKept(word))?.find((other) => slipsOf(other).includes(word));
    const isRight = meant === undefined || right.test(word) || others.some((other) => other.has(word));
    if (!isRight) typos.set(word, meant);
  }
  return typos;
}

const WORD = /(?<![\p{L}\p{N}@/._{#&-])\p{L}\p{Ll}+(?![\p{L}\p{N}@/_}-]|[.:]\p{L})/gu;

function typosAt({ written, text, offset }: Run, typos: Typos): ReturnType<OwnRule<'text-typo'>> {
  if (!wordsIn(text).some(({ small }) => typos.has(small))) return [];
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const meant = typos.get(word.toLowerCase());
    if (meant === undefined || isName(word, text.slice(0, index))) return [];
    const { source, pointer } = written;
    const part = { offset: offset + index, length: word.length };
    const correct = word.charAt(0) + meant.slice(1);
    const fix = fixOfText(written, [{ ...part, text: correct }], false);
    return [{ code: 'text-typo', place: { source, pointer, part }, details: { word, correct }, fix }];
  });
}

/** What has a capital though no sentence begins with it. */
function isName(word: string, before: string): boolean {
  return word.charAt(0) !== word.charAt(0).toLowerCase() && !/(?:^|[.!?¿¡:…])\s*$/.test(before);
}
