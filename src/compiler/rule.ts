import type { Finding } from './finding';
import type { Options } from './options';
import type { ProblemCode } from './problem';
import type { DraftSite } from './site';

/** One rule about the content of a site; it says where something is wrong, not in which line. */
export type Rule<Code extends ProblemCode = ProblemCode> = (site: DraftSite, options: Options) => Finding<Code>[];
