import { fewOf } from '../few-faults';
import type { Finding } from '../finding';
import { HEADINGS } from '../html-elements';
import type { HtmlElement } from '../html-structure';
import { type HtmlText, htmlTexts } from '../readable-texts';
import type { OwnRule } from '../rule';

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
  if (!/^(?:\s|&nbsp;|\u00a0|<\/?(?!img)[^<>]*>)*$/i.test(inside)) return [];
  return [{ code: 'html-empty', place: { source, pointer, part: opening.part }, details: { tag: name } }];
}
