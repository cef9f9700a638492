import type { Manifests } from '../manifests';
import { type Site, singleton } from '../site';
import type { OutputFile } from './output-file';

/** For how many months after that of the build the file holds; the standard advises less than a year. */
const MONTHS = 11;

/**
 * Where to report a security flaw (RFC 9116), if the settings say so: at a page, so that no address stands there for
 * those who collect them.
 */
export function emitSecurityContact(site: Site, { url, pages, languages }: Manifests, today: string): OutputFile[] {
  const { securityPage } = singleton(site, 'settings');
  const contacts = pages.filter(({ id }) => id === securityPage).map(({ canonical }) => `Contact: ${canonical}`);
  if (contacts.length === 0) return [];
  const address = '.well-known/security.txt';
  const content = [
    ...new Set(contacts),
    `Expires: ${monthsAfter(today)}-01T00:00:00Z`,
    `Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}`,
    `Canonical: ${url}/${address}`,
    '',
  ].join('\n');
  return [{ path: address, content }];
}

function monthsAfter(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = year * 12 + (month - 1) + MONTHS;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}
