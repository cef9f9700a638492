import { mainHeadings } from '../main-headings';
import type { Rule } from '../rule';
import { collection } from '../site';

/** A page says at its head what it is about, in each language. */
export const mainHeadingMissing: Rule<'main-heading-missing'> = (site) =>
  site.sources.flatMap(({ kind, id = '' }) => {
    const page = kind.collection === 'pages' ? collection(site, 'pages').get(id) : undefined;
    if (page?.value.sections === undefined) return [];
    const { languages } = site.contract;
    const lacks = languages.some(({ code }) => mainHeadings(site, page, code).length === 0);
    const valid = [...site.contract.sections].flatMap(([type, schema]) => (schema['x-main-heading'] ? type : []));
    const place = { source: page.source, pointer: [...page.pointer], key: 'sections' };
    return lacks ? [{ code: 'main-heading-missing', place, details: { valid } }] : [];
  });
