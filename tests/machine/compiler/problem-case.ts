import type { Options } from '../../../src/compiler/options';
import type { Overlay } from '../../support/compile-site';

/** Files laid over the basic site's, and every problem that compiling them finds. */
export interface ProblemCase {
  readonly files: Overlay;
  readonly problems: readonly string[];
  /** What somebody who can decode photographs has found. */
  readonly photographs?: Options['photographs'];
}

/** The cases of one code, by what holds; each code has a file of its name in problem-cases. */
export type Cases = Readonly<Record<string, ProblemCase>>;
