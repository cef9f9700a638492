import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { Tag } from '../html/html-tags';
import { attributesLeftOut, withoutAttribute } from '../html/left-out';
import { isOfWordProcessor, isOwnElement } from '../html/word-processors';
import type { OwnRule } from '../rule';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';
import type { TextEdit } from '../values/text-edit';

/** A text from a word processor comes without the formatting of that: all of it is told at once. */
export const htmlPasted: OwnRule<'html-pasted'> = (site) =>
  htmlTexts(site).flatMap((written) => {
    const tag = written.structure.tags.find(isOfWordProcessor);
    return tag === undefined ? [] : finding(written, tag);
  });

function finding(written: HtmlText, tag: Tag): Finding<'html-pasted'> {
  const { source, pointer, text, structure } = written;
  const details = { tag: nameOf(tag), ...(!isOwnElement(tag.name) && { isKept: true }) };
  const changes = structure.tags.flatMap((each) => leavings(text, each));
  return {
    code: 'html-pasted',
    place: { source, pointer, part: tag.part },
    details,
    fix: fixOfText(written, changes, true),
  };
}

function nameOf({ name, isClosing }: Tag): string {
  return isClosing ? `</${name}>` : `<${name}>`;
}

/** What is to go of a tag: its own elements altogether, what they hold stays. */
function leavings(text: string, tag: Tag): TextEdit[] {
  if (isOwnElement(tag.name)) return [{ ...tag.part, text: '' }];
  return attributesLeftOut(tag)
    .filter(({ name }) => name !== 'src')
    .map((attribute) => withoutAttribute(text, attribute));
}
