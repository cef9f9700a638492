import type { Language } from '../../shared/language';
import type { Contract } from '../contract';
import type { Source } from '../load';
import { oncePerObject } from '../once-per-object';
import type { TextPart } from '../problems/finding';
import type { Files } from '../values';
import { type LanguageText, localisedTexts } from './localised-texts';

/** A word of a text. */
interface Word {
  readonly word: string;
  /** It begins with a capital, and no sentence does there: it may be a name. */
  readonly isName: boolean;
}

/** A sentence of a text, or what stands by itself in it. */
interface Passage extends TextPart {
  readonly words: readonly Word[];
  /** Whether it is, word by word, all that the text says in another language. */
  readonly isAllOfOther: boolean;
}

/** A text of one language, taken apart. */
interface ReadText {
  readonly at: LanguageText;
  readonly passages: readonly Passage[];
  readonly words: readonly Word[];
  /** What says the same in another language. */
  readonly partner?: ReadText;
  /** Whether it says so in the very same words. */
  readonly isCopy: boolean;
}

/** A text, or a part of one, that says what it says in another language of the site. */
export interface ForeignText {
  readonly at: LanguageText;
  readonly language: Language;
  /** Missing where it is all of the text. */
  readonly part?: TextPart;
  /** The text that stands where this one belongs, where they have changed places. */
  readonly other?: LanguageText;
}

/**
 * Texts in the place of another language, told by the words that the site itself uses in one of its languages only: so
 * short ones are told as well. Nothing is said of a text with a word of the language in whose place it stands.
 */
export function foreignTexts({ sources, contract }: Files): ForeignText[] {
  if (contract.languages.length < 2) return [];
  const known = readings.get(contract) ?? newReading(contract);
  readings.set(contract, known);
  renew(known, sources, contract);
  return sources.flatMap((source) => {
    const found = known.found.get(source) ?? foreignTextsOf(source, contract, known.vocabulary);
    known.found.set(source, found);
    return found;
  });
}

function foreignTextsOf(source: Source, contract: Contract, vocabulary: Vocabulary): ForeignText[] {
  const found = new Map<ReadText, ForeignText>();
  for (const text of readTexts(source, contract)) {
    const foreign = vocabulary.foreignIn(text);
    if (foreign !== undefined) found.set(text, foreign);
  }
  return found.size === 0 ? [] : withoutSecondOfSwapped(found);
}

/** What was last read of a site: from one compilation to the next hardly any file is another. */
interface Reading {
  readonly vocabulary: Vocabulary;
  /** The files whose words are counted. */
  counted: ReadonlySet<Source>;
  /** What was found in a file, as long as no word has come to be of another language. */
  readonly found: Map<Source, readonly ForeignText[]>;
}

const readings = new WeakMap<Contract, Reading>();

function newReading({ languages }: Contract): Reading {
  return { vocabulary: new Vocabulary(languages.map(({ code }) => code)), counted: new Set(), found: new Map() };
}

function renew(known: Reading, sources: readonly Source[], contract: Contract): void {
  const { vocabulary, counted, found } = known;
  const now = new Set(sources);
  const gone = [...counted].filter((source) => !now.has(source)).flatMap((source) => readTexts(source, contract));
  const come = sources.filter((source) => !counted.has(source)).flatMap((source) => readTexts(source, contract));
  for (const source of found.keys()) if (!now.has(source)) found.delete(source);
  const changed = found.size === 0 ? [] : [...gone, ...come];
  const before = vocabulary.whatIsKnownOf(changed);
  for (const text of gone) vocabulary.count(text, -1);
  for (const text of come) vocabulary.count(text, 1);
  if (vocabulary.whatIsKnownOf(changed) !== before) found.clear();
  known.counted = now;
}

/** Of two texts that have changed places one is told, the first. */
function withoutSecondOfSwapped(found: ReadonlyMap<ReadText, ForeignText>): ForeignText[] {
  const order = [...found.keys()];
  return [...found].flatMap(([text, foreign]): ForeignText[] => {
    const { partner } = text;
    const back = partner && found.get(partner);
    const isSwapped = back !== undefined && isWhole(back) && isWhole(foreign);
    if (!isSwapped || back.language !== text.at.language || foreign.language !== partner?.at.language) return [foreign];
    return order.indexOf(text) < order.indexOf(partner) ? [{ ...foreign, other: partner.at }] : [];
  });
}

