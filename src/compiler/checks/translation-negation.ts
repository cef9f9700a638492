import { groupBy } from '../../shared/group-by';
import { languageData } from '../language-data/known-languages';
import { wordPairs } from '../language-data/word-pairs';
import type { Finding } from '../problems/finding';
import type { OwnRule } from '../rule';
import { shortened } from '../translations/excerpts';
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
  /** What may be denied by saying its opposite, each by its name in all languages. */
  readonly opposed: readonly (readonly [name: string, words: RegExp])[];
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
  const found = denying.denied.exec(sentence.text);
  // A question may be asked either way.
  if (found === null || sentence.text.endsWith('?') || promising.denying.test(beside.text)) return [];
  const [denial] = found;
  const [clause = ''] = /^[^.;:!?]*/.exec(sentence.text.slice(found.index + denial.length)) ?? [];
  if (isSaidByOpposite(clause, denying, beside.text, promising)) return [];
  const { offset, length } = beside;
  const place = { source: at.source, pointer: at.pointer, part: { offset, length } };
  const details = { original: right.language, translation: at.language, word: denial, text: shortened(sentence.text) };
  return [{ code: 'translation-negation', place, details }];
}

/** «No cerramos», “We are open”: something that is denied has an opposite, and is not there itself. */
function isSaidByOpposite(clause: string, denying: Negation, beside: string, promising: Negation): boolean {
  const said = new Set(namesIn(beside, promising));
  return namesIn(clause, denying).some((name) => !said.has(name));
}

function namesIn(text: string, { opposed }: Negation): string[] {
  return opposed.filter(([, words]) => words.test(text)).map(([name]) => name);
}

/** Of a language of which it is not known how it denies, nothing. */
const negationOf = oncePerLanguage((language): Negation | undefined => {
  const { denied, denying, opposed } = languageData(language) ?? {};
  if (denied === undefined || denying === undefined) return undefined;
  return { denied: words(denied), denying: words(wordsLike(denying)), opposed: namedWords(opposed) };
});

/** The words of each name, of a list of `word=name`. */
function namedWords(list: string | undefined): Negation['opposed'] {
  const byName = groupBy(wordPairs(list), ([, name]) => name);
  return [...byName].map(
    ([name, entries]) => [name, words(wordsLike(entries.map(([word]) => word).join(' ')))] as const,
  );
}

function wordsLike(list: string): string {
  return list.replaceAll('-', '\\p{L}*').replaceAll(' ', '|');
}

function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'iu');
}
