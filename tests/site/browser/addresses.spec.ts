/** The addresses that were promised to visitors and search engines are all there. They are asked for as a crawler does. */
import { type APIRequestContext, expect } from '@playwright/test';
import { test } from '../../support/browser/pages';
import { type Address, addresses, redirects } from './promised-addresses';

test('every promised address shows its page and names the one in the other language', async ({ request }) => {
  for (const address of addresses) {
    expect.soft(await searchTags(request, address.path), address.path).toEqual(expected(address));
  }
});

test('every old address names the one that has taken its place', async ({ request }) => {
  for (const [from, to] of redirects) {
    const html = await (await request.get(from)).text();
    expect.soft(html, from).toContain(`content="0; url=${to}"`);
    expect.soft(html, from).toContain(`{&quot;redirect&quot;:&quot;${to}&quot;}`);
  }
});

function expected({ language, canonical, counterpart, indexable }: Address) {
  const [es, en] = language === 'es' ? [canonical, counterpart] : [counterpart, canonical];
  return { status: 200, language, canonical, alternates: indexable ? { es, en, 'x-default': es } : {} };
}

async function searchTags(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const attribute = (element: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? '';
  const links = html.match(/<link\b[^>]*>/g) ?? [];
  const addressOf = (link: string) => new URL(attribute(link, 'href')).pathname;
  return {
    status: response.status(),
    language: attribute(html.match(/<html\b[^>]*>/)?.[0] ?? '', 'lang'),
    canonical: links.filter((link) => attribute(link, 'rel') === 'canonical').map(addressOf)[0],
    alternates: Object.fromEntries(
      links
        .filter((link) => /hreflang=/i.test(link))
        .map((link) => [attribute(link.toLowerCase(), 'hreflang'), addressOf(link)]),
    ),
  };
}
