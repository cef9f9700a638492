import type { Finding } from '../problems/finding';
import type { OwnRule } from '../rule';
import { shortened } from '../translations/excerpts';
import { languageData } from '../translations/language-data';
import { type LanguageText, localisedTexts } from '../translations/localised-texts';
import { type Sentence, sentencePairs } from '../translations/sentences';
import { oncePerLanguage } from '../values/once-per-object';

type Found = Finding<'translation-negation'>;

/** What one language denies, the other does not promise: a “no” is soon lost. Sentences are held against each other one by one. */
export const translationNegation: OwnRule<'translation-negation'> = ({ sources, contract }) =>
  sources
    .flatMap((source) => localisedTexts(source, contract))
    .flatMap(({ pairs }) => pairs)
    .flatMap(({ original, translation }) => {
      const [one, other] = [negationOf(original.language), negationOf(translation.language)];
      if (one === undefined || other === undefined) return [];
      const isDenied = one.denied.test(original.text) || other.denied.test(translation.text);
      if (!isDenied) return [];
      return sentencePairs(original.text, translation.text).flatMap(([sentence, beside]) => [
        ...lost(one, original, sentence, other, translation, beside),
        ...lost(other, translation, beside, one, original, sentence),
      ]);
    });

interface Negation {
  readonly denied: RegExp;
  readonly denying: RegExp;
}

/** Told where it is missing. */
function lost(
  denying: Negation,
  right: LanguageText,
  sentence: Sentence,
  promising: Negation,
  at: LanguageText,
  beside: Sentence,
): Found[] {
  const [denial] = denying.denied.exec(sentence.text) ?? [];
  // A question may be asked either way.
  if (denial === undefined || sentence.text.endsWith('?') || promising.denying.test(beside.text)) return [];
  const { offset, length } = beside;
  const place = { source: at.source, pointer: at.pointer, part: { offset, length } };
  const details = { original: right.language, translation: at.language, word: denial, text: shortened(sentence.text) };
  return [{ code: 'translation-negation', place, details }];
}

/** Of a language of which it is not known how it denies, nothing. */
const negationOf = oncePerLanguage((language): Negation | undefined => {
  const { denied, denying } = languageData(language) ?? {};
  const isKnown = denied !== undefined && denying !== undefined;
  return isKnown ? { denied: words(denied), denying: words(wordsLike(denying)) } : undefined;
});

function wordsLike(list: string): string {
  return list.replaceAll('-', '\\p{L}*').replaceAll(' ', '|');
}

function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'iu');
}
