import type { Finding } from '../findings/finding';
import { shownSections } from '../page-sections/anchors';
import { isMainHeading } from '../page-sections/main-headings';
import { isForLanguage } from '../resolve/condition';
import type { Rule } from '../rule';
import { collection, type DraftSite } from '../site';
import type { Source } from '../source';

/** The main heading of a page stands above the headings of all its other sections. */
export const mainHeadingLate: Rule<'main-heading-late'> = (site) =>
  site.sources.flatMap((source) => late(source, site));

function late({ kind, id = '' }: Source, site: DraftSite): Finding<'main-heading-late'>[] {
  const page = kind.collection === 'pages' ? collection(site, 'pages').get(id) : undefined;
  if (page === undefined) return [];
  const sections = shownSections(site, page);
  const isHeading = ({ value }: (typeof sections)[number]) => isMainHeading(value, site.contract);
  for (const { code } of site.contract.languages) {
    const shown = sections.filter(({ value }) => isForLanguage(value, code));
    const main = shown[shown.findIndex(isHeading)];
    const above = shown.find((section) => section === main || section.value.title !== undefined);
    if (main === undefined || above === undefined || above === main) continue;
    const { pointer, value, isBlock } = main;
    const place = { source: page.source, pointer: [...pointer, isBlock ? 'block' : 'type'] };
    const details = { type: String(value.type), above: String(above.value.type) };
    const move = { do: 'move' as const, file: page.source.path, pointer, to: Number(above.pointer.at(-1)) };
    return [{ code: 'main-heading-late', place, details, fix: { edits: [move], isCertain: false } }];
  }
  return [];
}
