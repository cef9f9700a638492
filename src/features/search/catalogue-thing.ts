import type { Course } from '../../../generated/types';
import { courseLocation, courseThing, datesOf, isKnown } from './course-thing';
import { type PageContext, pictureOf, publisher, type Thing } from './thing';

/** Where people attend an event, as search engines call it. */
const ATTENDANCE = { online: 'Online', onsite: 'Offline', blended: 'Mixed' } as const;

/** An entry of the catalogue as what it is; nothing of a product without a price, or of an event without a day to come. */
export function catalogueThing(entry: Course, context: PageContext): Thing | undefined {
  if (entry.kind === 'product') return productThing(entry, context);
  return entry.kind === 'event' ? eventThing(entry, context) : courseThing(entry, context);
}

/** The entries of the catalogue of which a page is the own one. */
export function ownEntries(entries: readonly Course[], context: PageContext): Thing[] {
  const own = entries.filter(
    ({ page, kind }) => (kind === 'event' ? (page ?? context.page.path) : page) === context.page.path,
  );
  const things = own
    .filter((entry) => (entry.kind ?? 'course') !== 'course' || isKnown(entry))
    .map((entry) => catalogueThing(entry, context));
  return things.filter((thing) => thing !== undefined);
}

function productThing(entry: Course, context: PageContext): Thing | undefined {
  if (entry.price === undefined) return undefined;
  return {
    '@type': 'Product',
    ...named(entry, context),
    ...(entry.code !== undefined && { sku: entry.code }),
    ...pictured(entry, context),
    ...priced(entry, context),
  };
}

function eventThing(entry: Course, context: PageContext): Thing | undefined {
  const { start, mode } = entry;
  const location = eventLocation(entry, context);
  if (start === undefined || start.passed || location === undefined) return undefined;
  return {
    '@type': 'Event',
    ...named(entry, context),
    ...pictured(entry, context),
    ...datesOf(start, context),
    location,
    ...(mode !== undefined && { eventAttendanceMode: `https://schema.org/${ATTENDANCE[mode]}EventAttendanceMode` }),
    organizer: publisher(context),
    ...priced(entry, context),
  };
}

/** Online it is at the address of its page, unless it says otherwise. */
function eventLocation(entry: Course, context: PageContext): Thing | undefined {
  const location = courseLocation(entry, context);
  if (typeof location === 'string') return { '@type': 'Place', name: location, ...addressIn(location) };
  if (location !== undefined || entry.mode !== 'online') return location;
  return { '@type': 'VirtualLocation', url: context.url + (entry.page ?? context.page.path) };
}

/** What says a number or a town behind the name of a place is its address as well. */
function addressIn(place: string): Thing {
  return /[\d,]/.test(place) ? { address: place } : {};
}

function named({ title, description, code, id, page }: Course, { url }: PageContext): Thing {
  return {
    ...(page !== undefined && { '@id': `${url}${page}#${code ?? id}`, url: url + page }),
    name: title,
    description,
  };
}

/** The picture of its own page. */
function pictured(entry: Course, context: PageContext): Thing {
  return entry.page === context.page.path ? pictureOf(context) : {};
}

/** What has to be asked for is no offer. */
function priced({ price, page }: Course, { url }: PageContext): Thing {
  if (price === undefined) return {};
  const { amount, currency } = price;
  return {
    offers: {
      '@type': 'Offer',
      price: amount,
      priceCurrency: currency,
      ...(page !== undefined && { url: url + page }),
    },
  };
}
