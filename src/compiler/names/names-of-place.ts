import type { Location } from '../../../generated/source-types';
import { slugOf } from '../problems/suggest';
import type { Draft } from '../values/draft';
import { inEach } from '../values/values';

/** How a place of the site is called in all languages, and in which town it is, as addresses would have it. */
export function namesOfPlace({ title, locality }: Draft<Location>): string[] {
  return [title, locality].flatMap(inEach).map(({ text }) => slugOf(text));
}
