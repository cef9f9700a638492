import { describe, expect, test } from 'vitest';
import { messageLanguages } from '../../../src/diagnostics/languages';
import { siteOverview } from '../../../src/overview/site-overview';
import { renderOverview } from '../../../src/overview/view/render-overview';
import { addressOf, readRequest, VIEWS } from '../../../src/overview/view/request';
import { basicText, compileSite, TODAY } from '../../support/compile-site';
import { htmlProblems } from '../../support/html-problems';

const misspelt = basicText('pages/contact.yaml').replace('type: hero', 'type: heroo');
const { site, problems } = compileSite({ 'pages/contact.yaml': misspelt });
const overview = siteOverview(site, problems, TODAY);

function shown(address: string, of = overview): string {
  const { pathname, searchParams } = new URL(address, 'http://preview');
  const request = readRequest(decodeURIComponent(pathname), searchParams, 'es');
  if (request === undefined) throw new Error(`${address} is none of the overview's`);
  const view = { overview: of, request, isSiteServed: true, lineOf: () => 7 };
  return renderOverview(view, { style: '/overview.css', script: '/overview.ts' });
}

const addresses = messageLanguages.flatMap((language) => [
  ...VIEWS.map((view) => addressOf({ view, language })),
  addressOf({ view: 'pages', page: 'home', language }),
  addressOf({ view: 'pages', page: 'nobody', language }),
  addressOf({ view: 'search', query: 'pan "<b>"', language }),
]);

test.each(addresses)('%s is a whole document', (address) => {
  expect(htmlProblems(shown(address))).toEqual([]);
});

test('it speaks Spanish unless it is asked to speak English', () => {
  expect(shown('/_overview')).toMatch(/<html lang="es">.*Vista general/s);
  expect(shown('/_overview?lang=en')).toMatch(/<html lang="en">.*Overview/s);
  expect(shown('/_overview?lang=xx')).toContain('<html lang="es">');
});

test('each place is a button that asks for file, line and column', () => {
  expect(shown('/_overview/problems')).toMatch(
    /formAction="\/__open-in-editor\?file=site%2Fpages%2Fcontact\.yaml%3A\d+%3A\d+"/i,
  );
  expect(shown('/_overview/search?q=hogazas')).toContain('site%2Fpages%2Fhome.yaml%3A7%3A1');
});

test('a page is called by its title, one that there is not as it is written', () => {
  const to = ({ page }: { readonly page: string }) =>
    shown('/_overview/redirects', { ...overview, redirects: overview.redirects.map((each) => ({ ...each, page })) });
  expect(to({ page: 'products' })).toContain('pages/products?lang=es">Productos</a>');
  expect(to({ page: 'nobody' })).toContain('<td>nobody</td>');
});

test('what is searched for is marked, and stays text', () => {
  const page = shown('/_overview/search?q=hogaza');
  expect(page).toContain('<mark>Hogaza</mark>');
  expect(shown('/_overview/search?q=%3Cscript%3E')).not.toContain('<script>');
});

test('of many texts in which something is found, the later ones are a press away', () => {
  const [text] = overview.texts;
  if (text === undefined) throw new Error('There is no text');
  const texts = Array.from({ length: 130 }, (_, index) => ({ ...text, text: `loaf ${index}` }));
  const hits = (part: number) =>
    shown(addressOf({ view: 'search', query: 'loaf', language: 'en', part }), { ...overview, texts }).match(/<mark>/g);
  expect([1, 2].map((part) => hits(part)?.length)).toEqual([100, 30]);
});

describe('an address', () => {
  test('leads to what it was made from', () => {
    const request = { view: 'pages', page: 'story:a/b', language: 'en', query: '', filter: 'orphan', part: 2 } as const;
    const { pathname, searchParams } = new URL(addressOf(request), 'http://preview');
    expect(readRequest(decodeURIComponent(pathname), searchParams, 'es')).toEqual(request);
  });

  test.each(['/', '/_overviewer', '/_overview/nothing', '/_overview/media/loaf.svg'])(
    '%s is none of its own',
    (path) => {
      expect(readRequest(path, new URLSearchParams(), 'es')).toBeUndefined();
    },
  );
});
