import type { Language } from '../../shared/language';
import type { Contract } from '../contract';
import type { Source } from '../load';
import type { TextPart } from '../problems/finding';
import { mayHold } from '../texts/files-holding';
import { type Word, wordOf } from '../texts/words';
import { oncePerObject } from '../values/once-per-object';
import type { Files } from '../values/values';
import { areCommonIn } from './common-words';
import { type LanguageText, localisedTexts } from './localised-texts';

interface ReadWords {
  readonly words: readonly Word[];
  /** Which of them was the last to show that they are of the language in whose place they stand. */
  own: Word | undefined;
}

/** A sentence of a text, or what stands by itself in it. Its first word is taken as if it were written small. */
interface Passage extends ReadWords, TextPart {}

/** A text of one language, taken apart. */
interface ReadText extends ReadWords {
  readonly at: LanguageText;
  /** None where there is but one. */
  readonly passages: readonly Passage[];
  /** What says the same in another language. */
  partner: ReadText | undefined;
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
  const known = readingOf({ sources, contract });
  return sources.flatMap((source) => {
    const found = known.found.get(source) ?? foreignTextsOf(source, contract, known.vocabulary);
    known.found.set(source, found);
    return found;
  });
}

/** In how many texts of a language each word stands, in small letters: but for titles in quotes or in italics, and the like. */
export function wordCounts(files: Files): ReadonlyMap<Language, ReadonlyMap<string, number>> {
  return readingOf(files).vocabulary.counts;
}

function readingOf({ sources, contract }: Files): Reading {
  const known = readings.get(contract) ?? newReading(contract);
  readings.set(contract, known);
  renew(known, sources, contract);
  return known;
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
  /** What was found in a file, as long as no word in it has come to be of another language. */
  readonly found: Map<Source, readonly ForeignText[]>;
}

const readings = new WeakMap<Contract, Reading>();

function newReading({ languages }: Contract): Reading {
  const counts = new Map(languages.map(({ code }) => [code, new Map<string, number>()]));
  return { vocabulary: new Vocabulary(counts), counted: new Set(), found: new Map() };
}

function renew(known: Reading, sources: readonly Source[], contract: Contract): void {
  const { vocabulary, counted, found } = known;
  const now = new Set(sources);
  const ofGone = [...counted].filter((source) => !now.has(source)).flatMap((source) => readTexts(source, contract));
  const ofNew = sources.filter((source) => !counted.has(source)).flatMap((source) => readTexts(source, contract));
  const [gone, come] = [without(ofGone, ofNew), without(ofNew, ofGone)];
  for (const source of found.keys()) if (!now.has(source)) found.delete(source);
  const changed = found.size === 0 ? [] : [...gone, ...come];
  const before = vocabulary.whatIsKnownOf(changed);
  for (const text of gone) vocabulary.count(text, -1);
  for (const text of come) vocabulary.count(text, 1);
  const differing = keysThatDiffer(before, vocabulary.whatIsKnownOf(changed));
  for (const source of differing.length === 0 ? [] : [...found.keys()]) {
    const isConcerned = differing.some((key) => mayHold(source, textOfKey(key)) && keysOf(source, contract).has(key));
    if (isConcerned) found.delete(source);
  }
  known.counted = now;
}

/** What is known of the words of a site, for another process. */
export interface KeptWords {
  readonly vocabulary: KeptVocabulary;
  /** The files whose words are counted. */
  readonly counted: readonly string[];
  /** What was found in some of them; in the others nothing. */
  readonly found: Readonly<Record<string, readonly KeptForeignText[]>>;
}

type KeptText = Omit<LanguageText, 'source'>;
type KeptForeignText = Omit<ForeignText, 'at' | 'other'> & { readonly at: KeptText; readonly other?: KeptText };

/** Nothing where nobody has asked for the words of the site. */
export function wordsToKeep(contract: Contract): KeptWords | undefined {
  const known = readings.get(contract);
  if (known === undefined) return undefined;
  const kept = [...known.found].filter(([, found]) => found.length > 0);
  return {
    vocabulary: known.vocabulary.kept(),
    counted: [...known.counted].map(({ path }) => path),
    found: Object.fromEntries(kept.map(([{ path }, found]) => [path, found.map(keptForeignText)])),
  };
}

/** `counted` are the files as they were. */
export function recallWords(contract: Contract, { vocabulary, found }: KeptWords, counted: readonly Source[]): void {
  const foundIn = (source: Source) => (found[source.path] ?? []).map((one) => foreignTextIn(source, one));
  readings.set(contract, {
    vocabulary: Vocabulary.recalled(vocabulary),
    counted: new Set(counted),
    found: new Map(counted.map((source) => [source, foundIn(source)])),
  });
}

