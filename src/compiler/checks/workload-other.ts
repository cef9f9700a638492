import { agrees, monthsSaid } from '../facts/months-said';
import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { collection } from '../site';

/** The months of a course that search engines read are those that visitors read, in months or in years. */
export const workloadOther: Rule<'workload-other'> = (site) =>
  [...collection(site, 'courses').values()].flatMap((entry): Finding<'workload-other'>[] => {
    const { source, pointer, value } = entry;
    const { text, months } = monthsSaid(site, entry);
    const [correct] = months;
    if (typeof value.workloadMonths !== 'number' || correct === undefined || agrees(value.workloadMonths, months))
      return [];
    const place = { source, pointer: [...pointer, 'workloadMonths'] };
    return [{ code: 'workload-other', place, details: { value: value.workloadMonths, text, correct } }];
  });
