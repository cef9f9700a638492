import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { isOfLanguage } from '../languages';
import type { Word } from '../texts/words';

/** The scripts of languages that are written in several. */
const SCRIPTS: Readonly<Record<string, string>> = {
  Jpan: '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー',
  Kore: '\\p{sc=Hangul}\\p{sc=Han}',
  Hans: '\\p{sc=Han}',
  Hant: '\\p{sc=Han}',
};

/** Names are written in Latin letters in any language; a shorter text may be one in any letters. */
const LATIN = 'Latn';
const FEWEST_LETTERS = 12;

/** Whether all letters of some words are those of another language, and none is of that in whose place they stand. */
export function areInLettersOf(other: Language, words: readonly Word[], own: Language): boolean {
  if (scriptOf(other) === LATIN || scriptOf(other) === scriptOf(own)) return false;
  const letters = words.map(({ written }) => written).join('');
  if (letters.length < FEWEST_LETTERS) return false;
  const [ofOther, ofOwn] = [lettersOf(other), lettersOf(own)];
  return (
    ofOther !== undefined &&
    ofOwn !== undefined &&
    [...letters].every((letter) => ofOther.test(letter) && !ofOwn.test(letter))
  );
}

const scriptOf = oncePerLanguage(
  (language): string => (isOfLanguage(language) ? new Intl.Locale(language).maximize().script : undefined) ?? '',
);

const lettersOf = oncePerLanguage((language): RegExp | undefined => {
  const script = scriptOf(language);
  try {
    return new RegExp(`^[${SCRIPTS[script] ?? `\\p{sc=${script}}`}\\p{M}]$`, 'u');
  } catch {
    return undefined;
  }
});
