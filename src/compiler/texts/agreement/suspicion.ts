/** Words that do not agree with each other, if they are what they look like. */
export interface Suspicion {
  /** The noun and the words behind it, up to the last one that matters. */
  readonly words: readonly string[];
  /** What may be meant, each with the word that a dictionary has to have for it. */
  readonly meant: readonly Meaning[];
  readonly orElse?: string | undefined;
  /** Of each of these groups it has to have a word, and of the others none. */
  readonly known: readonly (readonly string[])[];
  readonly unknown: readonly string[];
}

interface Meaning {
  readonly word: string;
  readonly text: string;
}
