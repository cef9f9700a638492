import { nameOf, pageTexts, repeatedTexts } from '../page-texts';
import { oncePerPlace } from '../path-claims';
import type { Rule } from '../rule';

/** No two pages have the same description in a language: in a list of results nobody could tell them apart. */
export const descriptionRepeated: Rule<'description-repeated'> = (site) =>
  oncePerPlace(
    repeatedTexts(pageTexts(site).description).map(({ text: { place, text }, other }) => ({
      code: 'description-repeated',
      place,
      details: { text, other: nameOf(other.page) },
    })),
  );
