import type { Finding } from '../findings/finding';
import { HEADINGS } from '../html/html-elements';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';

/** The level with which a text may begin: above it stands the title of the page, and of the section perhaps. */
const FIRST = 3;

/** Headings in a text go down by one level at a time. */
export const htmlHeadingSkipped: OwnRule<'html-heading-skipped'> = (site) =>
  htmlTexts(site).flatMap((written) => fewOf(skipped(written)));

function skipped({ source, pointer, structure }: HtmlText): Finding<'html-heading-skipped'>[] {
  const findings: Finding<'html-heading-skipped'>[] = [];
  const headings = structure.elements.filter(({ name }) => HEADINGS.has(name));
  let before = FIRST - 1;
  for (const [index, { name, opening }] of headings.entries()) {
    const level = Number(name.slice(1));
    // The first one is as the others are.
    const isAmongHigher = index === 0 && headings.some((heading) => heading.name === 'h2');
    const correct = isAmongHigher ? 'h2' : `h${before + 1}`;
    if (level > before + 1) {
      const place = { source, pointer, part: opening.part };
      findings.push({ code: 'html-heading-skipped', place, details: { heading: name, correct } });
    }
    before = Math.max(level, 2);
  }
  return findings;
}
