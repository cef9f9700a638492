import { parse } from 'yaml';
import { ADDRESS_RECORD } from '../../src/compiler/addresses/recorded-addresses';
import type { Manifests } from '../../src/compiler/manifests';
import type { SiteFiles } from '../../src/compiler/source';

interface Recorded {
  readonly page: string;
  readonly language?: string;
}

type Published = Pick<Manifests, 'redirects'> & {
  readonly pages: readonly Pick<Manifests['pages'][number], 'id' | 'language' | 'role' | 'addresses'>[];
};

/**
 * The files of a site with every address of now in its record. Nothing is ever taken out of it, and a site that has
 * none, not even an empty one, keeps none: then these are the very same files.
 */
export function withAddressesRecorded(files: SiteFiles, published: Published): SiteFiles {
  const content = files.get(ADDRESS_RECORD);
  if (content === undefined) return files;
  const before = new TextDecoder().decode(content);
  const now = recordOf(before, published);
  if (now === before) return files;
  return new Map([...files].map(([path, bytes]) => [path, path === ADDRESS_RECORD ? Buffer.from(now) : bytes]));
}

/** One line an address, in their order, so that what two people add seldom meets. */
function recordOf(text: string, published: Published): string {
  const [comment = ''] = /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text) ?? [];
  const recorded = new Map(Object.entries((parse(text) ?? {}) as Record<string, Recorded>));
  // Whoever was led on to a page has known its old address in a language: that is kept.
  const pages = published.pages.filter(({ role }) => role !== 'not-found');
  const idAt = new Map(pages.flatMap(({ id, addresses }) => addresses.map((address) => [address, id])));
  for (const { from, to } of published.redirects) {
    const page = idAt.get(to);
    if (page !== undefined && !recorded.has(from)) recorded.set(from, { page });
  }
  for (const { id, language, addresses } of pages) {
    for (const address of addresses) recorded.set(address, { page: id, language });
  }
  return (
    comment +
    [...recorded]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(lineOf)
      .join('')
  );
}

function lineOf([address, { page, language }]: [string, Recorded]): string {
  return `${address}: { page: ${scalar(page)}${language === undefined ? '' : `, language: ${scalar(language)}`} }\n`;
}

/** In quotes only where YAML would take it for something else. */
function scalar(text: string): string {
  return /^[a-z][a-z0-9-]*$/.test(text) && typeof parse(text) === 'string' ? text : JSON.stringify(text);
}
