import { otherNetwork } from '../links/link-networks';
import type { OwnRule } from '../rule';
import { valuesResolvedAs } from '../values/values';

/** A link that is named after a network leads there, and not to another one. */
export const linkOtherNetwork: OwnRule<'link-other-network'> = (site) =>
  valuesResolvedAs(site, 'link').flatMap(({ source, pointer, value: { label, url } }) => {
    const labels: unknown[] = typeof label === 'object' ? Object.values(label) : [label];
    const named = labels.find((text) => typeof text === 'string' && otherNetwork(text, url ?? '') !== undefined);
    if (typeof named !== 'string' || url === undefined) return [];
    const network = otherNetwork(named, url) ?? '';
    const place = { source, pointer: [...pointer, 'url'] };
    return [{ code: 'link-other-network', place, details: { label: named.trim(), network, address: url } }];
  });