function keptForeignText({ at, other, ...foreign }: ForeignText): KeptForeignText {
  return { ...foreign, at: keptText(at), ...(other && { other: keptText(other) }) };
}

function keptText({ source: _itself, ...text }: LanguageText): KeptText {
  return text;
}

function foreignTextIn(source: Source, { at, other, ...foreign }: KeptForeignText): ForeignText {
  return { ...foreign, at: { ...at, source }, ...(other && { other: { ...other, source } }) };
}

/** The texts that are not among others: each of those takes one away that says the same. */
function without(texts: readonly ReadText[], others: readonly ReadText[]): readonly ReadText[] {
  if (texts.length === 0 || others.length === 0) return texts;
  const left = new Map<string, number>();
  for (const other of others) changeCount(left, sayingOf(other), 1);
  return texts.filter((text) => {
    const isAmongThem = left.has(sayingOf(text));
    if (isAmongThem) changeCount(left, sayingOf(text), -1);
    return !isAmongThem;
  });
}

/** All that is counted of a text. */
function sayingOf({ at: { language, text }, words, partner }: ReadText): string {
  return [language, words.length, text, partner?.at.text].join('\n');
}

function keysThatDiffer(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  return [...now.keys()].filter((key) => before.get(key) !== now.get(key));
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

type Counts = Map<string, number>;
type KeptCounts = readonly (readonly [string, number])[];

interface KeptVocabulary {
  readonly counts: readonly (readonly [Language, KeptCounts])[];
  readonly said: KeptCounts;
  readonly ways: KeptCounts;
}

class Vocabulary {
  /** In how many texts of a language a word stands. */
  readonly #counts: ReadonlyMap<Language, Counts>;
  /** How often a short text is said in one way in another language, and in how many ways it is said. */
  readonly #said: Counts;
  readonly #ways: Counts;

  constructor(counts: ReadonlyMap<Language, Counts>, said: Counts = new Map(), ways: Counts = new Map()) {
    this.#counts = counts;
    this.#said = said;
    this.#ways = ways;
  }

  static recalled({ counts, said, ways }: KeptVocabulary): Vocabulary {
    const byLanguage = new Map(counts.map(([language, ofWords]) => [language, new Map(ofWords)]));
    return new Vocabulary(byLanguage, new Map(said), new Map(ways));
  }

  get counts(): ReadonlyMap<Language, ReadonlyMap<string, number>> {
    return this.#counts;
  }

  kept(): KeptVocabulary {
    const counts = [...this.#counts].map(([language, ofWords]) => [language, [...ofWords]] as const);
    return { counts, said: [...this.#said], ways: [...this.#ways] };
  }

  /** Adds the words of a text, or takes them out again. */
  count({ at: { language, text }, words, partner }: ReadText, change: 1 | -1): void {
    const counts = this.#counts.get(language) ?? new Map<string, number>();
    for (const small of new Set(words.map(({ small }) => small))) changeCount(counts, small, change);
    if (partner === undefined || text.length > LONGEST_LABEL) return;
    const label = labelOf(language, text);
    const way = `${label}\n${labelOf('', partner.at.text)}`;
    const before = this.#said.get(way) ?? 0;
    changeCount(this.#said, way, change);
    if (before === 0 || before + change === 0) changeCount(this.#ways, label, change);
  }

  /**
   * All that is said of the words of some texts, by word, and of those that are short, by `labelOf`: where it is the same,
   * texts in which these words stand are judged as before.
   */
  whatIsKnownOf(texts: readonly ReadText[]): ReadonlyMap<string, string> {
    const languages = [...this.#counts.keys()];
    const known = new Map<string, string>();
    for (const { at, words } of texts) {
      const label = labelOf(at.language, at.text);
      known.set(label, String((this.#ways.get(label) ?? 0) > 1));
      for (const { small } of words) {
        if (known.has(small)) continue;
        const origins = languages.flatMap((own) =>
          languages.map((other) => this.#originOf(small, own, other)?.[0] ?? '-'),
        );
        known.set(small, origins.join(''));
      }
    }
    return known;
  }

  foreignIn(text: ReadText): ForeignText | undefined {
    const { at, passages, words, partner } = text;
    for (const language of this.#counts.keys()) {
      if (language === at.language) continue;
      if (areCommonIn(language, words, at.language)) return { at, language };
      const isCopy = partner?.at.language === language && labelOf('', at.text) === labelOf('', partner.at.text);
      if (isCopy && isNameOfSomething(words)) {
        // A name, but where it is known how it is called in the other language.
        const isSaidOtherwise = (this.#ways.get(labelOf(language, at.text)) ?? 0) > 1;
        if (isSaidOtherwise && this.#isForeign(text, at.language, language, 1)) return { at, language };
        continue;
      }
      if (this.#isForeign(text, at.language, language, isCopy ? 1 : FEWEST)) return { at, language };
      const within = passages.find((passage) => this.#isWithin(passage, text, language));
      if (within !== undefined) return { at, language, part: { offset: within.offset, length: within.length } };
    }
    return undefined;
  }

  /** What is all that the other language says may be short. */
  #isWithin(passage: Passage, { at, partner }: ReadText, language: Language): boolean {
    const { words } = passage;
    const isAllOfOther = partner?.at.language === language && areSame(words, partner.words);
    if (isAllOfOther && saysMoreThanNames(words)) return true;
    return this.#isForeign(passage, at.language, language, isAllOfOther ? 1 : FEWEST_WITHIN);
  }

  /** Whether of some words in the place of one language at least a few are of another, and none is of its own. */
  #isForeign(read: ReadWords, own: Language, language: Language, fewest: number): boolean {
    if (read.own !== undefined && this.#originOf(read.own.small, own, language) === 'own') return false;
    let foreign = 0;
    let unknown = 0;
    for (const word of read.words) {
      const origin = this.#originOf(word.small, own, language);
      if (origin === 'own') {
        read.own = word;
        return false;
      }
      if (origin === 'foreign') foreign += word.isCapital ? 0 : 1;
      else if (!word.isCapital) unknown += 1;
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

function saysMoreThanNames(words: readonly Word[]): boolean {
  return words.some(({ isCapital }, index) => index > 0 && !isCapital);
}

/** «Les Sabots du Jura»: whatever has a capital in it behind the first word, but for the small words between. */
function isNameOfSomething([, ...rest]: readonly Word[]): boolean {
  const isNamed = rest.length === 0 || rest.some(({ isCapital }) => isCapital);
  return isNamed && rest.every(({ isCapital, small }) => isCapital || small.length <= LONGEST_PARTICLE);
}

const LONGEST_PARTICLE = 3;

function areSame(ones: readonly Word[], others: readonly Word[]): boolean {
  return ones.length === others.length && ones.every(({ small }, index) => small === others[index]?.small);
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

/** The word or the label of which a key is. */
function textOfKey(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

/** The texts of a file that say the same in several languages; where the site has but one, all of them. */
const readTexts = oncePerObject((source: Source, contract: Contract): readonly ReadText[] =>
  localisedTexts(source, contract).flatMap(({ texts: written, pairs, isHtml }) => {
    // What is shown in one language only, and what stands for all of them, says nothing of either.
    if (pairs.length === 0 && contract.languages.length > 1) return [];
    const read = new Map(written.map((at) => [at, readText(at, isHtml)] as const));
    for (const { original, translation } of pairs) link(read.get(original), read.get(translation));
    return [...read.values()];
  }),
);

/** The words and the labels by which the texts of a file are judged, as `whatIsKnownOf` calls them. */
const keysOf = oncePerObject(
  (source: Source, contract: Contract): ReadonlySet<string> =>
    new Set(
      readTexts(source, contract).flatMap(({ at: { text }, words }) => [
        ...words.map(({ small }) => small),
        ...(text.length > LONGEST_LABEL ? [] : contract.languages.map(({ code }) => labelOf(code, text))),
      ]),
    ),
);

function link(one: ReadText | undefined, other: ReadText | undefined): void {
  if (one === undefined || other === undefined) return;
  one.partner = other;
  other.partner = one;
}

function readText(at: LanguageText, isHtml: boolean): ReadText {
  const marked = isHtml ? masked(masked(at.text, SLANTED), INLINE) : at.text;
  const fixed = /[{@&]|:\/\/|www/.test(marked) ? masked(marked, FIXED) : marked;
  const prose = /[«“"]/.test(fixed) ? masked(fixed, QUOTED) : fixed;
  const passages = partsOf(prose, isHtml ? TAG : SIGN).flatMap(({ text, offset }) => {
    const words = passageWords(text);
    const start = offset + text.length - text.trimStart().length;
    return words.length === 0 ? [] : [{ words, own: undefined, offset: start, length: text.trim().length }];
  });
  const [only, ...more] = passages;
  return more.length === 0
    ? { at, passages: NONE, words: only?.words ?? NONE, own: undefined, partner: undefined }
    : { at, passages, words: passages.flatMap(({ words }) => words), own: undefined, partner: undefined };
}

const NONE: readonly never[] = [];

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

function passageWords(passage: string): Word[] {
  const words = (passage.match(WORD) ?? []).map(wordOf);
  const [first] = words;
  if (first?.isCapital) words[0] = wordOf(first.small);
  return words;
}

const WORD = /\p{L}[\p{L}\p{M}'’]*/gu;
