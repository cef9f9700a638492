import type { OwnRule } from '../rule';
import { charactersIn } from '../texts/sensible-lengths';
import { inEach, valuesResolvedAs } from '../values/values';

/** Whoever cannot see a picture has to listen to all of it. */
const MOST = 250;

/** What is said of a picture is a sentence or two: what is longer belongs to the page, where all can read it. */
export const altLong: OwnRule<'alt-long'> = (site) =>
  valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value: { alt } }) =>
    inEach(alt).flatMap(({ key, text }) => {
      const length = charactersIn(text);
      if (length <= MOST) return [];
      const place = { source, pointer: [...pointer, 'alt', ...key] };
      return [{ code: 'alt-long' as const, place, details: { length, most: MOST } }];
    }),
  );
