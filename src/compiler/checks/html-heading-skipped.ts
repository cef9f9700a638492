import { HEADINGS } from '../html/html-elements';
import type { Finding } from '../problems/finding';
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
  let before = FIRST - 1;
  for (const { name, opening } of structure.elements) {
    if (!HEADINGS.has(name)) continue;
    const level = Number(name.slice(1));
    const correct = `h${before + 1}`;
    if (level > before + 1) {
      const place = { source, pointer, part: opening.part };
      findings.push({ code: 'html-heading-skipped', place, details: { heading: name, correct } });
    }
    before = Math.max(level, 2);
  }
  return findings;
}
