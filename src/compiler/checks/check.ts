import type { Problem } from '../problem';
import type { Site } from '../site';

/** One rule about the content of a whole site. Passes over what has the wrong shape: that is reported elsewhere. */
export type Check = (site: Site) => Problem[];
