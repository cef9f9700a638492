import type { SiteLanguage } from '../../../generated/types';
import type { FigureDifference } from '../figures/figure';
import { blocksIn } from '../texts/text-blocks';
import { compareFigures } from './compare-figures';

/**
 * What two cells of a table or points of a list say whose figures have changed places in one of the languages: each has those of
 * the other one. Both texts have the same elements and, as a whole, the same figures.
 */
export function compareSwapped(
  original: string,
  originalLanguage: SiteLanguage,
  translation: string,
  translationLanguage: SiteLanguage,
): FigureDifference | undefined {
  if (!HAS_PLACES.test(original) || !/\d/.test(original)) return undefined;
  const [ones = [], others = []] = [original, translation].map((text) => blocksIn({ text }).map((block) => block.text));
  if (ones.length !== others.length) return undefined;
  const compare = (one = '', other = '') => compareFigures(one, originalLanguage, other, translationLanguage);
  const differing = ones.flatMap((one, index) => {
    const difference = compare(one, others[index]);
    return difference === undefined ? [] : [{ one, other: others[index], difference }];
  });
  const [first, second, ...more] = differing;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const areSwapped = compare(first.one, second.other) === undefined && compare(second.one, first.other) === undefined;
  return areSwapped ? first.difference : undefined;
}

const HAS_PLACES = /<(?:td|li)[\s>]/i;
