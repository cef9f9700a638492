import type { Pointer } from '../../shared/pointer';
import type { Fix } from './fix';
import type { ProblemCode, ProblemDetails } from './problem-details';
import type { Severity } from './severity';

/** A place in a file of the site; `pointer` tells it in YAML. Line and column count from 1; `length` is that of the text meant, on its first line. */
export interface Location {
  readonly file: string;
  readonly pointer: Pointer;
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** What is wrong, wherever it stands. */
export type Matter<Code extends ProblemCode = ProblemCode> = {
  [Each in Code]: { readonly code: Each; readonly details: ProblemDetails[Each] };
}[Code];

/** A problem for an editor to solve, as data; `describeProblem` puts it into words. */
export type Problem = Matter & {
  readonly severity: Severity;
  readonly location: Location;
  /** Addresses of the public pages that show what is wrong, where they are known. */
  readonly pages?: readonly string[];
  /** Other places with the same problem, which is not reported again. */
  readonly others?: readonly Location[];
  readonly fix?: Fix;
};

/** Those of a code, or of several. */
export type ProblemOf<Code extends ProblemCode> = Extract<Problem, { readonly code: Code }>;

/** By file, then line, then column: the order in which an editor goes through them. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.location.file.localeCompare(b.location.file) ||
      a.location.line - b.location.line ||
      a.location.column - b.location.column ||
      a.code.localeCompare(b.code),
  );
}
