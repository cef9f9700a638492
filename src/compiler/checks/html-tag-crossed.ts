import { fixOfText } from '../findings/fixes';
import type { CrossedTag } from '../html/html-structure';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';

/** What was opened last is closed first. */
export const htmlTagCrossed: OwnRule<'html-tag-crossed'> = (site) =>
  htmlTexts(site).flatMap((written) =>
    fewOf(written.structure.crossed).map((fault) => {
      const { source, pointer } = written;
      const { tag, open } = fault;
      const fix = fixOf(written, fault);
      const place = { source, pointer, part: tag.part };
      return { code: 'html-tag-crossed', place, details: { tag: tag.name, open }, ...(fix && { fix }) };
    }),
  );

/** Known where the two tags that close stand side by side, or one has merely the wrong name. */
function fixOf(written: HtmlText, { tag, open, isMisnamed }: CrossedTag) {
  const { offset, length } = tag.part;
  // What cannot stand there was to be what is closed.
  const misplaced = written.structure.misplaced.find((one) => one.tag.name === open && one.tag.part.offset < offset);
  if (isMisnamed && misplaced !== undefined) {
    return fixOfText(written, [{ ...misplaced.tag.part, text: `<${tag.name}>` }], false);
  }
  if (isMisnamed) return fixOfText(written, [{ offset, length, text: `</${open}>` }], false);
  const after = written.text.slice(offset + length);
  const [next = ''] = new RegExp(`^</${open}\\s*>`, 'i').exec(after) ?? [];
  if (next === '') return undefined;
  const swapped = next + written.text.slice(offset, offset + length);
  return fixOfText(written, [{ offset, length: swapped.length, text: swapped }], true);
}
