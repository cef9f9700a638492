import type { Language } from '../../../shared/language';
import { oncePerLanguage } from '../../../shared/once-per-object';
import { oncePerText } from '../../../shared/once-per-text';
import type { TextPart } from '../../../shared/text-part';
import { adjectiveBehind, adjectiveBehindVerb } from './adjectives';
import { type Grammar, grammarOf } from './grammar';
import { numberOfNoun } from './noun-number';
import { bareNounsIn, type NounPhrase, nounPhrasesIn } from './noun-phrases';
import type { Suspicion } from './suspicion';
import { verbBehind } from './verbs';

/** Words of a text that do not agree with each other, if a dictionary says that they are what they look like. */
export interface Disagreement extends Suspicion {
  readonly text: string;
  readonly part: TextPart;
}

/** Those in a text, of each phrase the likeliest first. */
export function disagreementsIn(text: string, language: Language): readonly Disagreement[] {
  return reader(language)?.(text) ?? NONE;
}

const NONE: readonly Disagreement[] = [];

const reader = oncePerLanguage((language) => {
  const grammar = grammarOf(language);
  return grammar && oncePerText((text) => disagreementsBy(grammar, text));
});

function disagreementsBy(grammar: Grammar, text: string): readonly Disagreement[] {
  return [...nounPhrasesIn(text, grammar), ...bareNounsIn(text, grammar)].flatMap((phrase) => {
    const after = (words: readonly string[]) => {
      const { end } = partOf(phrase, words);
      return text.slice(end, end + FURTHEST);
    };
    return suspicionsOf(phrase, after).map((suspicion) => {
      const { offset, length, end } = partOf(phrase, suspicion.words);
      return { ...suspicion, text: text.slice(offset, end), part: { offset, length } };
    });
  });
}

/** So much is looked at of what follows. */
const FURTHEST = 20;

function suspicionsOf(phrase: NounPhrase, after: (words: readonly string[]) => string): Suspicion[] {
  const { determiner, grammar } = phrase;
  const isListed = (words: readonly string[]) => grammar.listed.test(after(words));
  const behind = grammar.adjectives.length === 0 ? [] : adjectiveBehind(phrase, isListed);
  if (determiner === '') return behind;
  const behindVerb = grammar.adjectives.length === 0 ? [] : adjectiveBehindVerb(phrase, isListed);
  return [...numberOfNoun(phrase, after), ...behind, ...behindVerb, ...verbBehind(phrase)];
}

/** Where a phrase stands, up to the last of some words behind what it begins with. */
function partOf({ determiner, index }: NounPhrase, words: readonly string[]): TextPart & { readonly end: number } {
  const { length } = [determiner, ...words].filter((word) => word !== '').join(' ');
  return { offset: index, length, end: index + length };
}
