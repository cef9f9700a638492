import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { UnknownTag } from '../html/html-structure';
import type { Tag } from '../html/html-tags';
import { isOwnElement } from '../html/word-processors';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';

/** Every tag in a text is of an element that exists. */
export const htmlTagUnknown: OwnRule<'html-tag-unknown'> = (site) =>
  htmlTexts(site).flatMap((text) => {
    const unknown = text.structure.unknown.filter(({ tag }) => !isOwnElement(tag.name));
    return fewOf(unknown).map((fault) => finding(text, fault));
  });

function finding(written: HtmlText, { tag, suggestion }: UnknownTag): Finding<'html-tag-unknown'> {
  const { source, pointer, text } = written;
  const shown = text.slice(tag.part.offset, tag.part.offset + tag.part.length);
  const details = { tag: shown, ...(suggestion !== undefined && { suggestion: renamed(tag, suggestion) }) };
  const fix = suggestion === undefined ? undefined : fixOfText(written, renamings(written, tag.name, suggestion), true);
  return { code: 'html-tag-unknown', place: { source, pointer, part: tag.part }, details, ...(fix && { fix }) };
}

function renamed({ isClosing }: Tag, name: string): string {
  return isClosing ? `</${name}>` : `<${name}>`;
}

/** All tags of the name, since what is misspelt where it opens is often so where it closes. */
function renamings({ structure }: HtmlText, name: string, meant: string) {
  return structure.tags
    .filter((tag) => tag.name === name)
    .map(({ part, isClosing }) => ({ offset: part.offset + (isClosing ? 2 : 1), length: name.length, text: meant }));
}
