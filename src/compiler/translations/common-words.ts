import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { languageData } from '../language-data/known-languages';
import { monthNames, weekdayNames } from '../standards/calendar-names';
import type { Word } from '../texts/words';

/** A longer text has words that are not among the commonest. */
const MOST_WORDS = 4;

/**
 * Whether a few words are all among the commonest of a language, and none is of that in whose place they stand: a button
 * that says «Cerrar» in English. Names of days and months are common words.
 */
export function areCommonIn(language: Language, words: readonly Word[], own: Language): boolean {
  const telling = words.filter(({ small }) => small.length > 1);
  if (telling.length === 0 || telling.length > MOST_WORDS) return false;
  const [there, here] = [wordsOf(language), wordsOf(own)];
  if (there.common.size === 0 || here.common.size === 0) return false;
  return (
    telling.some(({ small }) => there.common.has(small)) &&
    telling.every(({ small }) => isIn(there, small) && !isIn(here, small))
  );
}

interface Words {
  readonly common: ReadonlySet<string>;
  readonly little: ReadonlySet<string>;
}

function isIn({ common, little }: Words, word: string): boolean {
  return common.has(word) || little.has(word);
}

const wordsOf = oncePerLanguage((language): Words => {
  const { commonWords, functionWords = '' } = languageData(language) ?? {};
  const common =
    commonWords === undefined ? [] : [...commonWords.split(' '), ...weekdayNames(language), ...monthNames(language)];
  return { common: new Set(common), little: new Set(functionWords.split(' ')) };
});
