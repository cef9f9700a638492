import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { isAllowedElement } from '../html/allowed-html';
import { ELEMENTS } from '../html/html-elements';
import type { Tag } from '../html/html-tags';
import { attributesLeftOut, withoutAttribute } from '../html/left-out';
import { attributeMeant } from '../html/meant-attribute';
import { isOfWordProcessor } from '../html/word-processors';
import type { OwnRule } from '../rule';
import { fewInEach, fewOf } from '../texts/few-faults';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';

/** What cannot be in a text, and is taken out of it when it is published (decision C5), is not written there. */
export const htmlRemoved: OwnRule<'html-removed'> = (site) =>
  htmlTexts(site).flatMap((written) => {
    const { tags } = written.structure;
    const opening = tags.filter(({ name, isClosing }) => !isClosing && ELEMENTS.has(name));
    // What a word processor has left is told together.
    const isPasted = tags.some(isOfWordProcessor);
    return fewInEach(
      opening,
      () => written,
      (tag) => [...ofElement(written, tag), ...ofAttributes(written, tag, isPasted)],
    );
  });

function ofElement({ source, pointer }: HtmlText, { name, part }: Tag): Finding<'html-removed'>[] {
  if (isAllowedElement(name)) return [];
  return [{ code: 'html-removed', place: { source, pointer, part }, details: { tag: name } }];
}

function ofAttributes(written: HtmlText, tag: Tag, isPasted: boolean): Finding<'html-removed'>[] {
  const { source, pointer, text } = written;
  const removed = attributesLeftOut(tag).filter(({ name }) => !isPasted || name === 'src');
  return fewOf(removed).map((attribute) => {
    const { name, part } = attribute;
    const meant = attributeMeant(tag, name);
    const edit =
      meant.suggestion === undefined
        ? withoutAttribute(text, attribute)
        : { offset: part.offset, length: name.length, text: meant.suggestion };
    return {
      code: 'html-removed',
      place: { source, pointer, part },
      details: { tag: tag.name, attribute: name, ...meant },
      // A picture without its file would be another mistake.
      ...(name !== 'src' && { fix: fixOfText(written, [edit], true) }),
    };
  });
}
