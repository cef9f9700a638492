import { addressesOf, type PageInstance } from '../addresses';
import { hrefsIn, parseHtmlLink } from '../html-links';
import { locateWithin } from '../position';
import { problem } from '../problem';
import type { Check } from './check';
import { textsIn, valuesResolvedAs } from './values';

const SAFE = /^(https:\/\/[^/\s]|mailto:|tel:|#)/;

/** An address written in HTML is a link by id, an https address, an e-mail, a telephone or an anchor (decision N9). */
export const linkAddress: Check = (site) => {
  const pages = site.pages.all;
  return valuesResolvedAs(site, 'html')
    .flatMap(textsIn)
    .flatMap(({ source, pointer, text }) =>
      hrefsIn(text).flatMap((href) => {
        if (parseHtmlLink(href) || SAFE.test(href)) return [];
        const location = locateWithin(source, pointer, href);
        if (!href.startsWith('/') || href.startsWith('//'))
          return [problem('link-address-unsafe', location, { address: href })];
        return [problem('link-path-raw', location, { path: href, ...pageAt(pages, href) })];
      }),
    );
};

function pageAt(pages: readonly PageInstance[], href: string): { page?: string } {
  const [path = ''] = href.split('#');
  const found = pages.find((page) => addressesOf(page).includes(path));
  if (found === undefined) return {};
  return { page: found.entry === undefined ? `page:${found.id}` : `post:${found.entry.id}` };
}
