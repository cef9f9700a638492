import { setEdit } from '../findings/fixes';
import { isNetwork } from '../links/link-networks';
import type { OwnRule } from '../rule';
import { inEach, valuesResolvedAs } from '../values/values';

/** The sign beside a link that is named after a network is that of the network. */
export const iconOtherNetwork: OwnRule<'icon-other-network'> = (site) =>
  valuesResolvedAs(site, 'link').flatMap(({ source, pointer, value }) => {
    const { label, icon } = value as typeof value & { readonly icon?: unknown };
    const shown = typeof icon === 'string' ? /^brand-(\w+)$/.exec(icon)?.[1] : undefined;
    const named = inEach(label)
      .map(({ text }) => text.trim().toLowerCase())
      .find(isNetwork);
    // That there is no such icon is told by itself.
    if (
      typeof icon !== 'string' ||
      !site.contract.icons.has(icon) ||
      shown === undefined ||
      named === undefined ||
      !isNetwork(shown)
    )
      return [];
    if (shown === named || [shown, named].every((network) => network === 'x' || network === 'twitter')) return [];
    const correct = `brand-${named}`;
    if (!site.contract.icons.has(correct)) return [];
    const place = { source, pointer: [...pointer, 'icon'] };
    const fix = { edits: [setEdit(place, correct)], isCertain: false };
    return [{ code: 'icon-other-network', place, details: { icon, correct }, fix }];
  });
