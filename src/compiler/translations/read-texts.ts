import { oncePerObject } from '../../shared/once-per-object';
import { oncePerText } from '../../shared/once-per-text';
import type { TextPart } from '../../shared/text-part';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import { QUOTED } from '../texts/prose';
import { type Word, wordOf } from '../texts/words';
import { type LanguageText, localisedTexts } from './localised-texts';

export interface ReadWords {
  readonly words: readonly Word[];
  /** Which of them was the last to show that they are of the language in whose place they stand. */
  own: Word | undefined;
}

/** A sentence of a text, or what stands by itself in it. Its first word is taken as if it were written small. */
export interface Passage extends ReadWords, TextPart {
  /** What stands between its commas; none where there are none. */
  readonly clauses: readonly Clause[];
}

/** A part of a sentence. */
interface Clause extends TextPart {
  readonly words: readonly Word[];
}

/** A text of one language, taken apart. */
export interface ReadText extends ReadWords {
  readonly at: LanguageText;
  /** None where there is but one. */
  readonly passages: readonly Passage[];
  /** What says the same in another language. */
  partner: ReadText | undefined;
}

/**
 * The texts of a file that say the same in several languages; of what is shown in one language only, that text, and where
 * the site has but one, all of them. What stands for all languages says nothing of any.
 */
export const readTexts = oncePerObject((source: Source, contract: Contract): readonly ReadText[] =>
  localisedTexts(source, contract).flatMap(({ texts: written, pairs, shownIn, isHtml }) => {
    if (pairs.length === 0 && contract.languages.length > 1)
      return written.filter(({ language }) => language === shownIn).map((at) => readText(at, isHtml));
    const read = new Map(written.map((at) => [at, readText(at, isHtml)] as const));
    for (const { original, translation } of pairs) link(read.get(original), read.get(translation));
    return [...read.values()];
  }),
);

function link(one: ReadText | undefined, other: ReadText | undefined): void {
  if (one === undefined || other === undefined) return;
  one.partner = other;
  other.partner = one;
}

function readText(at: LanguageText, isHtml: boolean): ReadText {
  const { passages, words } = isHtml ? wordsOfHtml(at.text) : wordsOfPlain(at.text);
  return { at, passages, words, own: undefined, partner: undefined };
}

const wordsOfHtml = oncePerText((text) => takeApart(masked(masked(text, SLANTED), INLINE), TAG_OR_SIGN));
const wordsOfPlain = oncePerText((text) => takeApart(text, SIGN));

function takeApart(marked: string, signs: RegExp): Pick<ReadText, 'passages' | 'words'> {
  const fixed = /[{@&]|:\/\/|www/.test(marked) ? masked(marked, FIXED) : marked;
  const prose = /[«“"]/.test(fixed) ? masked(fixed, QUOTED) : fixed;
  const passages = partsOf(prose, signs).flatMap(({ text, offset }) => {
    const words = passageWords(text);
    const start = offset + text.length - text.trimStart().length;
    if (words.length === 0) return [];
    return [{ words, own: undefined, offset: start, length: text.trim().length, clauses: clausesOf(text, offset) }];
  });
  const [only, ...more] = passages;
  return more.length === 0 && !only?.clauses.length
    ? { passages: NONE, words: only?.words ?? NONE }
    : { passages, words: passages.flatMap(({ words }) => words) };
}

const NONE: readonly never[] = [];

function masked(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (part) => ' '.repeat(part.length));
}

const SLANTED = /<(em|i|cite|q|blockquote)\b[^<>]*>[^<>]*<\/\1>/g;
const INLINE = /<\/?(?:a|abbr|b|code|em|i|small|span|strong|sub|sup|u)\b[^<>]*>/g;
const FIXED = /\{[^{}]{0,80}\}+|\b(?:https?:\/\/|www\.)[^\s<>"]+|[\w.+-]{1,64}@[\w.-]{1,255}|&\w{1,10};/g;
/** A tag, or the end of a sentence. */
const TAG_OR_SIGN = /<[^<>]*>|[.!?](?=\s|$)/g;
/** The end of a sentence, or what stands between two texts. */
const SIGN = /[.!?/](?=\s|$)|[|·\n]/g;

/** What is in brackets explains a word, and may do so in the language of that. */
function clausesOf(sentence: string, offset: number): readonly Clause[] {
  if (!/[,;:]\s/.test(sentence)) return NONE;
  return partsOf(sentence, COMMA).flatMap(({ text, offset: at }, index) => {
    const words = /[()]/.test(text) ? NONE : index === 0 ? passageWords(text) : writtenWords(text);
    const start = offset + at + text.length - text.trimStart().length;
    return words.length === 0 ? [] : [{ words, offset: start, length: text.trim().length }];
  });
}

const COMMA = /[,;:](?=\s)/g;

/** What stands between the signs that part a text. */
function partsOf(text: string, signs: RegExp): { readonly text: string; readonly offset: number }[] {
  const parts: { text: string; offset: number }[] = [];
  let offset = 0;
  for (const { 0: sign, index } of text.matchAll(signs)) {
    if (index > offset) parts.push({ text: text.slice(offset, index), offset });
    offset = index + sign.length;
  }
  if (offset < text.length) parts.push({ text: text.slice(offset), offset });
  return parts;
}

function writtenWords(text: string): Word[] {
  return (text.match(WORD) ?? []).map(wordOf);
}

function passageWords(passage: string): Word[] {
  const words = writtenWords(passage);
  const [first] = words;
  if (first?.isCapital) words[0] = wordOf(first.small);
  return words;
}

/** Of «z o.o.» and “J. R.” the single letters are no words. */
const WORD = /\p{L}[\p{L}\p{M}'’]+|\p{L}(?!\.)/gu;
