import type { ProblemCode, ProblemDetails } from '../../compiler/findings/problem-details';

/** A problem in words: what is wrong, and what to type instead. */
export interface Description {
  readonly message: string;
  readonly hint?: string | undefined;
  /** What could stand there, when that is a closed list. */
  readonly valid?: readonly string[] | undefined;
}

/** How each code is put into words in one language. */
export type MessageCatalogue = {
  readonly [Code in ProblemCode]: (details: ProblemDetails[Code]) => Description;
};

/** A part of it. */
export type Messages = Partial<MessageCatalogue>;
