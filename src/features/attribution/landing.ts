/** What the address and the referrer of the first document of a visit tell; stored in memory only. */
export interface Landing {
  readonly gclid?: string;
  readonly originUrl?: string;
}

/** Carries the referrer over a redirect by script, which would put the redirecting page in its place. */
const ORIGIN_PARAMETER = 'origin_url';
const GCLID = /^[\w.-]{1,512}$/;

/** Reads what led the visitor here. `href` is the address of the document, `referrer` what it says of the one before. */
export function landingOf(href: string, referrer: string): Landing {
  const { origin, searchParams } = new URL(href);
  const gclid = searchParams.get('gclid') ?? '';
  const originUrl = externalAddress(searchParams.get(ORIGIN_PARAMETER) ?? referrer, origin);
  return { ...(GCLID.test(gclid) && { gclid }), ...(originUrl !== undefined && { originUrl }) };
}

/** The query for a redirect by script: the same, and the referrer in it, if it is another site. */
export function withReferrer(search: string, referrer: string, origin: string): string {
  const originUrl = externalAddress(referrer, origin);
  const query = new URLSearchParams(search);
  if (originUrl === undefined || query.has(ORIGIN_PARAMETER)) return search;
  query.set(ORIGIN_PARAMETER, originUrl);
  return `?${query}`;
}

/** The query without what `withReferrer` has put there. */
export function withoutReferrer(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(ORIGIN_PARAMETER)) return search;
  query.delete(ORIGIN_PARAMETER);
  return query.size === 0 ? '' : `?${query}`;
}

/** An address of another site, without query and hash, which may tell of the person. */
function externalAddress(address: string, ownOrigin: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin, pathname } = new URL(address);
  return /^https?:$/.test(protocol) && origin !== ownOrigin ? origin + pathname : undefined;
}
