import { escapeRegExp } from '../../shared/escape-reg-exp';
import { addToGroup, groupBy } from '../../shared/group-by';
import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { type DaysOpen, mayBeClosed, openAndClosed } from '../dates/open-and-closed';
import type { Finding } from '../findings/finding';
import { type Contrast, contrastsOf } from '../language-data/contrasts';
import { languageData } from '../language-data/known-languages';
import type { OwnRule } from '../rule';
import { denied } from '../texts/denied';
import { wordsIn } from '../texts/words';
import { nameOtherTimes } from '../translations/compare-days';
import { type LanguageText, localisedTexts, type TranslationPair } from '../translations/localised-texts';
import { type Sentence, sentencePairs } from '../translations/sentences';

/**
 * What is at most so much in one language is not at least as much in the other; what is there in the morning, each week, on
 * the left, is so in all languages. Sentences are held against each other one by one.
 */
export const translationOpposite: OwnRule<'translation-opposite'> = ({ sources, contract }) =>
  sources.flatMap((source) =>
    localisedTexts(source, contract).flatMap(({ pairs }) => {
      const found = pairs.map((pair) => [...differing(pair), ...openOtherwise(pair)]);
      const [first, ...others] = found.flatMap((ofPair) => ofPair[0] ?? []);
      // Where all translations say the same, it is the original that differs.
      const doAgree = others.length === pairs.length - 1 && others.every(({ at }) => at.meaning === first?.at.meaning);
      if (first !== undefined && others.length > 0 && doAgree) return [told(first.right, first.at)];
      return found.flatMap((ofPair) => ofPair.map(toldOfPair));
    }),
  );

/** Where one of the two is the other one denied, the “no” is missing in that. */
function toldOfPair({ at, right }: Differing): Finding<'translation-opposite'> {
  const isLost = isDenial(at) && !isDenial(right);
  return isLost ? told(right, at) : told(at, right);
}

function isDenial({ text, word }: Meant): boolean {
  return word.includes(' ') && denied(text.language).test(word);
}

function told({ text, word, offset, isOfDay }: Meant, right: Meant): Finding<'translation-opposite'> {
  const { source, pointer, language } = text;
  const details = {
    original: right.text.language,
    translation: language,
    word,
    other: right.word,
    ...(isOfDay && { isOfDay }),
  };
  return { code: 'translation-opposite', place: { source, pointer, part: { offset, length: word.length } }, details };
}

/** What a translation says, and what its original says in the place of it. */
interface Differing {
  readonly at: Meant;
  readonly right: Meant;
}

function differing({ original, translation }: TranslationPair): Differing[] {
  const [one, other] = [contrastsIn(original.language), contrastsIn(translation.language)];
  if (one === undefined || other === undefined) return [];
  const kinds = new Set(kindsIn(original.text, one));
  if (kinds.size === 0 || !kindsIn(translation.text, other).some((kind) => kinds.has(kind))) return [];
  return sentencePairs(original.text, translation.text).flatMap(([sentence, beside]) => {
    const meanings = meantIn(sentence, original, one);
    const found = [...meantIn(beside, translation, other)].flatMap(([kind, said]) => {
      const meant = meanings.get(kind) ?? [];
      const isSaid = said.some(({ meaning }) => meant.some((each) => each.meaning === meaning));
      const [[right], [at]] = [meant, said];
      return isSaid || right === undefined || at === undefined ? [] : [{ kind, at, right }];
    });
    if (found.length === 0) return [];
    const isClosed = mayBeClosed(sentence.text) || mayBeClosed(beside.text);
    const areOtherTimes =
      isClosed && nameOtherTimes(sentence.text, original.language, beside.text, translation.language);
    const isDenied = ({ at, right }: Differing) =>
      deniesBesides(right.word, sentence.text, original.language) ||
      deniesBesides(at.word, beside.text, translation.language);
    return found.filter((each) => {
      const isSure = HOLDS_DENIED.has(each.kind) || !isDenied(each);
      return isSure && (!isClosed || (each.kind === 'state' && !areOtherTimes));
    });
  });
}

