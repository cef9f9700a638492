import { fixOfText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { htmlTexts } from '../texts/readable-texts';

/** The title of the page is its only heading of the first level; those in texts begin with the second. */
export const htmlHeadingFirst: OwnRule<'html-heading-first'> = (site) =>
  htmlTexts(site).flatMap((written) => {
    const { source, pointer, structure } = written;
    const titles = structure.elements.filter(({ name }) => name === 'h1');
    const changes = titles.flatMap(({ opening, closing }) =>
      [opening, closing].flatMap((tag) => {
        return tag === undefined ? [] : { offset: tag.part.offset + (tag.isClosing ? 2 : 1), length: 2, text: 'h2' };
      }),
    );
    return fewOf(titles).map(({ opening: { part } }) => ({
      code: 'html-heading-first',
      place: { source, pointer, part },
      details: {},
      fix: fixOfText(written, changes, true),
    }));
  });
