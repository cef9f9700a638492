import { expect, test } from 'vitest';
import { planSite, type Renderer } from '../../../src/prerender/plan';
import { renderDocument, renderPageTags, renderRedirect } from '../../../src/prerender/render-document';
import type { PageData, StaticSectionData } from '../../../src/renderer/page-data';
import { manifestsOf } from '../../support/compile-site';

const simplePage = (path: string, more = '') =>
  `path: { es: "${path}", en: "${path}" }\n${more}title: { es: "T", en: "T" }\ndescription: { es: "D", en: "D" }\n` +
  'sections: [{ type: hero, title: { es: "Hola", en: "Hello" } }]\n';

const manifests = manifestsOf({
  'pages/not-found.yaml': simplePage('/not-found', 'role: not-found\nnoindex: true\n'),
  'pages/thanks.yaml': simplePage('/gracias', 'noindex: true\n'),
  'pages/recipes.yaml': simplePage('/recetas', 'also: ["/receta"]\n'),
});
const section: StaticSectionData = { type: 'hero', id: 'section-1', html: '<h1>Hola</h1>' };
const renderer: Renderer = {
  renderPage: ({ manifest }) => ({ markup: section.html, data: { ...manifest, sections: [section] }, things: [] }),
  renderDocument,
  renderPageTags,
  renderRedirect,
};
const assets = { boot: '/boot.js', script: '/entry.js', stylesOf: () => [], fonts: [] };
const batches = planSite(manifests, [{ path: 'robots.txt', content: 'Allow: /' }], assets);
const files = new Map(
  batches.flatMap((batch) => batch.produce(renderer)).map(({ path, content }) => [path, String(content)]),
);

test('a batch announces exactly the files that it produces', () => {
  for (const { paths, produce } of batches) expect(produce(renderer).map(({ path }) => path)).toEqual(paths);
});

test('no page is resolved before somebody asks for one of its files', () => {
  const unresolved = manifests.pages.map((page) => ({
    ...page,
    get manifest(): never {
      throw new Error(`${page.path} was resolved`);
    },
  }));
  const planned = planSite({ ...manifests, pages: unresolved }, [], assets);
  expect(planned.length).toBe(batches.length - 1);
  expect(() => planned[0]?.produce(renderer)).toThrow('was resolved');
});

test('no file is produced twice', () => {
  const paths = batches.flatMap((batch) => batch.paths);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test.each([
  ['a page with a path in each language', ['contact.html', 'contacto.html', 'data/contact.json', 'data/contacto.json']],
  [
    'a shared page, in English under /en',
    ['recetas.html', 'receta.html', 'en/recetas.html', 'data/recetas.json', 'data/receta.json', 'data/en/recetas.json'],
  ],
  [
    'a page kept from search engines, with the data of both languages',
    ['gracias.html', 'data/gracias.json', 'data/en/gracias.json'],
  ],
  [
    'the page for addresses that lead nowhere',
    ['not-found.html', '404.html', 'en/404.html', 'data/404.json', 'data/en/404.json'],
  ],
  ['a redirect', ['pan.html', 'data/pan.json']],
  ['the shells', ['data/shell.es.json', 'data/shell.en.json']],
  ['what finds out where a visitor is', ['data/visitor.json']],
  ['a file of the compiler', ['robots.txt']],
])('there are files for %s', (_what, expected) => {
  expect(expected.filter((path) => !files.has(path))).toEqual([]);
});

test('every shared page has an English document', () => {
  expect([...files.keys()].filter((path) => path.startsWith('en/')).sort()).toEqual([
    'en/404.html',
    'en/gracias.html',
    'en/not-found.html',
    'en/recetas.html',
  ]);
});

test('the front page is index.html, in English en.html', () => {
  expect(files.get('index.html')).toContain('<html lang="es">');
  expect(files.get('en.html')).toContain('<html lang="en">');
});

test('every address of a page in one language shows the same document', () => {
  expect(files.get('receta.html')).toBe(files.get('recetas.html'));
  expect(files.get('404.html')).toBe(files.get('not-found.html'));
  expect(files.get('en/404.html')).toBe(files.get('en/not-found.html'));
});

test('a document holds the HTML of a static section once, its data file holds it too', () => {
  expect(files.get('contacto.html')?.match(/Hola/g)).toHaveLength(1);
  const data = JSON.parse(files.get('data/contacto.json') ?? '') as PageData;
  expect(data.sections).toEqual([section]);
});

test('what a document tells others of its page has a file of its own, one for all addresses of the page', () => {
  const tags = JSON.parse(files.get('data/contacto.tags.json') ?? '') as string;
  expect(tags).toContain('<meta property="og:title" content="Contacto | Trigal"/>');
  for (const tag of tags.split(/(?<=>)/)) expect(files.get('contacto.html')).toContain(tag);
  expect(files.has('data/recetas.tags.json')).toBe(true);
  expect(files.has('data/receta.tags.json')).toBe(false);
});

test('the data file of a redirect names where it leads', () => {
  expect(JSON.parse(files.get('data/pan.json') ?? '')).toEqual({ redirect: '/productos' });
});
