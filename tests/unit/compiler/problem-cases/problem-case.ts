import type { ProblemCode } from '../../../../scripts/compiler/problem';
import type { Overlay } from '../../helpers/compile-site';

/** Files laid over the bakery's, and every problem that compiling them finds. */
export interface ProblemCase {
  readonly files: Overlay;
  readonly problems: readonly string[];
}

/** Cases by problem code, then by what holds. */
export type ProblemCases<Code extends ProblemCode = ProblemCode> = Readonly<
  Record<Code, Readonly<Record<string, ProblemCase>>>
>;
