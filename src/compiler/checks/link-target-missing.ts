import { targetsOf } from '../links';
import type { Rule } from '../rule';
import { valuesResolvedAs } from '../values';

/** A link leads somewhere; an anchor alone is a place on the same page. */
export const linkTargetMissing: Rule<'link-target-missing'> = (site) =>
  valuesResolvedAs(site, 'link')
    .filter(({ value }) => targetsOf(value).length === 0 && value.anchor === undefined)
    .map(({ source, pointer }) => ({ code: 'link-target-missing', place: { source, pointer }, details: {} }));
