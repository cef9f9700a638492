import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { languageData } from '../language-data/known-languages';
import { functionWordsIn } from '../texts/language-of';
import { wordsIn } from '../texts/words';

/** Whether words only say to look somewhere: «Apúntate a los talleres» may well lead to a form. */
export function saysNothing(words: string, language: Language): boolean {
  const looking = wordsOfLooking(language);
  return wordsIn(words).every(({ small }) => looking.has(small) || functionWordsIn(small, [language]) > 0);
}

const wordsOfLooking = oncePerLanguage(
  (language) => new Set((languageData(language)?.vague ?? []).flatMap((words) => words.split(' '))),
);
