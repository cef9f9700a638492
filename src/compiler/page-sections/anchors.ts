import type { Page } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import { addToGroup } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import type { Pointer } from '../../shared/pointer';
import type { Contract } from '../schema/contract';
import { collection, type DraftSite, type Entry } from '../site';
import type { Source } from '../source';
import { noted } from '../values/notes';
import { isBlockUse, type SectionSource, sectionsOf } from '../values/sections';
import { visit } from '../values/visit';

/** A section of a page as visitors see it: a block in the place of its use, at the place of the use. */
export interface ShownSection extends SectionSource {
  /** Whether it is written in another file. */
  readonly isBlock: boolean;
  readonly written: { readonly source: Source; readonly pointer: Pointer };
}

/** An id by which a link can lead to a place on a page, and where the page says it or names what has it. */
export interface Anchor {
  readonly name: string;
  readonly pointer: Pointer;
}

export function shownSections(site: DraftSite, page: Entry<Draft<Page>>): readonly ShownSection[] {
  return sectionsShownWith(site.collections)(page);
}

/** A page that has not changed shows other blocks once they have. */
const sectionsShownWith = oncePerObject((collections: DraftSite['collections']) =>
  oncePerObject((page: Entry<Draft<Page>>): readonly ShownSection[] =>
    sectionsOf(page.source).flatMap(({ pointer, value }): ShownSection[] => {
      if (!isBlockUse(value)) return [{ pointer, value, isBlock: false, written: { source: page.source, pointer } }];
      const block = collection({ collections }, 'blocks').get(String(value.block));
      return block === undefined ? [] : [{ pointer, value: { ...block.value }, isBlock: true, written: block }];
    }),
  ),
);

/** Whether each section of a page can be looked at: what keeps one from it is told where it stands. */
export function areSectionsKnown(site: DraftSite, page: Entry<Draft<Page>>): boolean {
  const { sections } = site.contract;
  if (page.value.sections === undefined) return false;
  return sectionsOf(page.source).every(({ value }) => {
    const section = isBlockUse(value) ? collection(site, 'blocks').get(String(value.block))?.value : value;
    return isRecord(section) && sections.has(String(section.type));
  });
}

/** What a link can lead to on a page: the ids of its sections and of what is in them. */
export function anchorsOf(site: DraftSite, page: Entry<Draft<Page>>): string[] {
  return shownSections(site, page).flatMap((section) => anchorsOfSection(site, section).map(({ name }) => name));
}

export function anchorsOfSection(site: DraftSite, { pointer, isBlock, written }: ShownSection): Anchor[] {
  return anchorsAt(site, written.source, written.pointer, isBlock ? pointer : undefined);
}

/** What a link can lead to in a part of a file, in order; all of it at one place where that is not in this file. */
function anchorsAt(site: DraftSite, source: Source, pointer: Pointer, place: Pointer | undefined): Anchor[] {
  const points = anchorPoints(source, site.contract).get(keyOf(pointer)) ?? [];
  return points.flatMap((point) => {
    const at = place ?? point.pointer;
    if (point.collection === undefined) return [{ name: point.name, pointer: at }];
    const entry = collection(site, point.collection).get(point.name);
    return entry === undefined ? [] : anchorsAt(site, entry.source, entry.pointer, at);
  });
}

/** An id, or what names the entry of a collection in which there may be some. */
interface AnchorPoint extends Anchor {
  readonly collection?: string;
}

/** By the part of the file in which it is: the whole, a section or an entry. */
const anchorPoints = oncePerObject(
  (source: Source, contract: Contract): ReadonlyMap<string, readonly AnchorPoint[]> => {
    const found = new Map<string, AnchorPoint[]>();
    for (const point of anchorPointsIn(source, contract)) {
      for (let depth = 0; depth <= DEEPEST_PART; depth += 1) {
        addToGroup(found, keyOf(point.pointer.slice(0, depth)), point);
      }
    }
    return found;
  },
);

const anchorPointsIn = noted('anchors', (source, contract) =>
  visit(source, contract).flatMap(({ pointer, value, schema }) => {
    const collection = schema['x-anchor'] === true ? undefined : schema['x-reference'];
    if (typeof value !== 'string' || (schema['x-anchor'] !== true && collection === undefined)) return [];
    return [{ name: value, pointer, ...(collection !== undefined && { collection }) }];
  }),
);

/** `sections`, and the number of one. */
const DEEPEST_PART = 2;

function keyOf(pointer: Pointer): string {
  return pointer.join('/');
}
