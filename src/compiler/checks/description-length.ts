import { groupBy } from '../../shared/group-by';
import { oncePerPlace } from '../addresses/path-claims';
import type { Rule } from '../rule';
import { type PageText, pageTexts } from '../texts/page-texts';
import {
  charactersIn,
  isInWordSigns,
  LONGEST_DESCRIPTION,
  SHORTEST_BESIDE_OTHERS,
  shortestDescription,
} from '../texts/sensible-lengths';

/** The description of a page is as long as search engines show one, and no few words where it is a sentence or two in another language. */
export const descriptionLength: Rule<'description-length'> = (site) => {
  const written = pageTexts(site).description.filter(({ text }) => text !== '');
  const inLanguages = groupBy(written, ({ page }) => page);
  return oncePerPlace(
    written.flatMap((description) => {
      const { text, page, place } = description;
      const least = leastOf(description, inLanguages.get(page) ?? []);
      const length = charactersIn(text);
      if (length >= least && length <= LONGEST_DESCRIPTION) return [];
      return { code: 'description-length', place, details: { length, least, most: LONGEST_DESCRIPTION } };
    }),
  );
};

/** So many times as long is no way to say the same in another language, but for those with a sign for each word. */
const MUCH_LONGER = 4;
/** So many characters has a sentence or two. */
const SENTENCES = 2 * SHORTEST_BESIDE_OTHERS;

function leastOf({ text }: PageText, inLanguages: readonly PageText[]): number {
  const isCut = inLanguages.some(
    ({ text: { length } }) => length >= Math.max(MUCH_LONGER * text.length, SENTENCES) && length <= LONGEST_DESCRIPTION,
  );
  return isCut && !isInWordSigns(text) ? SHORTEST_BESIDE_OTHERS : shortestDescription(text);
}
