import { targetsOf } from '../links';
import type { Rule } from '../rule';
import { valuesResolvedAs } from '../values';

/** A link leads to one place only. */
export const linkTargetAmbiguous: Rule<'link-target-ambiguous'> = (site) =>
  valuesResolvedAs(site, 'link').flatMap(({ source, pointer, value }) => {
    const targets = targetsOf(value);
    return targets.length < 2
      ? []
      : [{ code: 'link-target-ambiguous', place: { source, pointer }, details: { targets } }];
  });