function isWhole({ part }: ForeignText): boolean {
  return part === undefined;
}

/** In so many texts at least a word is used by the language that it is of. */
const KNOWN = 2;
/** A language uses a word that is of another one in hardly a text. */
const SHARE = 0.1;
/** Of a text that is not the same in both languages, so many words are of the other one; of a part of a text, more. */
const FEWEST = 3;
const FEWEST_WITHIN = 4;

class Vocabulary {
  readonly #counts: ReadonlyMap<Language, Map<string, number>>;
  /** How often short texts are said in which way in another language, by language and text. */
  readonly #said = new Map<string, Map<string, number>>();
  /** Which of some words was the last to show that they are of the language in whose place they stand. */
  readonly #own = new WeakMap<readonly Word[], Word>();

  constructor(languages: readonly Language[]) {
    this.#counts = new Map(languages.map((language) => [language, new Map()]));
  }

  /** Adds the words of a text, or takes them out again. */
  count({ at: { language, text }, words, partner }: ReadText, change: 1 | -1): void {
    const counts = this.#counts.get(language) ?? new Map<string, number>();
    for (const word of new Set(words.map(({ word }) => word))) changeCount(counts, word, change);
    if (partner === undefined || text.length > LONGEST_LABEL) return;
    const key = labelOf(language, text);
    const said = this.#said.get(key) ?? new Map<string, number>();
    this.#said.set(key, said);
    changeCount(said, labelOf('', partner.at.text), change);
  }

