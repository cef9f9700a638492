import { oncePerPlace } from '../addresses/path-claims';
import type { Rule } from '../rule';
import { repeatedTexts } from '../texts/page-texts';

/** No two pages have the same title in a language: in a list of results nobody could tell them apart. */
export const titleRepeated: Rule<'title-repeated'> = (site) =>
  oncePerPlace(
    repeatedTexts(site, 'title').map(({ text: { place, text }, others, more }) => ({
      code: 'title-repeated',
      place,
      details: { text, others, more },
    })),
  );
