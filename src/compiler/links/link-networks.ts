/** The networks that links are named after, and the names of their websites. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  bluesky: ['bsky.app'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  instagram: ['instagram.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  pinterest: ['pin.it', 'pinterest.com'],
  spotify: ['spotify.com'],
  telegram: ['t.me', 'telegram.me', 'telegram.org'],
  threads: ['threads.com', 'threads.net'],
  tiktok: ['tiktok.com'],
  twitter: ['twitter.com', 'x.com'],
  vimeo: ['vimeo.com'],
  whatsapp: ['wa.me', 'whatsapp.com'],
  x: ['twitter.com', 'x.com'],
  youtube: ['youtu.be', 'youtube.com'],
};

/** With what the addresses of those who are on a network begin, before their names. */
const PROFILES: ReadonlyMap<string, string> = new Map([
  ['facebook', 'https://www.facebook.com/'],
  ['instagram', 'https://www.instagram.com/'],
  ['pinterest', 'https://www.pinterest.com/'],
  ['telegram', 'https://t.me/'],
  ['threads', 'https://www.threads.com/@'],
  ['tiktok', 'https://www.tiktok.com/@'],
  ['twitter', 'https://x.com/'],
  ['x', 'https://x.com/'],
  ['youtube', 'https://www.youtube.com/@'],
]);

/** The address of somebody who is called so, `@bakery`, on the network that a label names. */
export function profileOf(handle: string, labels: readonly string[]): string | undefined {
  const [, name] = /^@([\w.-]{2,40})$/.exec(handle.trim()) ?? [];
  const start = labels.map((label) => PROFILES.get(label.trim().toLowerCase())).find((one) => one !== undefined);
  return name === undefined || start === undefined ? undefined : start + name;
}

export function isNetwork(name: string): boolean {
  return Object.hasOwn(NETWORKS, name);
}

/** The network to which an address leads, where the label of the link is the name of another one. */
export function otherNetwork(label: string, address: string): string | undefined {
  const own = NETWORKS[label.trim().toLowerCase()];
  if (own === undefined || leadsToOneOf(own, address)) return undefined;
  return Object.keys(NETWORKS).find((network) => leadsToOneOf(NETWORKS[network] ?? [], address));
}

/** Whether an address leads to the first page of the network that the label of the link names, and to nobody's profile. */
export function isFirstPageOf(label: string, address: string): boolean {
  const own = NETWORKS[label.trim().toLowerCase()];
  const [, host = '', path = ''] = /^https:\/\/(?:www\.|m\.)?([^/?#]+)\/?([^?#]*)/i.exec(address) ?? [];
  const isOfAll = path === '' ? /^[^?#]*$/.test(address) : OF_ALL.test(path);
  return isOfAll && own?.includes(host.toLowerCase()) === true;
}

/** Where networks let people in, or let them tell others of something. */
const OF_ALL = /^(?:accounts|feed|home|home\.php|intent|login|login\.php|sharer|sharer\.php|signup)(?:\/|$)/i;

function leadsToOneOf(names: readonly string[], address: string): boolean {
  const host = /^https:\/\/([^/?#]{1,255})/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return names.some((name) => host === name || host.endsWith(`.${name}`));
}
