import type { Finding } from '../findings/finding';
import { HEADINGS } from '../html/html-elements';
import type { HtmlElement } from '../html/html-structure';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';

/** A heading, and a point of a list, say something; and below a heading something is said. */
export const htmlEmpty: OwnRule<'html-empty'> = (site) =>
  htmlTexts(site).flatMap((written) =>
    fewOf([
      ...written.structure.elements.flatMap((element) => finding(written, element)),
      ...headingOfNothing(written),
    ]),
  );

/** In a text of fewer headings, they may stand one below the other on purpose. */
const FEWEST_HEADINGS = 3;

/** The only heading of a text behind which the next one of its level follows at once. */
function headingOfNothing({ source, pointer, text, structure }: HtmlText): Finding<'html-empty'>[] {
  const headings = structure.elements.filter(({ name }) => HEADINGS.has(name));
  const [only, ...others] = headings.filter(({ name, closing }, index) => {
    const next = headings[index + 1];
    if (closing === undefined || next === undefined || next.name !== name) return false;
    return text.slice(closing.part.offset + closing.part.length, next.opening.part.offset).trim() === '';
  });
  if (only === undefined || others.length > 0 || headings.length < FEWEST_HEADINGS) return [];
  const place = { source, pointer, part: only.opening.part };
  return [{ code: 'html-empty', place, details: { tag: only.name, isFollowed: true } }];
}

function finding(written: HtmlText, { name, opening, closing }: HtmlElement): Finding<'html-empty'>[] {
  if (closing === undefined || !(HEADINGS.has(name) || name === 'li')) return [];
  const { source, pointer, text } = written;
  const { offset, length } = opening.part;
  const inside = text.slice(offset + length, closing.part.offset);
  if (!/^(?:\s|&nbsp;|<(?!img)[^<>]*>)*$/i.test(inside)) return [];
  return [{ code: 'html-empty', place: { source, pointer, part: opening.part }, details: { tag: name } }];
}
