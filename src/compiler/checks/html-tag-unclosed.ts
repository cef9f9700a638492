import { fewOf } from '../few-faults';
import { fixOfText } from '../fixes';
import type { UnclosedTag } from '../html-structure';
import { type HtmlText, htmlTexts } from '../readable-texts';
import type { OwnRule } from '../rule';

/** What a browser takes to end where the next one begins, as an editor would. */
const ENDS_BY_ITSELF = new Set(['dd', 'dt', 'li', 'p', 'td', 'th', 'tr']);

/** Every tag in a text that opens something is closed. */
export const htmlTagUnclosed: OwnRule<'html-tag-unclosed'> = (site) =>
  htmlTexts(site).flatMap((written) =>
    fewOf(written.structure.unclosed.filter((fault) => !hasSlashless(written, fault))).map((fault) => {
      const { tag, end } = fault;
      const { source, pointer } = written;
      const place = { source, pointer, part: tag.part };
      if (isSlashless(written, fault)) {
        const fix = fixOfText(written, [{ ...tag.part, text: `</${tag.name}>` }], false);
        return { code: 'html-tag-unclosed', place, details: { tag: tag.name, isSlashless: true }, fix };
      }
      const closing = { offset: beforeBlanks(written.text, end), length: 0, text: `</${tag.name}>` };
      return {
        code: 'html-tag-unclosed',
        place,
        details: { tag: tag.name, isSlashless: false },
        fix: fixOfText(written, [closing], ENDS_BY_ITSELF.has(tag.name)),
      };
    }),
  );

/** Whether a tag was to close another one of its name: nothing stands behind it. */
function isSlashless({ text, structure }: HtmlText, { tag, end }: UnclosedTag): boolean {
  const { offset, length } = tag.part;
  const isAlone = tag.attributes.length === 0 && text.slice(offset + length, end).trim() === '';
  return isAlone && structure.unclosed.some((other) => other.tag.name === tag.name && other.tag.part.offset < offset);
}

/** Whether what follows is the tag that was to close this one, which is told. */
function hasSlashless(written: HtmlText, { tag, end }: UnclosedTag): boolean {
  return written.structure.unclosed.some(
    (other) => other.tag.name === tag.name && other.tag.part.offset === end && isSlashless(written, other),
  );
}

function beforeBlanks(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}
