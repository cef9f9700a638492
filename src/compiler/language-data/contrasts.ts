import type { LanguageData } from './language-data';
import { wordPairs } from './word-pairs';

/** A word that rules out another one of its kind that means something else. */
export interface Contrast {
  readonly word: string;
  readonly kind: string;
  readonly meaning: string;
}

/** The words of a language that rule each other out. */
export function contrastsOf({ contrasts }: Pick<LanguageData, 'contrasts'>): readonly Contrast[] {
  return wordPairs(contrasts).map(([word, meant]) => {
    const [kind = '', meaning = ''] = meant.split('.');
    return { word, kind, meaning };
  });
}
