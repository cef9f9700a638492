import type { Course } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import type { Pointer } from '../../shared/pointer';
import type { Schema } from '../schema/schema';
import { collection, type DraftSite, type Entry, singleton, sourceOfSingleton } from '../site';
import type { Source } from '../source';
import { inFewFiles, valuesResolvedAs } from '../values/values';

/** What shows messages and is not said by one value of a file, so that no schema can name them. */
interface Feature {
  readonly messages: readonly string[];
  readonly usesIn: (site: DraftSite) => readonly MessageUse[];
}

const linksElsewhere = inFewFiles('links-elsewhere', (source, contract): MessageUse[] =>
  valuesResolvedAs({ sources: [source], contract }, 'link')
    .filter(({ value: { url, file } }) => file !== undefined || url?.startsWith('https:') === true)
    .map(({ pointer, place }) => ({ source, pointer, user: place })),
);

export const FEATURES: readonly Feature[] = [
  { messages: ['chooseLanguage'], usesIn: menuOfLanguages },
  { messages: ['trail'], usesIn: pagesBelowHome },
  { messages: ['newTab'], usesIn: linksElsewhere },
  {
    messages: ['price', 'checkPrice'],
    usesIn: (site) => coursesThat(site, ({ value }) => value.kind !== 'event' && !('price' in value)),
  },
  {
    messages: ['nextIntake', 'dateToBeAnnounced'],
    usesIn: (site) => coursesThat(site, (course) => startsOnce(course) && !isDatedEvent(course)),
  },
  {
    messages: ['eventOver'],
    usesIn: (site) => coursesThat(site, (course) => startsOnce(course) && isDatedEvent(course)),
  },
];

/** Between two languages a link leads to the other one. */
function menuOfLanguages(site: DraftSite): MessageUse[] {
  const source = sourceOfSingleton(site, 'settings');
  const isMenu = (singleton(site, 'settings')?.languages?.length ?? 0) > 2;
  if (source === undefined || !isMenu) return [];
  return [{ source, pointer: ['languages', 2], user: source.kind.schema.properties?.languages ?? {} }];
}

function pagesBelowHome({ pages }: DraftSite): MessageUse[] {
  return pages.all.filter(({ page }) => !('role' in page.value)).map(({ page }) => useOf(page));
}

/** Nothing is said of when it starts but a date. */
function startsOnce({ value }: Entry<Draft<Course>>): boolean {
  return value.kind !== 'product' && !('intake' in value);
}

function isDatedEvent({ value }: Entry<Draft<Course>>): boolean {
  return value.kind === 'event' && 'start' in value;
}

function coursesThat(site: DraftSite, show: (course: Entry<Draft<Course>>) => boolean): MessageUse[] {
  return [...collection(site, 'courses').values()].filter(show).map(useOf);
}

function useOf({ source, pointer }: Entry): MessageUse {
  return { source, pointer, user: source.kind.schema };
}

/** Where something stands that cannot be shown without a message of messages.yaml. */
export interface MessageUse {
  readonly source: Source;
  readonly pointer: Pointer;
  /** What describes it. */
  readonly user: Schema;
}
