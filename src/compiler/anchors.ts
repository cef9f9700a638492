import type { Page } from '../../generated/source-types';
import type { Draft } from './draft';
import { entrySchema } from './schema/kind';
import { dereference } from './schema/references';
import type { Schema } from './schema/schema';
import { isBlockUse, isRecord, type SectionSource, sectionsOf } from './sections';
import { collection, type DraftSite, type Entry } from './site';
import { propertySchema, schemaOfValue } from './visit';

/** The sections of a page as visitors see them: blocks in the place of their uses, at the place of the use. */
export function shownSections(site: DraftSite, page: Entry<Draft<Page>>): SectionSource[] {
  return sectionsOf(page.source).flatMap(({ pointer, value }) => {
    if (!isBlockUse(value)) return [{ pointer, value }];
    const block = collection(site, 'blocks').get(String(value.block));
    return block === undefined ? [] : [{ pointer, value: block.value }];
  });
}

/** Whether each section of a page can be looked at: what keeps one from it is told where it stands. */
export function areSectionsKnown(site: DraftSite, page: Entry<Draft<Page>>): boolean {
  const { sections } = site.contract;
  return sectionsOf(page.source).every(({ value }) => {
    const section = isBlockUse(value) ? collection(site, 'blocks').get(String(value.block))?.value : value;
    return isRecord(section) && sections.has(String(section.type));
  });
}

/** What a link can lead to on a page: the ids of its sections and of what is in them. */
export function anchorsOf(site: DraftSite, page: Entry<Draft<Page>>): string[] {
  return shownSections(site, page).flatMap(({ value }) => anchorsIn(site, value, { 'x-section': true }));
}

function anchorsIn(site: DraftSite, value: unknown, raw: Schema): string[] {
  const { contract } = site;
  const schema = schemaOfValue(contract, value, dereference(contract, raw));
  if (schema['x-anchor'] === true && typeof value === 'string') return [value];
  const target = schema['x-reference'];
  if (target !== undefined && typeof value === 'string') {
    const entry = collection(site, target).get(value);
    return entry === undefined ? [] : anchorsIn(site, entry.value, entrySchema(entry.source.kind));
  }
  if (Array.isArray(value)) return value.flatMap((item) => anchorsIn(site, item, schema.items ?? {}));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => anchorsIn(site, item, propertySchema(schema, key) ?? {}));
}
