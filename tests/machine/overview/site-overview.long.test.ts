import { describe, expect, test } from 'vitest';
import type { SiteOverview } from '../../../src/overview/overview';
import { siteOverview } from '../../../src/overview/site-overview';
import { basicText, compileSite, type Overlay, TODAY } from '../../support/compile-site';
import { startingOn } from '../../support/course';
import { notices } from '../../support/notices';
import { blog, post } from '../../support/post';

function overviewOf(overlay: Overlay = {}, today = TODAY): SiteOverview {
  const { site, problems } = compileSite(overlay, today);
  return siteOverview(site, problems, today);
}

const pageNamed = (overview: SiteOverview, id: string) => overview.pages.find((page) => page.id === id);
const linksAs = ({ links }: SiteOverview) =>
  links.map(({ from = '*', to, kind, count }) => `${from} > ${to} ${kind} ${count}`).sort();

/** A page without any link, whatever else it says. */
const alone = (more = '') =>
  [
    'path: { es: "/feria", en: "/fair" }',
    'title: { es: "La feria", en: "The fair" }',
    'description: { es: "Pan en la plaza.", en: "Bread on the square." }',
    more,
    'sections: [{ type: hero, title: { es: "La feria", en: "The fair" } }]',
    '',
  ].join('\n');

describe('pages', () => {
  test('have their titles and addresses in each language, and where they are written', () => {
    expect(pageNamed(overviewOf(), 'products')).toEqual({
      id: 'products',
      name: 'products',
      titles: { es: 'Productos', en: 'Products' },
      addresses: [
        { language: 'es', path: '/productos' },
        { language: 'en', path: '/products' },
      ],
      place: { file: 'pages/products.yaml', pointer: [] },
      state: 'published',
      isHidden: false,
      isInNavigation: true,
      linkedFrom: 1,
      linksTo: 1,
      isOrphan: false,
      isDeadEnd: false,
      distance: 1,
    });
  });

  test.each([
    ['2026-02-28', 'planned'],
    ['2026-03-01', 'published'],
    ['2026-04-01', 'expired'],
  ])('are there or not: on %s, %s', (day, state) => {
    const overlay = { 'pages/fair.yaml': alone('publish: 2026-03-01\nexpire: 2026-03-31') };
    expect(pageNamed(overviewOf(overlay, day), 'fair')).toMatchObject({ state, publish: '2026-03-01' });
  });

  test('that nothing leads to are orphans, unless visitors are to get there in another way', () => {
    const fair = (more = '') => pageNamed(overviewOf({ 'pages/fair.yaml': alone(more) }), 'fair');
    expect(fair()).toMatchObject({ isOrphan: true, isDeadEnd: true });
    expect(fair()).not.toHaveProperty('distance');
    expect(fair('noindex: true')).toMatchObject({ isOrphan: false, isHidden: true });
    expect(fair('publish: 2026-03-01')).toMatchObject({ isOrphan: false });
  });

  test('are told of while something is wrong, but for what may be in what cannot be read', () => {
    const overview = overviewOf({ 'pages/fair.yaml': alone(), 'faqs/baking.yaml': 'items: [' });
    expect(pageNamed(overview, 'fair')).toMatchObject({ state: 'published', isOrphan: false, isDeadEnd: false });
    expect(overview.problems[0]?.file).toBe('faqs/baking.yaml');
  });

  test('are all there while another language lacks addresses, with those that are written, and so are their links', () => {
    const french = '\n  - { code: fr, locale: fr-FR, name: "Français", prefix: /fr }\ntitleSuffix:';
    const overview = overviewOf({ 'settings.yaml': basicText('settings.yaml').replace('\ntitleSuffix:', french) });
    expect(pageNamed(overview, 'products')).toEqual(
      expect.objectContaining({ ...pageNamed(overviewOf(), 'products'), titles: expect.anything() }),
    );
  });

  test('stay there when their file cannot be read, with what can be made out of them', () => {
    const text = basicText('pages/products.yaml');
    const conflict = '<<<<<<< HEAD\n$&\n=======\ntitle: { es: "Pan", en: "Bread" }\n>>>>>>> other';
    const overview = overviewOf({ 'pages/products.yaml': text.replace(/^title:.*$/m, conflict) });
    expect(pageNamed(overview, 'products')).toMatchObject({
      titles: { es: 'Productos', en: 'Products' },
      addresses: [{ path: '/productos' }, { path: '/products' }],
      state: 'unreadable',
      linkedFrom: 1,
    });
    expect(pageNamed(overviewOf({ 'pages/products.yaml': '{' }), 'products')).toMatchObject({ addresses: [] });
  });

  test('of a template are one for each entry', () => {
    const overview = overviewOf({ ...blog, 'blog/posts/moving.yaml': post('Mudanza', 'Moving') });
    const moving = overview.pages.find(({ name }) => name === 'moving');
    expect(moving).toMatchObject({
      titles: { es: 'Mudanza', en: 'Moving' },
      place: { file: 'blog/posts/moving.yaml' },
    });
    expect(moving?.template).toBeDefined();
  });
});

