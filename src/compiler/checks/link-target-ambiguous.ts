import { targetsOf } from '../links/links';
import type { OwnRule } from '../rule';
import { valuesResolvedAs } from '../values/values';

/** A link leads to one place only. */
export const linkTargetAmbiguous: OwnRule<'link-target-ambiguous'> = (site) =>
  valuesResolvedAs(site, 'link').flatMap(({ source, pointer, value }) => {
    const targets = targetsOf(value);
    const last = targets.at(-1);
    if (last === undefined || targets.length < 2) return [];
    return [{ code: 'link-target-ambiguous', place: { source, pointer, key: last }, details: { targets } }];
  });
