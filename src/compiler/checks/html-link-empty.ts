import type { Finding } from '../findings/finding';
import type { HtmlElement } from '../html/html-structure';
import { attributeMeant } from '../html/meant-attribute';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';

/** A link in a text leads somewhere and has a text to be pressed. */
export const htmlLinkEmpty: OwnRule<'html-link-empty'> = (site) =>
  htmlTexts(site).flatMap((written) => {
    // Of links in links it is told that they are.
    const misplaced = new Set(written.structure.misplaced.map(({ tag }) => tag));
    const links = written.structure.elements.filter(({ name, opening }) => name === 'a' && !misplaced.has(opening));
    return fewOf(links.flatMap((link) => finding(written, link)));
  });

function finding({ source, pointer, text }: HtmlText, link: HtmlElement): Finding<'html-link-empty'>[] {
  const { part, attributes } = link.opening;
  const has = (name: string) => attributes.some((attribute) => attribute.name === name);
  const isPlace = !has('href') && (has('id') || has('name'));
  const inside = text.slice(part.offset + part.length, link.closing?.part.offset);
  // Of a misspelt address it is told what it is called.
  const isAddress = (name: string) => (attributeMeant(link.opening, name).suggestion ?? name) === 'href';
  const leads = attributes.some(({ name, value }) => isAddress(name) && !NOWHERE.test(value));
  if (isPlace || (leads && !isEmpty(inside))) return [];
  const lacks = leads ? 'text' : 'address';
  return [{ code: 'html-link-empty', place: { source, pointer, part }, details: { lacks } }];
}

/** What is written for the time being. */
const NOWHERE = /^\s*#\s*$/;

/** A picture says what it shows, or is told not to. */
function isEmpty(html: string): boolean {
  return /^(?:\s|&nbsp;|<[^<>]*>)*$/.test(html) && !/<img\b/i.test(html);
}
