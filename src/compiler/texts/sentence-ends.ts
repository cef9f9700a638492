import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { languageData } from '../language-data/known-languages';
import { wordPairs } from '../language-data/word-pairs';

/** Finds the last word of a text where something has to follow it in its language. */
export function openEnd(language: Language | undefined): RegExp | undefined {
  const [code = ''] = (language ?? '').split('-');
  return openEndIn(code);
}

const openEndIn = oncePerLanguage((code): RegExp | undefined => {
  const words = languageData(code)?.unfinished?.replaceAll(' ', '|');
  return words === undefined ? undefined : new RegExp(`(?<=[\\p{L}\\p{N}»”")},] )(?:${words})\\s{0,99}$`, 'u');
});

/** What a text that is a sentence ends in, where its language has other ends for notes. */
export const sentenceEnd = oncePerLanguage((language): RegExp | undefined => {
  const { sentenceEnds } = languageData(language) ?? {};
  return sentenceEnds === undefined ? undefined : new RegExp(`(?:${sentenceEnds})\\s*$`, 'u');
});

/** What ends a question in a language: a semicolon in Greek. */
const questionMark = oncePerLanguage(
  (language): string => new Map(wordPairs(languageData(language)?.ownMarks)).get('?') ?? '?',
);

/** What is put behind a question that lacks its mark: in some languages, a space comes before it. */
export function missingQuestionMark(language: Language): string {
  return `${languageData(language)?.marksApart ? ' ' : ''}${questionMark(language)}`;
}

/** A text that ends in a question mark wherever it does so in its language; each of its characters stands where it stood. */
export function withPlainEnd(text: string, language: Language | undefined): string {
  const mark = questionMark(language ?? '');
  const end = text.trimEnd();
  return mark !== '?' && end.endsWith(mark) ? `${end.slice(0, -mark.length)}?${text.slice(end.length)}` : text;
}

/** How only questions begin in a language, as far as it is known. */
export const questionBeginning = oncePerLanguage((language): RegExp | undefined => {
  const { asks } = languageData(language) ?? {};
  return asks === undefined ? undefined : new RegExp(`^(?:${asks})(?!\\p{L})`, 'iu');
});
