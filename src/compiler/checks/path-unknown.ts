import type { Redirects, Settings } from '../../../generated/source-types';
import { addressesOf } from '../addresses';
import { locateValue } from '../position';
import { problem } from '../problem';
import { isRecord } from '../sections';
import { type Site, singleton } from '../site';
import { suggestionFor } from '../suggest';
import type { Check } from './check';

/** The address that follows a submission must lead to a page: its own, or one that redirects to it. */
export const pathUnknown: Check = (site) => {
  const source = site.sources.find(({ kind }) => kind.name === 'settings');
  const path = singleton<Partial<Settings>>(site, 'settings')?.forms?.successPath;
  if (source === undefined || typeof path !== 'string' || !areAddressesKnown(site)) return [];
  const valid = addresses(site);
  if (valid.includes(path)) return [];
  const location = locateValue(source, ['forms', 'successPath']);
  return [problem('path-unknown', location, { path, ...suggestionFor(path, valid) })];
};

function addresses(site: Site): string[] {
  const redirects: unknown = singleton<Partial<Redirects>>(site, 'redirects')?.redirects;
  return [
    ...site.pages.all.flatMap(addressesOf),
    ...(Array.isArray(redirects) ? redirects : []).flatMap((redirect: unknown) =>
      isRecord(redirect) ? String(redirect.from) : [],
    ),
  ];
}

function areAddressesKnown({ unreadable }: Site): boolean {
  return ![...unreadable].some((name) => name === 'redirects' || name.startsWith('pages:'));
}
