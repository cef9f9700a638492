import { countBy } from '../../shared/count-by';
import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import type { Contract } from '../schema/contract';
import type { DraftSite, Files } from '../site';
import type { Source } from '../source';
import type { Dictionary } from '../spelling/dictionary';
import { mayHold } from '../texts/may-hold';
import type { Word } from '../texts/words';
import { notesOf } from '../values/notes';
import { inFilesAgainst } from '../values/values';
import { isPlain } from './foreign-by-dictionary';
import type { LanguageText } from './localised-texts';
import type { ForeignName } from './numbered-names';
import { type ReadText, readTexts } from './read-texts';

/** Shorter words are of many languages. */
const SHORTEST = 4;

/** The only word that a text has of its translation: with more of them, it is in that language. */
interface SharedWord {
  readonly at: LanguageText;
  readonly word: Word;
  /** Of which it is. */
  readonly language: Language;
}

/** So many texts say it in their own language, and twice as many as borrow it. */
const FEWEST_OTHERWISE = 5;
/** What more texts have is borrowed. */
const MOST_SHARED = 3;

/**
 * Words that are in the dictionary of the translation alone, and in its text as well, where most other texts whose translation
 * has them say one and the same word of their own. What a language borrows is borrowed wherever it is said.
 */
export function foreignWords(
  { sources, contract }: DraftSite,
  dictionaries: ReadonlyMap<Language, Dictionary> = new Map(),
): ForeignName[] {
  const counts = countBy(
    sources.flatMap((source) => keysShared(source, contract, dictionaries)),
    (key) => key,
  );
  const isRare = (key: string) => (counts.get(key) ?? 0) <= MOST_SHARED;
  const concerned = sources.filter((source) => keysShared(source, contract, dictionaries).some(isRare));
  const found = sharedWordsIn({ sources: concerned, contract }, dictionaries).filter(({ at, word }) =>
    isRare(keyOf(at.language, word)),
  );
  const meant = found.length === 0 ? undefined : ownWords(found, { sources, contract });
  return found.flatMap(({ at, word, language }): ForeignName[] => {
    const correct = meant?.get(keyOf(at.language, word));
    const readable = at.text.replaceAll(CODE, (code) => ' '.repeat(code.length));
    const offset = new RegExp(`(?<![\\p{L}-])${word.written}(?![\\p{L}-])`, 'u').exec(readable)?.index;
    if (correct === undefined || offset === undefined) return [];
    return [{ at, language, part: { offset, length: word.written.length }, correct }];
  });
}

/** The words that texts of a file share with their translations, noted as held against the languages that have a dictionary. */
function keysShared(
  source: Source,
  contract: Contract,
  dictionaries: ReadonlyMap<Language, Dictionary>,
): readonly string[] {
  const [notes, name] = [notesOf(source), `shared words ${[...dictionaries.keys()].join()}`];
  const known = notes.get(name) as readonly string[] | undefined;
  const keys =
    known ??
    sharedWordsIn({ sources: [source], contract }, dictionaries).map(({ at, word }) => keyOf(at.language, word));
  notes.set(name, keys);
  return keys;
}

const sharedWordsIn = inFilesAgainst((source, contract, dictionaries: ReadonlyMap<Language, Dictionary>) =>
  readTexts(source, contract).flatMap((text) => sharedWordsOf(text, dictionaries)),
);

const CODE = /<(code|kbd|samp|var)>[^<>]*<\/\1>/g;

function sharedWordsOf(
  { at, words, partner }: ReadText,
  dictionaries: ReadonlyMap<Language, Dictionary>,
): SharedWord[] {
  const [own, other] = [at.language, partner?.at.language].map((code) => dictionaries.get(code ?? ''));
  if (own === undefined || other === undefined || partner === undefined) return [];
  const language = partner.at.language;
  const translated = new Set(partner.words.map(({ small }) => small));
  const [word, ...more] = [...new Set(words)]
    .filter((one) => translated.has(one.small) && !one.isCapital && one.small.length >= SHORTEST && isPlain(one))
    .filter(({ small }) => !own.has(small) && other.has(small));
  return word === undefined || more.length > 0 ? [] : [{ at, word, language }];
}

function keyOf(language: Language, { small }: Word): string {
  return `${language} ${small}`;
}

/** The word by which a language says each, if there is one. */
function ownWords(found: readonly SharedWord[], { sources, contract }: Files): ReadonlyMap<string, string> {
  const shared = new Map(found.map((one) => [keyOf(one.at.language, one.word), one]));
  return new Map(
    [...shared].slice(0, MOST_WORDS).flatMap(([key, one]) => {
      const holding = sources.filter((source) => mayHold(source, one.word.small));
      const uses = holding.slice(0, MOST_HOLDING).map((source) => usesIn(source, contract, one));
      const borrowing = uses.reduce((sum, use) => sum + use.borrowing, 0);
      const otherwise = uses.flatMap((use) => use.otherwise);
      const own = otherwise.length < Math.max(FEWEST_OTHERWISE, 2 * borrowing) ? undefined : commonestIn(otherwise);
      return own === undefined ? [] : [[key, own] as const];
    }),
  );
}

/** So many words are looked at, and so many files that have a word tell how it is said. */
const MOST_WORDS = 100;
const MOST_HOLDING = 20;

/** How often the texts of a language borrow a word of their translations, and those that say it otherwise. */
interface Uses {
  readonly borrowing: number;
  readonly otherwise: readonly ReadText[];
}

/** What has been looked for in a file, by word: most are the same after an edit. */
const knownUses = oncePerObject((_source: Source) => new Map<string, Uses>());

function usesIn(source: Source, contract: Contract, { at: { language }, word }: SharedWord): Uses {
  const known = knownUses(source);
  const key = keyOf(language, word);
  const uses = known.get(key) ?? usesOf(word, language, readTexts(source, contract));
  known.set(key, uses);
  return uses;
}

function usesOf(word: Word, language: Language, texts: readonly ReadText[]): Uses {
  const translated = texts.filter(
    ({ at, partner }) => at.language === language && partner?.words.some(({ small }) => small === word.small) === true,
  );
  const otherwise = translated.filter(({ words }) => !words.some(({ small }) => isFormOf(small, word.small)));
  return { borrowing: translated.length - otherwise.length, otherwise };
}

/** «Cookies» is what «cookie» is. */
function isFormOf(one: string, other: string): boolean {
  return one === other || one === `${other}s` || other === `${one}s`;
}

/** Of the texts, so many have it. */
const MOST_OF_THEM = 0.75;

/** The longer word that most of some texts have. */
function commonestIn(texts: readonly ReadText[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { words } of texts)
    for (const small of new Set(words.filter(isPlain).map((word) => word.small)))
      if (small.length >= SHORTEST) counts.set(small, (counts.get(small) ?? 0) + 1);
  const [commonest] = [...counts].sort(([, one], [, other]) => other - one);
  return commonest !== undefined && commonest[1] >= MOST_OF_THEM * texts.length ? commonest[0] : undefined;
}
