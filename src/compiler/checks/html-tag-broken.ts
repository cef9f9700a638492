import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { htmlTexts } from '../texts/readable-texts';

/** Every tag in a text ends, and no other begins before. */
export const htmlTagBroken: OwnRule<'html-tag-broken'> = (site) =>
  htmlTexts(site).flatMap(({ source, pointer, text, structure }) =>
    fewOf(structure.broken).map((part) => {
      const tag = text.slice(part.offset, part.offset + part.length);
      return { code: 'html-tag-broken', place: { source, pointer, part }, details: { tag } };
    }),
  );
