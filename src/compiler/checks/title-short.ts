import { oncePerPlace } from '../addresses/path-claims';
import type { Rule } from '../rule';
import { pageTexts } from '../texts/page-texts';

/** The title of a page is a word at least. */
export const titleShort: Rule<'title-short'> = (site) =>
  oncePerPlace(
    pageTexts(site)
      .title.filter(({ text }) => /^.{1,2}$/u.test(text) && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(text))
      .map(({ place, text }) => ({ code: 'title-short', place, details: { text } })),
  );
