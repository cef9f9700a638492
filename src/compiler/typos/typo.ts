/** What a word was to be. */
export interface Typo {
  readonly meant: string;
  /** Whether the site has the word that was meant in other texts; else everybody knows it. */
  readonly isUsed: boolean;
  /** It is a name that was meant, and may be told of one. */
  readonly isAlsoName?: true;
  /** Told of a name only; of one that has lost its accent, only where it stands alone: somebody else may be called so. */
  readonly isName?: true;
  readonly isAccent?: true;
  /** Some languages write it with a capital. */
  readonly isOfCalendar?: true;
  /** No dictionary has it. */
  readonly isUnlisted?: true;
}

export type TypoOf = readonly [mistyped: string, Typo];

/** In how many texts of a language each word stands. */
export type Counts = ReadonlyMap<string, number>;

/** Whether a word is usually a name on a site. */
export type IsName = (word: string) => boolean;
