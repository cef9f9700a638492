import { ELEMENTS } from '../html/html-elements';
import type { Tag, TagAttribute } from '../html/html-tags';
import type { Finding } from '../problems/finding';
import { fixOfText } from '../problems/fixes';
import { isAllowedAttribute, isAllowedElement, isWithinSite } from '../resolve/allowed-html';
import type { OwnRule } from '../rule';
import { fewInEach, fewOf } from '../texts/few-faults';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';

/** What cannot be in a text, and is taken out of it when it is published (decision C5), is not written there. */
export const htmlRemoved: OwnRule<'html-removed'> = (site) =>
  htmlTexts(site).flatMap((written) => {
    const opening = written.structure.tags.filter(({ name, isClosing }) => !isClosing && ELEMENTS.has(name));
    return fewInEach(
      opening,
      () => written,
      (tag) => [...ofElement(written, tag), ...ofAttributes(written, tag)],
    );
  });

function ofElement({ source, pointer }: HtmlText, { name, part }: Tag): Finding<'html-removed'>[] {
  if (isAllowedElement(name)) return [];
  return [{ code: 'html-removed', place: { source, pointer, part }, details: { tag: name } }];
}

function ofAttributes(written: HtmlText, { name: tag, attributes }: Tag): Finding<'html-removed'>[] {
  if (!isAllowedElement(tag)) return [];
  const removed = attributes.filter((attribute) => isRemoved(tag, attribute));
  return fewOf(removed).map(({ name: attribute, part }) => {
    const { source, pointer, text } = written;
    const from = text.slice(0, part.offset).trimEnd().length;
    const change = { offset: from, length: part.offset + part.length - from, text: '' };
    // A picture without its file would be another mistake.
    const fix = attribute === 'src' ? {} : { fix: fixOfText(written, [change], true) };
    return { code: 'html-removed', place: { source, pointer, part }, details: { tag, attribute }, ...fix };
  });
}

/** How links to elsewhere open the site decides by itself; whether addresses to go to are right is another rule. */
const OF_LINKS = new Set(['href', 'rel', 'target']);

function isRemoved(tag: string, { name, value }: TagAttribute): boolean {
  if (name === 'href' || (tag === 'a' && OF_LINKS.has(name))) return false;
  // A picture that names no file at all is another rule.
  if (name === 'src' && isAllowedAttribute(tag, name, value)) return value !== '' && !isWithinSite(value);
  return !isAllowedAttribute(tag, name, value);
}
