import { agrees, hoursSaid, monthsSaid } from '../facts/months-said';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import { collection } from '../site';

/** The months of a course that search engines read are those that visitors read, in months or in years; so are its hours. */
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
    return [];
  });
