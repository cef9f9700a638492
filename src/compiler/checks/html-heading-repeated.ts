import type { Finding } from '../findings/finding';
import { HEADINGS } from '../html/html-elements';
import type { OwnRule } from '../rule';
import { folded } from '../spelling/folded';
import { fewOf } from '../texts/few-faults';
import { withoutTags } from '../texts/prose';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';

/** Two parts of a text are not headed alike: who copied the one has forgotten its heading. */
export const htmlHeadingRepeated: OwnRule<'html-heading-repeated'> = (site) =>
  htmlTexts(site).flatMap((written) => fewOf(repeatedIn(written)));

function repeatedIn({ source, pointer, text, structure }: HtmlText): Finding<'html-heading-repeated'>[] {
  const headings = structure.elements.filter(({ name }) => HEADINGS.has(name));
  /** The headings below which the next one may stand. */
  let above: { readonly name: string; readonly index: number }[] = [];
  const firsts = new Map<string, number>();
  return headings.flatMap(({ name, opening, closing }, index) => {
    above = above.filter((heading) => heading.name < name);
    const start = opening.part.offset + opening.part.length;
    const end = closing?.part.offset ?? start;
    // One within another is told by itself.
    const hasAnother = (headings[index + 1]?.opening.part.offset ?? end) < end;
    const said = hasAnother ? '' : withoutTags(text.slice(start, end)).trim();
    const key = [name, folded(said), ...above.map((heading) => heading.index)].join('\n');
    const first = firsts.get(key) ?? index;
    firsts.set(key, first);
    above.push({ name, index });
    if (first === index || said === '') return [];
    const details = { text: said, first: first + 1, second: index + 1 };
    return [{ code: 'html-heading-repeated', place: { source, pointer, part: opening.part }, details }];
  });
}
