import { groupBy } from '../../shared/group-by';
import { oncePerPlace } from '../addresses/path-claims';
import type { Finding } from '../findings/finding';
import { inLanguage } from '../languages';
import type { Rule } from '../rule';
import { collection, type DraftSite } from '../site';
import { folded } from '../spelling/folded';
import { placeOfText, repeatedTexts } from '../texts/page-texts';

/**
 * No two pages have the same title in a language: in a list of results nobody could tell them apart. Nor have two below the
 * same page the same short one, on the way to each.
 */
export const titleRepeated: Rule<'title-repeated'> = (site) => [
  ...oncePerPlace(
    repeatedTexts(site, 'title').map(({ text: { place, text }, others, more }) => ({
      code: 'title-repeated' as const,
      place,
      details: { text, others, more },
    })),
  ),
  ...shortOnes(site),
];

function shortOnes(site: DraftSite): Finding<'title-repeated'>[] {
  const pages = [...collection(site, 'pages').values()].filter(({ value }) => value.each === undefined);
  return site.contract.languages.flatMap(({ code }) => {
    const called = pages.flatMap(({ id, source, value }) => {
      const text = inLanguage(value.shortTitle, code);
      return text === undefined ? [] : { id, source, value, text };
    });
    const alike = groupBy(called, ({ value: { parent }, text }) => `${parent} ${folded(text)}`);
    return [...alike.values()].flatMap(([first, ...others]) =>
      others.flatMap(({ source, value, text }) => {
        const place = placeOfText(source, ['shortTitle'], value.shortTitle, code);
        return first === undefined
          ? []
          : [{ code: 'title-repeated' as const, place, details: { text, others: [first.id], more: 0 } }];
      }),
    );
  });
}
