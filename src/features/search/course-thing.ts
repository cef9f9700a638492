import type { Course } from '../../../generated/types';
import type { Day } from '../../shared/manifest';
import { withOffset } from '../../shared/time-zone';
import { postalAddress } from './place-thing';
import { type PageContext, publisher, type Thing } from './thing';

/** The ways to attend a course, as search engines call them. */
const MODES = { online: 'Online', onsite: 'Onsite', blended: 'Blended' } as const;

type KnownCourse = Course & Required<Pick<Course, 'mode'>>;

/** A course of the catalogue. */
export function courseThing(course: Course, context: PageContext): Thing {
  const { title, description, id, code, credential, page } = course;
  const address = page === undefined ? undefined : context.url + page;
  return {
    '@type': 'Course',
    ...(address !== undefined && { '@id': `${address}#${code ?? id}`, url: address }),
    name: title,
    description,
    ...(code !== undefined && { courseCode: code }),
    inLanguage: context.shell.language,
    provider: publisher(context),
    ...(credential !== undefined && { educationalCredentialAwarded: credential }),
    ...(isKnown(course) && { hasCourseInstance: courseInstance(course, context) }),
    offers: offer(course, address),
  };
}

/** Whether search engines learn what they want to know of a course: how it is attended and how long it is. */
export function isKnown(course: Course): course is KnownCourse {
  return course.mode !== undefined && workloadOf(course) !== undefined;
}

/** A start that has passed is left out (decision C4). */
function courseInstance(course: KnownCourse, context: PageContext): Thing {
  const { mode, schedule, start } = course;
  return {
    '@type': 'CourseInstance',
    courseMode: MODES[mode],
    ...(schedule !== undefined && { description: schedule }),
    courseWorkload: workloadOf(course),
    ...(start !== undefined && !start.passed && datesOf(start, context)),
    location: courseLocation(course, context),
  };
}

/** When something starts, and when it ends if that is said; times with the zone that the settings name. */
export function datesOf({ iso, span }: Day, { shell }: PageContext): Thing {
  const { timeZone } = shell.settings;
  const told = (day: string) => (timeZone !== undefined && day.includes('T') ? withOffset(day, timeZone) : day);
  return { startDate: told(iso), ...(span !== undefined && { endDate: told(span.end) }) };
}

/** As ISO 8601 writes durations. */
function workloadOf({ workloadMonths, workloadHours }: Course): string | undefined {
  if (workloadMonths !== undefined) return `P${workloadMonths}M`;
  return workloadHours === undefined ? undefined : `PT${workloadHours}H`;
}

/** The place that it names, else what is said of it. */
export function courseLocation({ location, place }: Course, { url }: PageContext): Thing | string | undefined {
  if (location === undefined) return place;
  const { title, page } = location;
  return {
    '@type': 'Place',
    name: title,
    ...(page !== undefined && { url: url + page }),
    address: postalAddress(location),
  };
}

/** Without a price it is one that has to be asked for. */
function offer({ price }: Course, address: string | undefined): Thing {
  return {
    '@type': 'Offer',
    category: price?.amount === 0 ? 'Free' : 'Paid',
    ...(price !== undefined && {
      price: price.amount,
      priceCurrency: price.currency,
      availability: 'https://schema.org/InStock',
    }),
    ...(address !== undefined && { url: address }),
  };
}
