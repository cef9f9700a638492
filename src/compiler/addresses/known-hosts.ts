import { distance } from 'fastest-levenshtein';

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
  'outlook.com',
  'outlook.es',
  'pinterest.com',
  'telegram.org',
  'tiktok.com',
  'twitter.com',
  'whatsapp.com',
  'wikipedia.org',
  'yahoo.com',
  'yahoo.es',
  'youtube.com',
];

/** In a long name another letter is a slip, too; of short ones there are many. */
const LONG = 'hotmail.com'.length;

/** The well-known name that a host was meant to have: `gmial.com`. What stands before it, as in `www.`, stays. */
export function meantHost(host: string): string | undefined {
  const [, before = '', name = ''] = /^(.*\.)?([^.]+\.[^.]+)$/.exec(host.toLowerCase()) ?? [];
  if (KNOWN.includes(name)) return undefined;
  const meant = KNOWN.find((known) => known.startsWith(name.slice(0, 1)) && isSlip(name, known));
  return meant === undefined ? undefined : `${before}${meant}`;
}

/** Whether a letter is missing or there twice, two have changed places, or one of many is another. */
function isSlip(name: string, known: string): boolean {
  if (Math.abs(name.length - known.length) > 1) return false;
  const changes = distance(name, known);
  if (changes === 2) return lettersOf(name) === lettersOf(known);
  if (changes !== 1) return false;
  return name.length === known.length ? known.length >= LONG : name.length < known.length || /(.)\1/.test(name);
}

function lettersOf(name: string): string {
  return [...name].sort().join('');
}
