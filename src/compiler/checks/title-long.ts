import { oncePerPlace } from '../addresses/path-claims';
import type { Rule } from '../rule';
import { pageTexts } from '../texts/page-texts';
import { LONGEST_TITLE } from '../texts/sensible-lengths';

/** The title of a page is read as a whole; what the settings add to each may be cut off. */
export const titleLong: Rule<'title-long'> = (site) =>
  oncePerPlace(
    pageTexts(site)
      .title.filter(({ text }) => text.length > LONGEST_TITLE)
      .map(({ place, text }) => ({ code: 'title-long', place, details: { length: text.length, most: LONGEST_TITLE } })),
  );
