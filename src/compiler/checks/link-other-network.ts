import type { Finding } from '../findings/finding';
import { isFirstPageOf, otherNetwork } from '../links/link-networks';
import type { OwnRule } from '../rule';
import { valuesResolvedAs } from '../values/values';

/** A link that is named after a network leads there, to a profile, and not to another one. */
export const linkOtherNetwork: OwnRule<'link-other-network'> = (site) =>
  valuesResolvedAs(site, 'link').flatMap(
    ({ source, pointer, value: { label, url } }): Finding<'link-other-network'>[] => {
      if (url === undefined) return [];
      const labels = (typeof label === 'object' ? Object.values(label) : [label]).filter(isText);
      const place = { source, pointer: [...pointer, 'url'] };
      const named = labels.find((text) => otherNetwork(text, url) !== undefined);
      if (named !== undefined) {
        const details = { label: named.trim(), network: otherNetwork(named, url) ?? '', address: url };
        return [{ code: 'link-other-network', place, details }];
      }
      const own = labels.find((text) => isFirstPageOf(text, url))?.trim();
      if (own === undefined) return [];
      return [
        { code: 'link-other-network', place, details: { label: own, network: own, address: url, isFirstPage: true } },
      ];
    },
  );

function isText(label: unknown): label is string {
  return typeof label === 'string';
}
