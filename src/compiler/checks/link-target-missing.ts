import { targetsOf } from '../links/links';
import type { OwnRule } from '../rule';
import type { Source } from '../source';
import { valuesResolvedAs } from '../values/values';

/** A link leads somewhere; an anchor alone is a place on the same page, which a link that stands on every page does not name. */
export const linkTargetMissing: OwnRule<'link-target-missing'> = (site) =>
  valuesResolvedAs(site, 'link')
    .filter(({ source, value }) => targetsOf(value).length === 0 && !isOnItsPage(source, value.anchor))
    .map(({ source, pointer }) => ({ code: 'link-target-missing', place: { source, pointer }, details: {} }));

function isOnItsPage({ kind }: Source, anchor: string | undefined): boolean {
  return anchor !== undefined && kind.name !== 'navigation';
}
