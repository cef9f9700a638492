import type { Page } from '../../generated/source-types';
import type { Draft } from './draft';
import type { Pointer } from './problem';
import { entrySchema } from './schema/kind';
import { dereference } from './schema/references';
import type { Schema } from './schema/schema';
import { isBlockUse, isRecord, type SectionSource, sectionsOf } from './sections';
import { collection, type DraftSite, type Entry } from './site';
import { propertySchema, schemaOfValue } from './visit';

/** A section of a page as visitors see it: a block in the place of its use, at the place of the use. */
export interface ShownSection extends SectionSource {
  /** Whether it is written in another file. */
  readonly isBlock: boolean;
}

/** An id by which a link can lead to a place on a page, and where the page says it or names what has it. */
export interface Anchor {
  readonly name: string;
  readonly pointer: Pointer;
}

export function shownSections(site: DraftSite, page: Entry<Draft<Page>>): ShownSection[] {
  return sectionsOf(page.source).flatMap(({ pointer, value }): ShownSection[] => {
    if (!isBlockUse(value)) return [{ pointer, value, isBlock: false }];
    const block = collection(site, 'blocks').get(String(value.block));
    return block === undefined ? [] : [{ pointer, value: { ...block.value }, isBlock: true }];
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
  return shownSections(site, page).flatMap((section) => anchorsOfSection(site, section).map(({ name }) => name));
}

export function anchorsOfSection(site: DraftSite, { pointer, value, isBlock }: ShownSection): Anchor[] {
  return anchorsIn(site, value, { 'x-section': true }, pointer, isBlock);
}

function anchorsIn(site: DraftSite, value: unknown, raw: Schema, pointer: Pointer, isElsewhere: boolean): Anchor[] {
  const { contract } = site;
  const schema = schemaOfValue(contract, value, dereference(contract, raw));
  if (schema['x-anchor'] === true && typeof value === 'string') return [{ name: value, pointer }];
  const target = schema['x-reference'];
  if (target !== undefined && typeof value === 'string') {
    const entry = collection(site, target).get(value);
    return entry === undefined ? [] : anchorsIn(site, entry.value, entrySchema(entry.source.kind), pointer, true);
  }
  const below = (key: string | number) => (isElsewhere ? pointer : [...pointer, key]);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => anchorsIn(site, item, schema.items ?? {}, below(index), isElsewhere));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    anchorsIn(site, item, propertySchema(schema, key) ?? {}, below(key), isElsewhere),
  );
}
