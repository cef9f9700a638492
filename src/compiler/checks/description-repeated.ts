import { oncePerPlace } from '../addresses/path-claims';
import type { Rule } from '../rule';
import { repeatedTexts } from '../texts/page-texts';

/**
 * No two pages have the same description in a language: in a list of results nobody could tell them apart. Of pages that
 * have the same title too, that is told.
 */
export const descriptionRepeated: Rule<'description-repeated'> = (site) => {
  const copied = new Set(repeatedTexts(site, 'title').map(({ pages }) => pages));
  return oncePerPlace(
    repeatedTexts(site, 'description')
      .filter(({ pages }) => !copied.has(pages))
      .map(({ text: { place, text }, others, more }) => ({
        code: 'description-repeated',
        place,
        details: { text, others, more },
      })),
  );
};