/** Whether a sentence denies something, but for a word in which that is part of what it means: “not included”. */
function deniesBesides(word: string, sentence: string, language: Language): boolean {
  return denied(language).test(sentence.replace(word, ' '));
}

/** A day on which something is open in one language and closed in the other one. */
function openOtherwise({ original, translation }: TranslationPair): Differing[] {
  if (!mayBeClosed(original.text) && !mayBeClosed(translation.text)) return [];
  const [one, other] = [byDay(original), byDay(translation)];
  for (const [day, right] of one) {
    const at = other.get(day);
    if (right !== BOTH && at !== undefined && at !== BOTH && at.isOpen !== right.isOpen) {
      return [{ at: saidOf(at, translation), right: saidOf(right, original) }];
    }
  }
  return [];
}

/** Of a day of which a text says that it is open and closed. */
const BOTH = 'both';

/** What a text says of each day, as far as it says when something is open on it. */
function byDay({ language, text }: LanguageText): ReadonlyMap<number, DaysOpen | typeof BOTH> {
  const found = new Map<number, DaysOpen | typeof BOTH>();
  for (const said of openAndClosed(language)(text)) {
    for (const day of said.days) {
      const before = found.get(day) ?? said;
      found.set(day, before !== BOTH && before.isOpen === said.isOpen ? before : BOTH);
    }
  }
  return found;
}

function saidOf({ text: word, index: offset, isOpen }: DaysOpen, text: LanguageText): Meant {
  return { text, word, offset, meaning: isOpen ? 'open' : 'closed', isOfDay: true };
}

/** What is said alike where a sentence denies something: which one in a row, what answers with the denial, and what need not be. */
const HOLDS_DENIED: ReadonlySet<string> = new Set(['place', 'answer', 'need']);

interface Contrasts {
  readonly all: RegExp;
  /** By its longest part, the kinds of each word: most texts have none of one kind. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  /** What each is, and what it means: “first” is neither the second nor the last. */
  readonly meanings: ReadonlyMap<string, readonly Contrast[]>;
}

/** Of which kinds a text may say something. */
function kindsIn(text: string, { kinds }: Contrasts): readonly string[] {
  return wordsIn(text).flatMap(({ small }) => kinds.get(small) ?? NONE);
}

const NONE: readonly string[] = [];

/** A word that means something, and where it stands. */
interface Meant {
  readonly text: LanguageText;
  readonly word: string;
  readonly offset: number;
  readonly meaning: string;
  readonly isOfDay?: true;
}

/** What a sentence of a text says, by its kind. */
function meantIn(
  sentence: Sentence,
  text: LanguageText,
  { all, meanings }: Contrasts,
): ReadonlyMap<string, readonly Meant[]> {
  const found = new Map<string, Meant[]>();
  for (const { 0: word, index } of sentence.text.matchAll(all)) {
    for (const { kind, meaning } of meanings.get(word.toLowerCase()) ?? []) {
      // An answer is what a sentence begins with: «eso sí, …» is none.
      if (kind === 'answer' && index > 0) continue;
      addToGroup(found, kind, { text, word, offset: sentence.offset + index, meaning });
    }
  }
  return found;
}

/** Of a language of which no such words are known, nothing. */
const contrastsIn = oncePerLanguage((language): Contrasts | undefined => {
  const words = contrastsOf(languageData(language) ?? {});
  if (words.length === 0) return undefined;
  const longestFirst = words.map(({ word }) => escapeRegExp(word)).sort((one, other) => other.length - one.length);
  const all = new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
  const byLongest = groupBy(words, ({ word }) => longestPart(word));
  return {
    all,
    kinds: new Map([...byLongest].map(([part, those]) => [part, those.map(({ kind }) => kind)])),
    meanings: groupBy(words, ({ word }) => word),
  };
});

/** Nearly all texts have the others: “to”, «la». */
function longestPart(word: string): string {
  return wordsIn(word).reduce((longest, { small }) => (small.length > longest.length ? small : longest), '');
}
