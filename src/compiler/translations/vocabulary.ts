import type { Language } from '../../shared/language';
import type { TextPart } from '../../shared/text-part';
import type { Word } from '../texts/words';
import { areCommonIn } from './common-words';
import { areInLettersOf } from './letters-of';
import type { LanguageText } from './localised-texts';
import type { Passage, ReadText, ReadWords } from './read-texts';

/** A text, or a part of one, that says what it says in another language of the site. */
export interface ForeignText {
  readonly at: LanguageText;
  readonly language: Language;
  /** Missing where it is all of the text. */
  readonly part?: TextPart;
  /** The text that stands where this one belongs, where they have changed places. */
  readonly other?: LanguageText;
}

/** In so many texts at least a word is used by the language that it is of. */
const KNOWN = 2;
/** A language uses a word that is of another one in hardly a text. */
const SHARE = 0.1;
/** Of a text that is not the same in both languages, and of what stands between its commas, so many words are of the other one; of a sentence of a text, more. */
const FEWEST = 3;
const FEWEST_WITHIN = 4;

/** Shorter words of languages that are akin are the same, or nearly. */
const SHORTEST_TELLING = 4;

type Counts = Map<string, number>;
type KeptCounts = readonly (readonly [string, number])[];

export interface KeptVocabulary {
  readonly counts: readonly (readonly [Language, KeptCounts])[];
  readonly said: KeptCounts;
  readonly ways: KeptCounts;
}

/** The words of a site: of which language each of them is, and how its short texts are said in other languages. */
export class Vocabulary {
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
    const other = labelOf('', partner.at.text);
    const way = `${label}\n${other}`;
    const before = this.#said.get(way) ?? 0;
    changeCount(this.#said, way, change);
    // «E-Mail-Adresse» for “E-mail” is no other word for it.
    const isLonger = other.startsWith(labelOf('', text)) && other !== labelOf('', text);
    if (!isLonger && (before === 0 || before + change === 0)) changeCount(this.#ways, label, change);
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
          languages.flatMap((other) => [
            this.#originOf(small, own, other)?.[0] ?? '-',
            this.#isOnlyOf(small, own, other)?.[0] ?? '-',
          ]),
        );
        known.set(small, origins.join(''));
      }
    }
    return known;
  }

  foreignIn(text: ReadText): ForeignText | undefined {
    for (const language of this.#counts.keys()) {
      const found = language === text.at.language ? undefined : this.#foreignOf(language, text);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What of a text is of another language. */
  #foreignOf(language: Language, text: ReadText): ForeignText | undefined {
    const { at, passages, words, partner } = text;
    if (areCommonIn(language, words, at.language) || areInLettersOf(language, words, at.language))
      return { at, language };
    const isCopy =
      partner?.at.language === language && areSame(words, partner.words) && areSameLabels(at.text, partner.at.text);
    if (isCopy && isNameOfSomething(words)) {
      // A name, but where it is known how it is called in the other language.
      const isSaidOtherwise = (this.#ways.get(labelOf(language, at.text)) ?? 0) > 1;
      return isSaidOtherwise && this.#isForeign(text, at.language, language, 1) ? { at, language } : undefined;
    }
    if (this.#isForeign(text, at.language, language, isCopy ? 1 : FEWEST)) return { at, language };
    if (!isCopy && partner?.at.language === language && this.#areSwapped(text, partner))
      return { at, language, other: partner.at };
    const within =
      passages.find((passage) => this.#isWithin(passage, text, language)) ??
      passages.flatMap(({ clauses }) => clauses).find(({ words }) => this.#isWhollyOf(words, at.language, language));
    return within && { at, language, part: { offset: within.offset, length: within.length } };
  }

  /** What is all that the other language says may be short. */
  #isWithin(passage: Passage, { at, partner, words: all }: ReadText, language: Language): boolean {
    const { words } = passage;
    const isAllOfOther =
      partner?.at.language === language && words.length < all.length && areSame(words, partner.words);
    if (isAllOfOther && saysMoreThanNames(words)) return !this.#hasOwn(words, at.language, language);
    return (
      this.#isForeign(passage, at.language, language, isAllOfOther ? 1 : FEWEST_WITHIN) ||
      this.#isWhollyOf(words, at.language, language)
    );
  }

  /** Whether any of some words is of the language in whose place they stand: what was copied from there is not foreign here. */
  #hasOwn(words: readonly Word[], own: Language, language: Language): boolean {
    return words.some(({ small }) => this.#originOf(small, own, language) === 'own');
  }

  /** Whether a few words are all of another language than that in whose place they stand, but for what both have. */
  #isWhollyOf(words: readonly Word[], own: Language, language: Language): boolean {
    let foreign = 0;
    for (const { small, isCapital } of words) {
      if (isCapital) return false;
      if (this.#originOf(small, own, language) === 'foreign') foreign += 1;
      else if (this.#count(own, small) < KNOWN || this.#count(language, small) < KNOWN) return false;
    }
    return foreign >= FEWEST;
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

  /** Two texts of which each has words that only the other's language has elsewhere, and none that only its own has. */
  #areSwapped(one: ReadText, other: ReadText): boolean {
    return this.#saysOtherwise(one, other) && this.#saysOtherwise(other, one);
  }

  #saysOtherwise({ at, words }: ReadText, { at: { language }, words: others }: ReadText): boolean {
    const shared = new Set(others.map(({ small }) => small));
    const own = words.filter(({ small }) => !shared.has(small));
    const origins = own.map(({ small }) => this.#isOnlyOf(small, at.language, language));
    const [foreign, unknown] = ['foreign', 'unknown'].map((one) => origins.filter((origin) => origin === one).length);
    return Number(foreign) > 0 && Number(foreign) >= Number(unknown) && !origins.includes('own');
  }

  #isOnlyOf(word: string, own: Language, language: Language): 'own' | 'foreign' | 'unknown' | undefined {
    if (word.length < SHORTEST_TELLING) return undefined;
    const [here, there] = [this.#count(own, word) - 1, this.#count(language, word)];
    if (here === 0) return there > 0 ? 'foreign' : 'unknown';
    return there === 0 && here > 0 ? 'own' : undefined;
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

/** What is counted no more is not kept. */
function changeCount(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}

/** In characters: of longer texts it is not counted in how many ways they are said. */
export const LONGEST_LABEL = 60;

/** By what a label of a language is known, beside words. */
export function labelOf(language: Language, text: string): string {
  return `${language} ${text.trim().toLowerCase()}`;
}

function areSameLabels(one: string, other: string): boolean {
  return labelOf('', one) === labelOf('', other);
}

/** The word or the label of which a key is. */
export function textOfKey(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}
