import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { oncePerText } from '../../shared/once-per-text';
import type { TextPart } from '../../shared/text-part';
import { languageData } from '../language-data/known-languages';
import { folded, withoutAccents } from '../spelling/folded';
import { inFiles } from '../values/values';
import { type ReadableText, readableRuns } from './readable-texts';

/** A name of several words, as a text writes it: «Tahona del Río». */
export interface NameInText extends TextPart {
  readonly written: ReadableText;
  readonly name: string;
  /** What it has in common with those that differ in their accents, in its language: another one may write it otherwise. */
  readonly key: string;
}

const WORD = '\\p{Lu}[\\p{L}\\p{M}]+';
const BETWEEN = '(?: (?:d[aeio]|de[lns]?|d[ou]s|di|du|els?|las?|les|los|of|the|van|von)){0,2} ';
const NAMES = new RegExp(`(?<![\\p{L}\\p{N}@/._-])${WORD}(?:${BETWEEN}${WORD}){1,5}(?![\\p{L}\\p{M}\\p{N}@_-])`, 'gu');
const WORDS = new RegExp(WORD, 'gu');

/** All words with capitals that follow each other, two or more of them at a time: «La Tahona del Río» is «Tahona del Río» as well. */
export const namesInTexts = inFiles((source, contract): readonly NameInText[] =>
  readableRuns({ sources: [source], contract }).flatMap(({ written, text, offset }) => {
    const names = namesIn(written.language ?? '')(text);
    return names.map(({ name, key, ...part }) => ({ written, name, key, ...part, offset: offset + part.offset }));
  }),
);

const namesIn = oncePerLanguage((language) =>
  oncePerText((text) =>
    [...text.matchAll(NAMES)].flatMap(({ 0: names, index }) => {
      const words = [...names.matchAll(WORDS)].map(({ 0: word, index: from }) => ({
        word,
        from,
        to: from + word.length,
      }));
      return words.flatMap((first, at) =>
        saysNothing(first.word, language)
          ? []
          : words.slice(at + 1).map(({ to }) => {
              const name = names.slice(first.from, to);
              const key = `${language} ${withoutAccents(name)}`;
              return { name, key, offset: index + first.from, length: name.length };
            }),
      );
    }),
  ),
);

/** With a word like «Que» a sentence begins, and no name: it is right with an accent and without. */
function saysNothing(word: string, language: Language = ''): boolean {
  return wordsWithoutName(language).has(folded(word));
}

const wordsWithoutName = oncePerLanguage((language): ReadonlySet<string> => {
  const { functionWords = '', asked = '' } = languageData(language) ?? {};
  return new Set(folded(`${functionWords} ${asked}`).split(' '));
});
