import { fewOf } from '../few-faults';
import { fixOfText } from '../fixes';
import { htmlTexts } from '../readable-texts';
import type { OwnRule } from '../rule';

/** What a browser takes to end where the next one begins, as an editor would. */
const ENDS_BY_ITSELF = new Set(['dd', 'dt', 'li', 'p', 'td', 'th', 'tr']);

/** Every tag in a text that opens something is closed. */
export const htmlTagUnclosed: OwnRule<'html-tag-unclosed'> = (site) =>
  htmlTexts(site).flatMap((written) =>
    fewOf(written.structure.unclosed).map(({ tag, end }) => {
      const { source, pointer } = written;
      const closing = { offset: beforeBlanks(written.text, end), length: 0, text: `</${tag.name}>` };
      return {
        code: 'html-tag-unclosed',
        place: { source, pointer, part: tag.part },
        details: { tag: tag.name },
        fix: fixOfText(written, [closing], ENDS_BY_ITSELF.has(tag.name)),
      };
    }),
  );

function beforeBlanks(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}
