import type { Location } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import { slugOf } from '../spelling/suggest';
import { inEach } from '../values/values';

/** How a place of the site is called in all languages, and in which town it is, as addresses would have it. */
export function namesOfPlace({ title, locality }: Draft<Location>): string[] {
  return [title, locality].flatMap(inEach).map(({ text }) => slugOf(text));
}
