import { targetsOf } from '../links/links';
import type { OwnRule } from '../rule';
import { valuesResolvedAs } from '../values/values';

/** A link leads somewhere; an anchor alone is a place on the same page. */
export const linkTargetMissing: OwnRule<'link-target-missing'> = (site) =>
  valuesResolvedAs(site, 'link')
    .filter(({ value }) => targetsOf(value).length === 0 && value.anchor === undefined)
    .map(({ source, pointer }) => ({ code: 'link-target-missing', place: { source, pointer }, details: {} }));
