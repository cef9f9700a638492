import type { Shell } from '../../shared/manifest';
import type { Site } from '../site';
import { valuesWith } from '../values/values';

/** The other hosts that the pages of a site make a browser ask, each by its origin. */
export interface Contacts {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  /** The kinds of tags that have an id. */
  readonly tags: readonly TagKind[];
}

export type TagKind = 'tagManager' | 'analytics' | 'ads';

const TAG_KINDS: readonly TagKind[] = ['tagManager', 'analytics', 'ads'];

/** What the settings name, and every value that its schema says is asked by the browser. */
export function contacts(site: Site, { settings }: Pick<Shell, 'settings'>): Contacts {
  const { forms, visitor, privacy, tracking } = settings;
  const named = valuesWith(site, 'x-contacts').map(({ value, schema }) => ({
    kind: schema['x-contacts'],
    address: String(value),
  }));
  const namedFor = (kind: 'frame' | 'connection') =>
    named.filter((contact) => contact.kind === kind).map(({ address }) => address);
  const embed = forms?.embed;
  const asksCountry = visitor !== undefined && privacy !== undefined && privacy.geolocation !== 'off';
  return {
    scripts: origins(embed === undefined ? [] : [embed.script]),
    frames: origins([...(embed === undefined ? [] : [embed.frame]), ...namedFor('frame')]),
    connections: origins([...(asksCountry ? [visitor.lookup] : []), ...namedFor('connection')]),
    tags: TAG_KINDS.filter((kind) => tracking !== undefined && tracking[kind] !== ''),
  };
}

function origins(addresses: readonly string[]): string[] {
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))]
    .filter((origin) => origin !== 'null')
    .sort();
}