describe('links', () => {
  test('are counted once for all languages, those of every page apart', () => {
    expect(linksAs(overviewOf())).toEqual([
      '* > contact navigation 2',
      '* > home navigation 1',
      '* > products navigation 1',
      'home > products content 1',
      'home > products text 1',
      'products > contact content 1',
      'products > contact text 1',
    ]);
  });

  test('are those of whatever a page shows, written where they are written', () => {
    const link = overviewOf().links.find(({ from, kind }) => from === 'home' && kind === 'text');
    expect(link).toMatchObject({ to: 'products', places: [{ file: 'faqs/baking.yaml' }] });
  });

  test('of what a page says when it cannot be loaded are none of the page', () => {
    const back = '{ label: { es: "Ver", en: "See" }, page: products }';
    const failure = `failure: { message: { es: "Ahora no.", en: "Not now." }, back: ${back} }\n`;
    const overlay = { 'pages/contact.yaml': failure + basicText('pages/contact.yaml') };
    expect(linksAs(overviewOf(overlay))).toEqual(linksAs(overviewOf()));
  });

  test('of a list that makes itself are the posts that it shows', () => {
    const overview = overviewOf({ ...blog, 'blog/posts/moving.yaml': post('Mudanza', 'Moving') });
    const moving = overview.pages.find(({ name }) => name === 'moving');
    expect(overview.links).toContainEqual(expect.objectContaining({ from: 'news', to: moving?.id, kind: 'list' }));
  });
});

test('a redirect has the address to which it leads, if there is such a page', () => {
  const from = (page: string) =>
    overviewOf({ 'redirects.yaml': `redirects:\n  - { from: "/pan", page: ${page}, language: en }\n` });
  const place = { file: 'redirects.yaml', pointer: ['redirects', 0] };
  expect(from('products').redirects).toEqual([{ from: '/pan', page: 'products', to: '/products', place }]);
  expect(from('bread').redirects).toEqual([{ from: '/pan', page: 'bread', place }]);
});

test('media have their size, where they are used and where they do not say what they show', () => {
  const hero = '  - type: hero\n    media: { src: loaf.svg, alt: { es: "Una hogaza" } }\n';
  const overview = overviewOf({
    'pages/contact.yaml': basicText('pages/contact.yaml').replace('  - type: hero\n', hero),
  });
  const loaf = overview.media.find(({ path }) => path === 'loaf.svg');
  expect(loaf).toMatchObject({ type: 'svg', pixels: { width: expect.any(Number), height: expect.any(Number) } });
  expect(loaf?.uses).toContainEqual({ file: 'pages/contact.yaml', pointer: ['sections', 0, 'media', 'src'] });
  expect(loaf?.withoutAlt).toEqual([{ file: 'pages/contact.yaml', pointer: ['sections', 0, 'media'] }]);
});

