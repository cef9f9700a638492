import { oncePerPlace } from '../addresses/path-claims';
import type { Rule } from '../rule';
import { pageTexts } from '../texts/page-texts';
import { charactersIn, longestTitle } from '../texts/sensible-lengths';

/** The title of a page is read as a whole; what the settings add to each may be cut off. */
export const titleLong: Rule<'title-long'> = (site) =>
  oncePerPlace(
    pageTexts(site)
      .title.map(({ place, text }) => ({ place, length: charactersIn(text), most: longestTitle(text) }))
      .filter(({ length, most }) => length > most)
      .map(({ place, length, most }) => ({ code: 'title-long', place, details: { length, most } })),
  );
