import type { Course, Messages } from '../../../generated/types';
import { useShell } from '../shell/shell-context';
import { UpcomingDate } from '../shell/UpcomingDate';

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

/** What the site says of a course under a name, as text; undefined where the course says nothing. */
export function courseFact(course: Course, name: CourseFactName, messages: Messages): string | undefined {
  if (name === 'price') return course.price?.text ?? (course.kind === 'event' ? undefined : messages.checkPrice);
  if (name === 'nextIntake') return course.start?.passed === false ? course.start.text : usualIntake(course, messages);
  return name === 'place' ? (course.place ?? course.location?.title) : course[name];
}

/** The same as it is shown: a start until its day. */
export function CourseFact({ course, name }: { course: Course; name: CourseFactName }) {
  const { messages } = useShell();
  if (name !== 'nextIntake' || course.start === undefined) return courseFact(course, name, messages);
  return <UpcomingDate day={course.start} otherwise={usualIntake(course, messages)} />;
}

/** When it starts, as far as that is known without a date to come: an event takes place once. */
function usualIntake({ intake, kind, start }: Course, messages: Messages): string | undefined {
  if (intake !== undefined || kind === 'product') return intake;
  return kind === 'event' && start !== undefined ? messages.eventOver : messages.dateToBeAnnounced;
}