test('a text that lacks a language is missing; one whose original has changed is stale', () => {
  const home = basicText('pages/home.yaml');
  const missing = overviewOf({
    'pages/home.yaml': home.replace('{ es: "Pan de verdad", en: "Real bread" }', '{ es: "Pan de verdad" }'),
  });
  expect(missing.translations.missing).toEqual([
    {
      languages: ['en'],
      place: { file: 'pages/home.yaml', pointer: ['sections', 0, 'title', 'en'] },
      text: 'Pan de verdad',
    },
  ]);
  const gap = '{ es: "Pan de verdad", en: "[[Title]]" }';
  const unwritten = overviewOf({
    'pages/home.yaml': home.replace('{ es: "Pan de verdad", en: "Real bread" }', gap),
  });
  expect(unwritten.translations.missing).toEqual([
    {
      languages: ['en'],
      place: { file: 'pages/home.yaml', pointer: ['sections', 0, 'title', 'en'] },
      text: 'Pan de verdad',
    },
  ]);
  const french = basicText('settings.yaml').replace(
    '  - { code: en',
    '  - { code: fr, locale: fr-FR, name: Français, prefix: /fr }\n$&',
  );
  const begun = overviewOf({ 'settings.yaml': french }).translations;
  expect(begun.counts.fr).toBe(0);
  // Addresses are no texts, and missing, too.
  expect(begun.missing.length).toBeGreaterThan(begun.counts.en ?? 0);
  expect(begun.missing).toContainEqual({
    languages: ['fr'],
    place: { file: 'pages/home.yaml', pointer: ['sections', 0, 'title', 'fr'] },
    text: 'Pan de verdad',
  });
  expect(unwritten.translations.counts.en).toBe((overviewOf().translations.counts.en ?? 0) - 1);
  const before = compileSite({});
  const record = before.ok ? before.renewRecord() : '';
  const changed = home.replace('Dieciocho horas de reposo.', 'Veinte horas de reposo largo.');
  const { translations } = overviewOf({ 'translations.txt': record, 'pages/home.yaml': changed });
  expect(translations.stale).toMatchObject([
    { original: { language: 'es', text: 'Veinte horas de reposo largo.' }, translation: { language: 'en' } },
  ]);
});

test('dates are what is to come, the nearest first; what comes every year, on its next day', () => {
  const overlay = {
    ...notices({ easter: 'from: "01-10", until: "06-30"' }),
    'pages/fair.yaml': alone('publish: 2026-01-14\nexpire: 2026-03-31'),
    'catalogue/courses/knead.yaml': `${startingOn('2026-04-03')}end: 2026-04-05\n`,
    'catalogue/courses/shape.yaml': `${startingOn('2026-01-03')}end: 2026-01-20\n`,
  };
  const { dates } = overviewOf(overlay);
  expect(dates.find(({ kind }) => kind === 'expire')?.titles).toEqual({ es: 'La feria', en: 'The fair' });
  expect(dates.map(({ day, kind, place }) => `${day} ${kind} ${place.file}`)).toEqual([
    '2026-01-20 end catalogue/courses/shape.yaml',
    '2026-03-31 expire pages/fair.yaml',
    '2026-04-03 date catalogue/courses/knead.yaml',
    '2026-04-05 end catalogue/courses/knead.yaml',
    '2026-06-30 until banners.yaml',
    '2027-01-10 from banners.yaml',
  ]);
});

test('texts are as visitors read them', () => {
  const { texts } = overviewOf();
  const intro = texts.find(({ text }) => text.startsWith('Horneamos'));
  expect(intro?.text).toMatch(/^Horneamos [\d.]+ hogazas al año\.$/);
  expect(intro).toMatchObject({ language: 'es', place: { pointer: ['sections', 0, 'intro', 'es'] } });
  expect(texts.some(({ text }) => text === 'Loaf Wheat and rye. Order one.')).toBe(true);
});

test('all of it is plain data, also of a site that lacks nearly everything', () => {
  for (const overlay of [{}, { 'settings.yaml': null }, { 'pages/home.yaml': null, 'navigation.yaml': 'main: 3' }]) {
    const overview = overviewOf(overlay);
    expect(JSON.parse(JSON.stringify(overview))).toEqual(overview);
  }
});
