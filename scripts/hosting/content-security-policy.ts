import type { Contacts, TagKind } from '../../src/compiler/manifest/contacts';

type Directive = 'script-src' | 'img-src' | 'connect-src' | 'frame-src';

const TAG_HOST = 'https://*.googletagmanager.com';
const ANALYTICS = [TAG_HOST, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];
const ADVERTS = [
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.googleadservices.com',
  'https://www.google.com',
  'https://google.com',
];

/** What Google's own guide to policies (developers.google.com/tag-platform/security/guides/csp) asks for each of its tags. */
const OF_TAGS: Readonly<Record<TagKind, Readonly<Record<Directive, readonly string[]>>>> = {
  tagManager: { 'script-src': [TAG_HOST], 'img-src': [TAG_HOST], 'connect-src': [TAG_HOST], 'frame-src': [] },
  analytics: { 'script-src': [TAG_HOST], 'img-src': ANALYTICS, 'connect-src': ANALYTICS, 'frame-src': [] },
  ads: {
    'script-src': [TAG_HOST, 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
    'img-src': [TAG_HOST, ...ADVERTS],
    'connect-src': [TAG_HOST, ...ADVERTS],
    'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
  },
};

/** The names of the policies by which the site's own scripts vouch for markup and addresses (src/features/trusted-types.ts). */
const OWN_POLICIES = ['site-html', 'site-scripts'];

/**
 * The policy under which a site is served: its own files, the hosts it is set up to ask, and nothing inline. Trusted types
 * are asked for unless there are Google's tags, which make markup and scripts in ways of their own.
 */
export function contentSecurityPolicy({ scripts, frames, connections, tags }: Contacts): string {
  const ofTags = (directive: Directive) => tags.flatMap((tag) => OF_TAGS[tag][directive]);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...ofTags('script-src')],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...ofTags('img-src')],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...connections, ...ofTags('connect-src')],
    'frame-src': orNone([...frames, ...ofTags('frame-src')]),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(tags.length === 0 && { 'require-trusted-types-for': ["'script'"], 'trusted-types': OWN_POLICIES }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length === 0 ? ["'none'"] : sources;
}
