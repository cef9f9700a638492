import type { ConsentChoice } from '../consent/consent-store';

const ANALYTICS_COOKIE = /^_(ga|gid|gat|dc_gtm)(_|$)/;
const MARKETING_COOKIE = /^_(gcl|gac)_/;

/** Removes the cookies of the tags that the choice does not allow, from every domain that the page may write to. */
export function clearVendorCookies({ analytics, marketing }: ConsentChoice): void {
  for (const name of cookieNames(document.cookie)) {
    const isUnwanted = (!analytics && ANALYTICS_COOKIE.test(name)) || (!marketing && MARKETING_COOKIE.test(name));
    if (isUnwanted) expire(name);
  }
}

function cookieNames(cookies: string): string[] {
  return cookies.split(';').map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '');
}

function expire(name: string): void {
  const expired = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  for (const domain of ['', ...parentDomains(location.hostname)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
    document.cookie = domain === '' ? expired : `${expired}; domain=${domain}`;
  }
}

/** `a.b.example` and the domains above it: `b.example`. */
export function parentDomains(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
