import type { Problem, ProblemCode, ProblemDetails } from '../compiler/problem';
import type { MessageLanguage } from './languages';
import { en } from './messages/en';
import { es } from './messages/es';

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

const catalogues: Readonly<Record<MessageLanguage, MessageCatalogue>> = { es, en };

export function describeProblem(problem: Problem, language: MessageLanguage): Description {
  const inWords = catalogues[language][problem.code] as (details: Problem['details']) => Description;
  return inWords(problem.details);
}
