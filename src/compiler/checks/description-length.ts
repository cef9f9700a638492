import { oncePerPlace } from '../addresses/path-claims';
import type { Rule } from '../rule';
import { pageTexts } from '../texts/page-texts';
import { LONGEST_DESCRIPTION, SHORTEST_DESCRIPTION } from '../texts/sensible-lengths';

/** The description of a page is as long as search engines show one. */
export const descriptionLength: Rule<'description-length'> = (site) =>
  oncePerPlace(
    pageTexts(site)
      .description.filter(
        ({ text }) => text !== '' && (text.length < SHORTEST_DESCRIPTION || text.length > LONGEST_DESCRIPTION),
      )
      .map(({ place, text }) => ({
        code: 'description-length',
        place,
        details: { length: text.length, least: SHORTEST_DESCRIPTION, most: LONGEST_DESCRIPTION },
      })),
  );
