import type { LanguageData } from './language-data';

/** A word that rules out another one of its kind that means something else. */
export interface Contrast {
  readonly word: string;
  readonly kind: string;
  readonly meaning: string;
}

/** The words of a language that rule each other out. */
export function contrastsOf({ contrasts = {} }: Pick<LanguageData, 'contrasts'>): readonly Contrast[] {
  return Object.entries(contrasts).flatMap(([kind, meanings]) =>
    Object.entries(meanings).flatMap(([meaning, words]) =>
      words.split(' ').map((word) => ({ word: word.replaceAll('_', ' '), kind, meaning })),
    ),
  );
}
