import type { Languages } from '../../shared/language';
import type { Finding } from '../findings/finding';
import { possibleFix } from '../findings/fixes';
import { anchorsOfSection, shownSections } from '../page-sections/anchors';
import { isForLanguage } from '../resolve/condition';
import type { Rule } from '../rule';
import { collection, type DraftSite } from '../site';

type Page = Parameters<typeof shownSections>[1];
type Found = Finding<'anchor-duplicate'>;

/** Two places that the same language of a page shows cannot have the same anchor. */
export const anchorDuplicate: Rule<'anchor-duplicate'> = (site) =>
  site.sources.flatMap(({ kind, id = '' }) => {
    const page = kind.collection === 'pages' ? collection(site, 'pages').get(id) : undefined;
    return page === undefined ? [] : duplicatesOn(page, site, site.contract.languages);
  });

/** Of what is written elsewhere and shown twice, the second showing is told once, however many places it has. */
function duplicatesOn(page: Page, site: DraftSite, languages: Languages): Found[] {
  const taken = new Set<string>();
  const found = new Map<string, Found>();
  const blocks = new Set<string>();
  for (const section of shownSections(site, page)) {
    const block = section.isBlock ? section.written.source.id : undefined;
    const isAgain = block !== undefined && blocks.has(block);
    const shown = languages.filter(({ code }) => isForLanguage(section.value, code));
    for (const { name, pointer } of anchorsOfSection(site, section)) {
      const names = shown.map(({ code }) => `${code}#${name}`);
      const key = pointer.join('/');
      if (names.some((one) => taken.has(one)) && !found.has(key)) {
        const place = { source: page.source, pointer };
        const details = { anchor: name, ...(isAgain && { block }) };
        const removal = { do: 'remove' as const, file: page.source.path, pointer };
        found.set(key, { code: 'anchor-duplicate', place, details, ...(isAgain && possibleFix(removal)) });
      }
      for (const one of names) taken.add(one);
    }
    if (block !== undefined) blocks.add(block);
  }
  return [...found.values()];
}
