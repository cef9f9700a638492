import { oncePerLanguage } from '../../shared/once-per-object';
import { contrastsOf } from '../language-data/contrasts';
import { closures } from '../language-data/denials';
import { languageData } from '../language-data/known-languages';
import { shortWeekdays, weekdayNames } from '../standards/calendar-names';
import { oncePerWord, wordsIn } from '../texts/words';
import { daysNamed, sentencesWithDays } from './days-named';

/** Whether a text says that something is open, and nothing else of it: not in which season, and not where. */
export const onlyOpening = oncePerLanguage((language): ((text: string) => boolean) | undefined => {
  const { openingWords } = languageData(language) ?? {};
  if (openingWords === undefined) return undefined;
  const opening = new Set(openingWords.split(' '));
  const isSmall = littleWords(language);
  return (text) => {
    const words = wordsIn(text.toLowerCase());
    return (
      words.some((word) => opening.has(word.small)) && words.every(({ small }) => opening.has(small) || isSmall(small))
    );
  };
});

/** What a sentence says of some days and of nothing else, counted from Monday as 0: that something is open or closed. */
export interface DaysOpen {
  readonly text: string;
  readonly index: number;
  readonly days: readonly number[];
  readonly isOpen: boolean;
}

/** The sentences of a text that say of days when something is open, or that it is closed. */
export const openAndClosed = oncePerLanguage((language): ((text: string) => readonly DaysOpen[]) => {
  const isOpening = new Set((languageData(language)?.openingWords ?? '').split(' '));
  const isSmall = littleWords(language);
  const weekend = weekendsOf(language);
  const named = daysNamed(language);
  return (text) =>
    sentencesWithDays(text, language).flatMap(({ text: sentence, index }) => {
      const isClosed = CLOSED.test(sentence);
      const isOpen = /\d/.test(sentence);
      if (isClosed === isOpen) return [];
      const isWeekend = weekend?.test(sentence) ?? false;
      const rest = isWeekend ? sentence.replace(weekend ?? '', '') : sentence;
      const words = wordsIn(rest.replace(CLOSED, '').toLowerCase());
      if (words.some(({ small }) => !isSmall(small) && !isOpening.has(small))) return [];
      const days = [...new Set([...named(sentence), ...(isWeekend ? [5, 6] : [])])];
      return days.length === 0 ? [] : [{ text: sentence, index, days, isOpen }];
    });
});

/** Whether a text may say that something is closed. */
export function mayBeClosed(text: string): boolean {
  return wordsIn(text).some(isClosing);
}

const isClosing = oncePerWord(({ small }) => CLOSED.test(small));

const CLOSED = new RegExp(`(?<!\\p{L})(?:${closures})(?!\\p{L})`, 'iu');

/** What stands beside days and times. */
const littleWords = oncePerLanguage((language): ((word: string) => boolean) => {
  const days = weekdayNames(language);
  const small = new Set([
    ...(languageData(language)?.functionWords ?? '').split(' '),
    ...days.flatMap((day) => [day, `${day}s`]),
    ...shortWeekdays(language).keys(),
    ...OF_TIMES,
  ]);
  return (word) => small.has(word);
});

const OF_TIMES = ['h', 'hs', 'hrs', 'am', 'pm', 'm', 'p', 'uhr'];

const weekendsOf = oncePerLanguage((language): RegExp | undefined => {
  const words = contrastsOf(languageData(language) ?? {}).filter(
    ({ kind, meaning }) => kind === 'week' && meaning === 'end',
  );
  const longestFirst = words.map(({ word }) => word).sort((one, other) => other.length - one.length);
  return words.length === 0 ? undefined : new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'iu');
});
