import { deadlinesSaid } from '../dates/deadlines-said';
import type { Rule } from '../rule';
import { fewInEach } from '../texts/few-faults';

/** A text announces nothing that could be had until a day that has passed. */
export const textDatePassed: Rule<'text-date-passed'> = (site, { today }) =>
  fewInEach(
    deadlinesSaid(site),
    ({ written }) => written,
    ({ written: { source, pointer }, text, last, part }) =>
      last < today ? [{ code: 'text-date-passed', place: { source, pointer, part }, details: { text } }] : [],
  );
