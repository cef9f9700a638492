import type { Manifests, Redirect } from '../../src/compiler/manifests';
import { prefixOf } from '../../src/shared/language';
import { notFoundFile } from '../../src/shared/paths';
import { contentSecurityPolicy } from './content-security-policy';

export type Headers = Readonly<Record<string, string>>;

/** How a website is to be served, whoever does it: what every host's own files are written from. */
export interface Serving {
  /** Old addresses: answered with 301 and the query. */
  readonly redirects: readonly Redirect[];
  /** The addresses of pages, in lower case and without a slash at the end; another form of one leads to it with 301. */
  readonly addresses: readonly string[];
  /** The not-found pages of languages with a prefix, below which they answer. */
  readonly notFoundBelow: readonly { readonly prefix: string; readonly page: string }[];
  /** What every answer says. */
  readonly headers: Headers;
}

/** Answers 404, with this status, whatever the host has not and no other language's page answers. */
export const NOT_FOUND = '/404.html';

/** The folder of files whose names change with their bytes. */
export const PERMANENT_FOLDER = '/assets/';

/** Files under such a name never change; everything else is asked for again, and sent only where it has changed. */
export const CACHING = { permanent: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** What is meant for hosts that read the folder of the website; nobody else is served it. */
export const HOST_FILES = ['_headers', '_redirects', '.htaccess'] as const;
export type HostFile = (typeof HOST_FILES)[number];

/** Has browsers ask this host, and those below it, by https alone. */
const STRICT_TRANSPORT = 'strict-transport-security';

/** How a site is to be served. */
export function servingOf({
  redirects,
  pages,
  contacts,
  languages,
}: Pick<Manifests, 'redirects' | 'pages' | 'contacts' | 'languages'>): Serving {
  const addresses = new Set(pages.flatMap((page) => page.addresses));
  return {
    redirects,
    addresses: [...addresses].filter((address) => address !== '/').sort(),
    notFoundBelow: languages.slice(1).map((language) => ({
      prefix: prefixOf(language, languages),
      page: `/${notFoundFile(language.code, languages)}`,
    })),
    headers: {
      'content-security-policy': contentSecurityPolicy(contacts),
      [STRICT_TRANSPORT]: 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      // Other sites learn which site a visitor comes from, as the form's own origin does, and never which page.
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': permissions(contacts.tags.includes('ads')),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
  };
}

const DENIED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** What the pages, and what they show in frames, may not ask the browser for. */
function permissions(withAds: boolean): string {
  return [...DENIED, ...(withAds ? [] : ['browsing-topics'])].map((feature) => `${feature}=()`).join(', ');
}

/** How long an answer may be kept. */
export function cachingOf(pathname: string): string {
  return pathname.startsWith(PERMANENT_FOLDER) ? CACHING.permanent : CACHING.other;
}

/** Whether nobody is served what is at an address: hosts' own files, and those that begin with a dot, but well-known ones. */
export function isHidden(pathname: string): boolean {
  return /(^|\/)\.(?!well-known\/)/.test(pathname) || HOST_FILES.some((name) => pathname === `/${name}`);
}

/** What only an answer over TLS may say: a server without it leaves it out. */
export function withoutTransport(serving: Serving): Serving {
  const { [STRICT_TRANSPORT]: _left, ...headers } = serving.headers;
  return { ...serving, headers };
}
