import { distance } from 'fastest-levenshtein';
import { EXAMPLE_HOST, HOST_TO_FILL_IN } from '../language-data/examples';
import { isSlipOf } from '../texts/slip-of';

/** Where everybody has a mailbox or a page. */
const KNOWN = [
  'facebook.com',
  'gmail.com',
  'google.com',
  'hotmail.com',
  'hotmail.es',
  'icloud.com',
  'instagram.com',
  'linkedin.com',
  'openstreetmap.org',
  'outlook.com',
  'outlook.es',
  'pinterest.com',
  'tally.so',
  'telegram.org',
  'tiktok.com',
  'twitter.com',
  'whatsapp.com',
  'wikipedia.org',
  'yahoo.com',
  'yahoo.es',
  'youtube.com',
];

const MAIL = [
  'gmail.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'yahoo.com',
  'hotmail.es',
  'outlook.es',
  'yahoo.es',
];

/** The hosts of mailboxes that are called so without their ending, the likeliest first. */
export function mailHostsCalled(name: string): readonly string[] {
  return MAIL.filter((host) => host.startsWith(`${name.toLowerCase()}.`));
}

/** The hosts of mailboxes with which a text ends that has more before it. */
export function mailHostsEnding(text: string): readonly string[] {
  return MAIL.filter((host) => text.length > host.length && text.toLowerCase().endsWith(host));
}

/** In a long name another letter is a slip, too; of short ones there are many. */
const LONG = 'hotmail.com'.length;

/** The well-known name that a host was meant to have: `gmial.com`. What stands before it, as in `www.`, stays. */
export function meantHost(host: string): string | undefined {
  const ending = withKnownEnding(host.toLowerCase());
  if (ending !== undefined) return meantHost(ending) ?? ending;
  const [, before = '', name = ''] = /^(.*\.)?([^.]+\.[^.]+)$/.exec(host.toLowerCase()) ?? [];
  if (KNOWN.includes(name)) return undefined;
  const meant = KNOWN.find((known) => known.startsWith(name.slice(0, 1)) && isSlipOf(name, known, LONG));
  return meant === undefined ? undefined : `${before}${meant}`;
}

/** Endings that no name has, as fingers make them of those that most have. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z0-9-]\.)(?:con|cmo|ocm|vom|xom|cpm|comm|coom|ccom|conm)$/, 'com'],
  [/(?<=[a-z0-9-]\.)(?:ogr|orgg|rog)$/, 'org'],
  [/(?<=[a-z0-9-]\.)(?:nte|nett)$/, 'net'],
];

function withKnownEnding(host: string): string | undefined {
  const [ending, correct] = ENDINGS.find(([pattern]) => pattern.test(host)) ?? [];
  return ending === undefined || correct === undefined ? undefined : host.replace(ending, correct);
}

/** Shorter names are near to each other by chance. */
const OWN_LONG = 10;

/** The name of the site itself that a host was meant to have; what stands before it stays. Another ending is right where the settings have it (`settled`). */
export function meantOwnHost(host: string, own: string, settled: readonly string[]): string | undefined {
  const parts = own.split('.').length;
  const written = host.toLowerCase().split('.');
  const name = written.slice(-parts).join('.');
  if (own.length < OWN_LONG || written.length < parts || name === own) return undefined;
  const hasOtherEnding = withoutEnding(name) === withoutEnding(own) && !settled.includes(host.toLowerCase());
  // Hardly anybody else has a name with one letter more than one's own.
  const hasOtherLetter = distance(withoutEnding(name), withoutEnding(own)) === 1;
  if (!hasOtherEnding && !hasOtherLetter && !isSlipOf(name, own, OWN_LONG)) return undefined;
  return [...written.slice(0, -parts), own].join('.');
}

function withoutEnding(name: string): string {
  return name.replace(/\.[^.]+$/, '');
}

/** So many addresses of a site name it as its settings do not. */
const OFTEN = 2;

/** The name that a site was meant to have, of which its addresses are, and which its settings say with a slip; nothing where any of them has that of the settings. */
export function ownHostOf(own: string, hosts: readonly string[]): string | undefined {
  const parts = own.split('.').length;
  const names = hosts.map((host) => host.split('.').slice(-parts).join('.'));
  if (own.length < OWN_LONG || names.includes(own)) return undefined;
  const near = names.filter((name) => isSlipOf(own, name, OWN_LONG) || isSlipOf(name, own, OWN_LONG));
  const [first, ...others] = near;
  return near.length >= OFTEN && others.every((other) => other === first) ? first : undefined;
}

/** Whether a host is to be replaced by somebody’s own. */
export function isHostToFillIn(host: string): boolean {
  return isExampleHost(host) && HOST_TO_FILL_IN.test(host.toLowerCase());
}

/** Whether a host is nobody’s, but that of an example. */
export function isExampleHost(host: string): boolean {
  return EXAMPLE_HOST.test(host.toLowerCase());
}
