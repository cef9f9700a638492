import type { Course } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import { dayWritten } from '../dates/spans';
import { agrees, daysSaid, hoursSaid, monthsSaid } from '../facts/months-said';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import { collection, type DraftSite, type Entry } from '../site';

/** The months of a course that search engines read are those that visitors read, in months or in years; so are its hours, and its days. */
export const workloadOther: Rule<'workload-other'> = (site) =>
  [...collection(site, 'courses').values()].flatMap((entry): Finding<'workload-other'>[] => {
    const { source, pointer, value } = entry;
    const { workloadMonths, workloadHours } = value;
    const told = (key: 'workloadMonths' | 'workloadHours', details: Finding<'workload-other'>['details']) => [
      { code: 'workload-other' as const, place: { source, pointer: [...pointer, key] }, details },
    ];
    if (typeof workloadMonths === 'number') {
      const { text, months } = monthsSaid(site, entry);
      const [correct] = months;
      if (correct !== undefined && !agrees(workloadMonths, months)) {
        return told('workloadMonths', { value: workloadMonths, text, correct });
      }
    }
    if (typeof workloadHours === 'number') {
      const { text, hours } = hoursSaid(site, entry);
      if (hours !== undefined && hours !== workloadHours) {
        return told('workloadHours', { value: workloadHours, text, correct: hours, isOfHours: true });
      }
    }
    return daysOther(site, entry);
  });

/** What is said to take so many days takes no fewer from the first to the last. */
function daysOther(site: DraftSite, entry: Entry<Draft<Course>>): Finding<'workload-other'>[] {
  const { source, pointer, value } = entry;
  const [start, end] = [dayWritten(value.start, site), dayWritten(value.end, site)];
  if (start?.length !== WHOLE_DAY || end?.length !== WHOLE_DAY) return [];
  const { text, days } = daysSaid(site, entry);
  const [first, last] = [Date.parse(start), Date.parse(end)];
  const taken = (last - first) / DAY + 1;
  if (days === undefined || taken < 1 || taken >= days) return [];
  const lastDay = new Date(first + (days - 1) * DAY).toISOString().slice(0, 10);
  const details = { value: taken, text, correct: days, lastDay };
  return [{ code: 'workload-other', place: { source, pointer: [...pointer, 'end'] }, details }];
}

/** Of a month alone, the days are not known. */
const WHOLE_DAY = '2027-01-31'.length;
const DAY = 86_400_000;
