import { pagesByRole } from '../addresses/page-roles';
import { placeOfPath, takersByAddress } from '../addresses/recorded-addresses';
import { isWellFormedPath } from '../addresses/well-formed-path';
import type { Fix } from '../findings/fix';
import type { Rule } from '../rule';

/** Home is where the name of the website leads: at `/`, in its main language. */
export const homeElsewhere: Rule<'home-elsewhere'> = (site) => {
  const pages = pagesByRole(site).find(({ role }) => role === 'home')?.pages ?? [];
  const [main] = site.contract.languages;
  const home = site.pages.byId.get(pages[0]?.id ?? '');
  if (home === undefined || main === undefined || pages.length > 1) return [];
  const path = home.alternates[main.code] ?? '/';
  if (path === '/' || !isWellFormedPath(path)) return [];
  const place = placeOfPath(home, main.code);
  const { source, pointer } = place;
  const fix: Fix = {
    edits: [{ do: 'set', file: source.path, pointer, value: '/' }],
    isCertain: !takersByAddress(site).has('/'),
  };
  return [{ code: 'home-elsewhere', place, details: { path }, fix }];
};
