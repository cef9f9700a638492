import type { ProblemCode } from '../../../../src/compiler/problem';
import type { Overlay } from '../../helpers/compile-site';

/** Files laid over the basic site's, and every problem that compiling them finds. */
export interface ProblemCase {
  readonly files: Overlay;
  readonly problems: readonly string[];
}

/** Cases by problem code, then by what holds. That a rule fails is a fault of the program, which no content shows. */
export type ProblemCases = Readonly<Record<Exclude<ProblemCode, 'rule-failed'>, Readonly<Record<string, ProblemCase>>>>;
