import { shownSections } from '../page-sections/anchors';
import { headingSection, mainHeadings } from '../page-sections/main-headings';
import { isForLanguage } from '../resolve/condition';
import type { Rule } from '../rule';
import { collection } from '../site';

/** A page says at its head what it is about, in each language. */
export const mainHeadingMissing: Rule<'main-heading-missing'> = (site) =>
  site.sources.flatMap(({ kind, id = '' }) => {
    const page = kind.collection === 'pages' ? collection(site, 'pages').get(id) : undefined;
    if (page?.value.sections === undefined) return [];
    const sections = shownSections(site, page);
    const lacks = site.contract.languages.some(({ code }) => {
      const shown = sections.filter(({ value }) => isForLanguage(value, code));
      return mainHeadings(site, page, code).length === 0 && headingSection(shown, site.contract) === undefined;
    });
    // The one first that any page can have: an article needs its post.
    const [type = ''] = [...site.contract.sections]
      .filter(([, schema]) => schema['x-main-heading'])
      .sort(([, one], [, other]) => (one.required?.length ?? 0) - (other.required?.length ?? 0))
      .map(([name]) => name);
    const place = { source: page.source, pointer: [...page.pointer], key: 'sections' };
    return lacks ? [{ code: 'main-heading-missing', place, details: { type } }] : [];
  });