  /** All that is said of the words of some texts: where it is the same, other texts with these words are judged as before. */
  whatIsKnownOf(texts: readonly ReadText[]): string {
    const languages = [...this.#counts.keys()];
    const words = new Set(texts.flatMap((text) => text.words.map(({ word }) => word)));
    const labels = new Set(texts.map(({ at }) => labelOf(at.language, at.text)));
    const origins = [...words].flatMap((word) =>
      languages.flatMap((own) => languages.map((other) => this.#originOf(word, own, other)?.[0] ?? '-')),
    );
    return [...origins, ...[...labels].map((label) => (this.#said.get(label)?.size ?? 0) > 1)].join('');
  }

  foreignIn({ at, passages, words, partner, isCopy: isCopyOfPartner }: ReadText): ForeignText | undefined {
    for (const language of this.#counts.keys()) {
      if (language === at.language) continue;
      const isCopy = isCopyOfPartner && partner?.at.language === language;
      if (isCopy && !words.slice(1).some(({ isName }) => !isName)) {
        // A name, but where it is known how it is called in the other language.
        const isSaidOtherwise = (this.#said.get(labelOf(language, at.text))?.size ?? 0) > 1;
        if (isSaidOtherwise && this.#isForeign(words, at.language, language, 1)) return { at, language };
        continue;
      }
      if (this.#isForeign(words, at.language, language, isCopy ? 1 : FEWEST)) return { at, language };
      if (passages.length < 2) continue;
      const within = passages.find((passage) => this.#isWithin(passage, partner, at.language, language));
      if (within !== undefined) return { at, language, part: { offset: within.offset, length: within.length } };
    }
    return undefined;
  }

  /** What is all that the other language says may be short. */
  #isWithin(passage: Passage, partner: ReadText | undefined, own: Language, language: Language): boolean {
    const { words } = passage;
    const isAllOfOther = passage.isAllOfOther && partner?.at.language === language;
    if (isAllOfOther && words.length > 1 && words.slice(1).some(({ isName }) => !isName)) return true;
    return this.#isForeign(words, own, language, isAllOfOther ? 1 : FEWEST_WITHIN);
  }

  /** Whether of some words in the place of one language at least a few are of another, and none is of its own. */
  #isForeign(words: readonly Word[], own: Language, language: Language, fewest: number): boolean {
    const last = this.#own.get(words);
    if (last !== undefined && this.#originOf(last.word, own, language) === 'own') return false;
    let foreign = 0;
    let unknown = 0;
    for (const word of words) {
      const origin = this.#originOf(word.word, own, language);
      if (origin === 'own') {
        this.#own.set(words, word);
        return false;
      }
      if (origin === 'foreign') foreign += word.isName ? 0 : 1;
      else if (!word.isName) unknown += 1;
    }
    return foreign >= fewest && foreign > unknown;
  }

  /** Of which of two languages a word is that stands in a text of one of them, which does not count. */
  #originOf(word: string, own: Language, language: Language): 'own' | 'foreign' | undefined {
    const [here, there] = [this.#count(own, word) - 1, this.#count(language, word)];
    if (there >= KNOWN && here <= there * SHARE) return 'foreign';
    return here >= 1 && there <= here * SHARE ? 'own' : undefined;
  }

  #count(language: Language, word: string): number {
    return this.#counts.get(language)?.get(word) ?? 0;
  }
}

function changeCount(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}

const LONGEST_LABEL = 60;

function labelOf(language: Language, text: string): string {
  return `${language} ${text.trim().toLowerCase()}`;
}

/** The texts of a file that say the same in several languages. */
const readTexts = oncePerObject((source: Source, contract: Contract): readonly ReadText[] =>
  localisedTexts(source, contract).flatMap(({ texts: written, pairs, isHtml }) => {
    // What is shown in one language only, and what stands for all of them, says nothing of either.
    if (pairs.length === 0) return [];
    const read = new Map(written.map((at) => [at, readText(at, isHtml)] as const));
    for (const { original, translation } of pairs) link(read.get(original), read.get(translation));
    return [...read.values()];
  }),
);

function link(one: ReadText | undefined, other: ReadText | undefined): void {
  if (one === undefined || other === undefined) return;
  const isCopy = labelOf('', one.at.text) === labelOf('', other.at.text);
  Object.assign(one, { partner: other, isCopy });
  Object.assign(other, { partner: one, isCopy });
  for (const passage of one.passages) Object.assign(passage, { isAllOfOther: saysTheSame(passage, other) });
  for (const passage of other.passages) Object.assign(passage, { isAllOfOther: saysTheSame(passage, one) });
}

function saysTheSame({ words }: Passage, other: ReadText): boolean {
  return other.words.length === words.length && other.words.every(({ word }, index) => word === words[index]?.word);
}

function readText(at: LanguageText, isHtml: boolean): ReadText {
  const marked = isHtml ? masked(masked(at.text, SLANTED), INLINE) : at.text;
  const fixed = /[{@&]|:\/\/|www/.test(marked) ? masked(marked, FIXED) : marked;
  const prose = /[«“"]/.test(fixed) ? masked(fixed, QUOTED) : fixed;
  const passages = partsOf(prose, isHtml ? TAG : SIGN).flatMap(({ text, offset }) => {
    const words = wordsIn(text);
    const start = offset + text.length - text.trimStart().length;
    return words.length === 0 ? [] : [{ words, isAllOfOther: false, offset: start, length: text.trim().length }];
  });
  return { at, passages, words: passages.flatMap(({ words }) => words), isCopy: false };
}

function masked(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (part) => ' '.repeat(part.length));
}

const SLANTED = /<(em|i|cite|q|blockquote)\b[^<>]*>[^<>]*<\/\1>/g;
const INLINE = /<\/?(?:a|abbr|b|code|em|i|small|span|strong|sub|sup|u)\b[^<>]*>/g;
const QUOTED = /«[^«»]*»|“[^“”]*”|"[^"\n]{0,300}"/g;
const FIXED = /\{[^{}]{0,80}\}+|\b(?:https?:\/\/|www\.)[^\s<>"]+|[\w.+-]{1,64}@[\w.-]{1,255}|&\w{1,10};/g;
const TAG = /<[^<>]*>/g;
/** The end of a sentence, or what stands between two texts. */
const SIGN = /[.!?/](?=\s|$)|[|·\n]/g;

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

function wordsIn(passage: string): Word[] {
  let isFirst = true;
  return [...passage.matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)].map(({ 0: written }) => {
    const word = written.toLowerCase();
    const isName = !isFirst && written[0] !== word[0];
    isFirst = false;
    return { word, isName };
  });
}
