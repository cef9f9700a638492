import type { Language } from '../../shared/language';
import { monthNames, weekdayNames } from '../dates/calendar-names';
import type { Word } from '../texts/words';
import { languageData } from './language-data';

/** A longer text has words that are not among the commonest. */
const MOST_WORDS = 4;

/**
 * Whether a few words are all among the commonest of a language, and none is of that in whose place they stand: a button
 * that says «Cerrar» in English. Names of days and months are common words.
 */
export function areCommonIn(language: Language, words: readonly Word[], own: Language): boolean {
  const telling = words.filter(({ small }) => small.length > 1);
  if (telling.length === 0 || telling.length > MOST_WORDS) return false;
  const [there, here] = [commonWordsOf(language), commonWordsOf(own)];
  if (there.size === 0 || here.size === 0) return false;
  const isOwn = (word: string) => here.has(word) || isFunctionWord(word, own);
  const isForeign = (word: string) => there.has(word) || isFunctionWord(word, language);
  return (
    telling.some(({ small }) => there.has(small)) && telling.every(({ small }) => isForeign(small) && !isOwn(small))
  );
}

function isFunctionWord(word: string, language: Language): boolean {
  return languageData(language)?.functionWords.split(' ').includes(word) === true;
}

const known = new Map<Language, ReadonlySet<string>>();

function commonWordsOf(language: Language): ReadonlySet<string> {
  const found = known.get(language) ?? readWords(language);
  known.set(language, found);
  return found;
}

function readWords(language: Language): ReadonlySet<string> {
  const { commonWords } = languageData(language) ?? {};
  return new Set(
    commonWords === undefined ? [] : [...commonWords.split(' '), ...weekdayNames(language), ...monthNames(language)],
  );
}
