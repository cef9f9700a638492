import { HEADINGS } from '../html/html-elements';
import type { HtmlElement } from '../html/html-structure';
import type { Finding } from '../problems/finding';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';

/** A heading, and a point of a list, say something. */
export const htmlEmpty: OwnRule<'html-empty'> = (site) =>
  htmlTexts(site).flatMap((written) =>
    fewOf(written.structure.elements.flatMap((element) => finding(written, element))),
  );

function finding(written: HtmlText, { name, opening, closing }: HtmlElement): Finding<'html-empty'>[] {
  if (closing === undefined || !(HEADINGS.has(name) || name === 'li')) return [];
  const { source, pointer, text } = written;
  const { offset, length } = opening.part;
  const inside = text.slice(offset + length, closing.part.offset);
  if (!/^(?:\s|&nbsp;|<(?!img)[^<>]*>)*$/i.test(inside)) return [];
  return [{ code: 'html-empty', place: { source, pointer, part: opening.part }, details: { tag: name } }];
}
