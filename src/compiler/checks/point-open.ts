import type { OwnRule } from '../rule';
import { valuesResolvedAs } from '../values/values';

/** What somebody still has to confirm is recalled until it is. */
export const pointOpen: OwnRule<'point-open'> = (site) =>
  valuesResolvedAs(site, 'openPoint').map(({ source, pointer, value: what }) => ({
    code: 'point-open',
    place: { source, pointer },
    details: { what },
  }));
