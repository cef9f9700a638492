import type { Course, Messages } from '../../../generated/types';
import { upcomingDate } from '../shell/upcoming-date';

export type CourseFactName = 'duration' | 'hours' | 'price' | 'nextIntake' | 'seats' | 'place' | 'schedule';

/** The order in which a strip shows what is known of a course. */
export const stripFacts = [
  'duration',
  'hours',
  'price',
  'nextIntake',
  'seats',
  'place',
] as const satisfies CourseFactName[];

/** What the site says of a course under a name; undefined where the course says nothing. */
export function courseFact(course: Course, name: CourseFactName, messages: Messages): string | undefined {
  if (name === 'price') return course.price?.text ?? messages.checkPrice;
  if (name === 'nextIntake') return nextIntake(course, messages);
  return course[name];
}

function nextIntake({ start, intake }: Course, messages: Messages): string {
  if (start === undefined) return intake ?? messages.dateToBeAnnounced;
  return upcomingDate(start, messages);
}
