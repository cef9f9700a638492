import { oncePerPlace } from '../addresses/path-claims';
import type { Rule } from '../rule';
import { DESCRIPTION_LENGTH, pageTexts } from '../texts/page-texts';

const { least, most } = DESCRIPTION_LENGTH;

/** The description of a page is as long as search engines show one. */
export const descriptionLength: Rule<'description-length'> = (site) =>
  oncePerPlace(
    pageTexts(site)
      .description.filter(({ text }) => text !== '' && (text.length < least || text.length > most))
      .map(({ place, text }) => ({
        code: 'description-length',
        place,
        details: { length: text.length, least, most },
      })),
  );
