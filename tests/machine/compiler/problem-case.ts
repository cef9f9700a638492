import type { Options } from '../../../src/compiler/options';
import type { Language } from '../../../src/shared/language';
import type { Overlay } from '../../support/compile-site';

/** Files laid over the basic site's, and every problem that compiling them finds. */
export interface ProblemCase {
  readonly files: Overlay;
  readonly problems: readonly string[];
  /** What somebody who can decode photographs has found. */
  readonly photographs?: Options['photographs'];
  /** The words that the dictionary of each language has, where there is one. */
  readonly words?: Readonly<Record<Language, readonly string[]>>;
}

/** The cases of one code, by what holds; each code has a file of its name in problem-cases. */
export type Cases = Readonly<Record<string, ProblemCase>>;
