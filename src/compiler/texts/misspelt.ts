import type { Language } from '../../shared/language';
import { languageData } from '../language-data/known-languages';
import { oncePerLanguage } from '../values/once-per-object';
import type { Dictionary } from './dictionary';
import { withoutAccents } from './folded';
import { lettersInAnyOrder } from './slips';

/** Shorter words are too near to each other. */
const SHORTEST = 6;
/** But for their accents. */
const SHORTEST_BARE = 4;
/** No language has longer ones, and the more letters, the more slips there are in them. */
const LONGEST = 60;
/** What has an apostrophe in it is several words, or one with an ending. */
const ONLY_LETTERS = /^\p{L}+$/u;
/** Words are inflected in their last letters. */
const LAST = 2;

/**
 * The word that is meant by one that no dictionary has; nothing where it may be right all the same, or may be several.
 * @param dictionaries - that of the language first; a text may have words of the others
 * @param isUsed - whether the site uses a word elsewhere
 */
export function wordMeant(
  word: string,
  language: Language,
  dictionaries: readonly Dictionary[],
  isUsed: (word: string) => boolean,
): string | undefined {
  const [own] = dictionaries;
  if (own === undefined || word.length < SHORTEST_BARE || word.length > LONGEST) return undefined;
  if (!ONLY_LETTERS.test(word)) return undefined;
  if (dictionaries.some((one) => isIn(one, word))) return undefined;
  const near = own.near(word).filter((other) => marksIn(other) >= marksIn(word));
  const bare = withoutAccents(word);
  const accented = near.filter((other) => withoutAccents(other) === bare);
  if (accented.length > 0 || word.length < SHORTEST) return only(accented);
  const within = near.filter((other) => other.slice(-LAST) === word.slice(-LAST) || isSwapped(word, other));
  const used = within.filter(isUsed);
  if (used.length > 0) return only(used);
  return near.length === 1 && !mayBeDerived(word, language, own) ? only(within) : undefined;
}

/** How many tildes, cedillas and the like a word has: nobody types one by mistake. */
function marksIn(word: string): number {
  return word.normalize('NFD').match(/[\u0303\u0308\u0327]/g)?.length ?? 0;
}

/** It, or what it is the plural of. */
function isIn(dictionary: Dictionary, word: string): boolean {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some((one) => dictionary.has(one));
}

function isSwapped(word: string, other: string): boolean {
  return lettersInAnyOrder(word) === lettersInAnyOrder(other);
}

/** Whether a word may be formed at will of another one, as most are that no dictionary has. */
export function mayBeDerived(word: string, language: Language, dictionary: Dictionary): boolean {
  const derivation = derivationIn(language);
  if (derivation === undefined || derivation.endings.test(word)) return true;
  const rest = word.replace(derivation.beginnings, '');
  return rest !== word && dictionary.has(rest);
}

const derivationIn = oncePerLanguage((language) => {
  const { derived } = languageData(language) ?? {};
  return (
    derived && {
      beginnings: new RegExp(`^(?:${derived.beginnings.replaceAll(' ', '|')})(?=\\p{L}{4})`, 'u'),
      endings: new RegExp(`(?:${derived.endings})$`, 'u'),
    }
  );
});

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}
