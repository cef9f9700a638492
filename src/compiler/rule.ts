import type { Finding } from './findings/finding';
import type { ProblemCode } from './findings/problem-details';
import type { Options } from './options';
import type { DraftSite, Files } from './site';

/** One rule about the content of a site; it says where something is wrong, not in which line. */
export type Rule<Code extends ProblemCode = ProblemCode> = (site: DraftSite, options: Options) => Finding<Code>[];

/** One that looks at nothing but the files themselves. */
export type OwnRule<Code extends ProblemCode = ProblemCode> = (files: Files) => Finding<Code>[];
