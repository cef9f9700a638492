import { oncePerPlace } from '../addresses/path-claims';
import type { Rule } from '../rule';
import { pageTexts } from '../texts/page-texts';

/** Of fewer characters search engines make something of their own, of more they show the beginning. */
const LEAST = 20;
const MOST = 170;

/** The description of a page is as long as search engines show one. */
export const descriptionLength: Rule<'description-length'> = (site) =>
  oncePerPlace(
    pageTexts(site)
      .description.filter(({ text }) => text !== '' && (text.length < LEAST || text.length > MOST))
      .map(({ place, text }) => ({
        code: 'description-length',
        place,
        details: { length: text.length, least: LEAST, most: MOST },
      })),
  );
