import { describe, expect, test } from 'vitest';
import { interactiveSections, staticSections } from '../../../generated/section-registry';
import { shellOf } from '../../../src/compiler/manifests';
import { createRenderer } from '../../../src/entry-server';
import {
  contentsIn,
  drawingsLacking,
  withContents,
  withDrawings,
  withDrawingsApart,
  withoutContents,
} from '../../../src/renderer/document-drawings';
import { inPhrases } from '../../../src/renderer/phrases';
import { loadComponents, type SectionComponents } from '../../../src/renderer/registry';
import { renderSections, withoutFailing } from '../../../src/renderer/render-sections';
import type { PageManifest } from '../../../src/shared/manifest';
import { manifestsOf, pageOf } from '../../support/compile-site';
import { course, courseTemplate } from '../../support/course';
import { yaml } from '../../support/yaml';

const manifests = manifestsOf({});
const { manifest } = pageOf(manifests, 'contact', 'en');
const shell = shellOf(manifests, 'en');
const components = await loadComponents({ ...staticSections, ...interactiveSections }, [
  'hero',
  'contact-details',
  'message-form',
]);

function fail(): never {
  throw new Error('No section of this page may fail');
}

test('static sections become HTML, interactive ones keep their props', () => {
  const { sections } = renderSections(manifest, shell, components, fail);
  const [hero, ...interactive] = sections;
  expect(hero).toMatchObject({ type: 'hero', id: 'Section-1', html: expect.stringContaining('Come and see us') });
  expect(interactive).toEqual(manifest.sections.slice(1));
});

test('of several sections with one title the first is the landmark of that name', () => {
  const [hero, ...others] = manifest.sections;
  if (hero === undefined) throw new Error('no section');
  const sections = [hero, { ...hero, id: 'again' }, { ...hero, id: 'other', title: 'Another' }, ...others];
  const rendered = renderSections({ ...manifest, sections } as PageManifest, shell, components, fail);
  expect(rendered.sections.slice(0, 3).map((section) => 'titled' in section)).toEqual([true, false, true]);
});

test.each([
  ['<h1 id="a">何もしない贅沢を、山あいの宿で過ごす</h1>', '何もしない|贅沢を、|山あいの|宿で|過ごす'],
  ['<h2>ご予約はお電話でも承ります</h2><p>お電話でも承ります</p>', 'ご予約は|お電話でも|承りますお電話でも承ります'],
  ['<h3><a href="/a">今年の紅葉は「10月下旬」が見頃です</a></h3>', '今年の|紅葉は|「10月下旬」が|見頃です'],
  ['<h2>食べ放題プランのR&amp;B</h2>', '食べ放題プランの|R&amp;B'],
])('the headings of %s break between phrases', (html, phrases) => {
  const parted = inPhrases(html, 'ja');
  expect(parted.replaceAll('<wbr>', '|').replaceAll(/<[^>]*>/g, '')).toBe(phrases);
  expect(parted.replaceAll('<wbr>', '')).toBe(html);
  expect(inPhrases(html, 'zh')).toBe(html);
});

test('a course is at the place that it names, unless it says where', async () => {
  const named = (place: string) => {
    const site = manifestsOf({
      'catalogue/courses/kneading.yaml': `${course.replace(/^place:.*\n/m, place)}location: shop\n`,
      'pages/class.yaml': courseTemplate('By hand.').replace('en: "Class" }', 'en: "Class" }\n    course: "{{entry}}"'),
    });
    const { sections } = renderSections(
      pageOf(site, 'class:kneading', 'en').manifest,
      shellOf(site, 'en'),
      components,
      fail,
    );
    return JSON.stringify(sections);
  };
  expect(named('')).toContain('The shop');
  const said = named('place: { es: "Patio", en: "Yard" }\n');
  expect(said).toContain('Yard');
  expect(said).not.toContain('The shop');
});

test('the direction of an address is its own: in Arabic, the number of an English street stays before it', async () => {
  const cards = await loadComponents(staticSections, ['place-cards']);
  const site = manifestsOf({
    'pages/places.yaml': yaml`
      path: { es: "/sitios", en: "/places" }
      title: { es: "Sitios", en: "Places" }
      description: { es: "Sitios.", en: "Places." }
      sections: [{ type: place-cards, locations: [shop] }]
    `,
  });
  const { sections } = renderSections(pageOf(site, 'places', 'en').manifest, shellOf(site, 'en'), cards, fail);
  expect(JSON.stringify(sections)).toMatch(/<bdi>[^<>]*00000<\/bdi>/);
});

test('a course without a code has no tab for one', () => {
  const stripped = (text: string) => {
    const site = manifestsOf({
      'catalogue/courses/kneading.yaml': text,
      'pages/class.yaml': courseTemplate('By hand.').replace('en: "Class" }', 'en: "Class" }\n    course: "{{entry}}"'),
    });
    const { manifest: own } = pageOf(site, 'class:kneading', 'en');
    return JSON.stringify(renderSections(own, shellOf(site, 'en'), components, fail).sections);
  };
  expect(stripped(course)).toContain('strip__holder');
  expect(stripped(course.replace(/^code:.*\n/m, ''))).not.toContain('strip__holder');
});

test('what tells of the page on which it stands does not lead there, and of others it does', async () => {
  const site = manifestsOf({
    'catalogue/courses/kneading.yaml': course,
    'catalogue/courses/baking.yaml': course.replace('KNEAD', 'BAKE'),
    'pages/class.yaml': `${courseTemplate('By hand.')}${yaml`
      # Below the hero of the template.
        - type: course-strips
          title: { es: "Clases", en: "Classes" }
          courses: [kneading, baking]
        - type: course-comparison
          title: { es: "Comparadas", en: "Compared" }
          courses: [kneading, baking]
    `}`,
  });
  const page = pageOf(site, 'class:kneading', 'en').manifest;
  const all = await loadComponents(staticSections, ['hero', 'course-strips', 'course-comparison']);
  const { sections } = renderSections(page, shellOf(site, 'en'), all, fail);
  const links = JSON.stringify(sections).match(/\/classes\/\w+/g);
  expect(links).toEqual(['/classes/baking', '/classes/baking']);
});

test('a section that cannot be rendered is named with its place, and the others are rendered', () => {
  const broken: PageManifest = { ...manifest };
  const failures: string[] = [];
  const withFailure = {
    ...components,
    hero: () => {
      throw new Error('The oven is cold');
    },
  } as SectionComponents;
  const { sections } = renderSections(broken, shell, withFailure, ({ type, source }, error) =>
    failures.push(`${source} ${type}: ${String(error)}`),
  );
  expect(failures).toEqual(['pages/contact.yaml#/sections/0 hero: Error: The oven is cold']);
  expect(sections.map(({ type }) => type)).toEqual(['hero', 'contact-details', 'message-form']);
});

test('an interactive section that cannot be rendered is named, too, and something takes its place', () => {
  const failures: string[] = [];
  const broken = {
    ...components,
    'message-form': () => {
      throw new Error('The oven is cold');
    },
  } as SectionComponents;
  const page = renderSections(manifest, shell, components, fail);
  const { sections } = withoutFailing(page, shell, broken, ({ type }, error) => failures.push(`${type}: ${error}`));
  expect(failures).toEqual(['message-form: Error: The oven is cold']);
  expect(sections.slice(0, -1)).toEqual(page.sections.slice(0, -1));
  expect(sections.at(-1)).toMatchObject({ type: 'message-form', html: expect.stringContaining('The oven is cold') });
});

test('a section type without a component is named', () => {
  const failures: string[] = [];
  renderSections(manifest, shell, {}, ({ type }, error) => failures.push(`${type}: ${String(error)}`));
  expect(failures[0]).toBe('hero: Error: The code of section type «hero» is not loaded');
});

describe('drawings', () => {
  const svg = (name: string) => `<svg viewBox="0 0 4 3"><path class="${name}" d="M0 0"/></svg>`;
  const site = manifestsOf({
    'media/drawings/opening.svg': svg('opening'),
    'media/drawings/oven.svg': svg('oven'),
    'media/drawings/shop.svg': svg('shop'),
    'pages/tour.yaml': yaml`
      path: { es: "/visita", en: "/tour" }
      title: { es: "Visita", en: "Tour" }
      description: { es: "El obrador.", en: "The bakehouse." }
      sections:
        - type: hero
          title: { es: "Visita", en: "Tour" }
          media: { src: drawings/opening.svg, decorative: true }
        - type: gallery
          title: { es: "Fotos", en: "Pictures" }
          images:
            - media: { src: drawings/oven.svg, decorative: true }
              caption: { es: "El horno", en: "The oven" }
            - media: { src: loaf.svg, decorative: true }
              caption: { es: "Una hogaza", en: "A loaf" }
        - type: contact-details
          title: { es: "Dónde", en: "Where" }
          locations: [shop]
    `,
    'places/locations.yaml': yaml`
      shop:
        title: { es: "La tienda", en: "The shop" }
        address: "Calle del Horno, 3, Ejemplo"
        postalCode: "00000"
        phone: "+34 900 000 010"
        description: { es: "Obrador y tienda.", en: "Bakehouse and shop." }
        mapUrl: "https://mapa.panaderiatrigal.example/tienda"
        transportation: []
        media: { src: drawings/shop.svg, decorative: true }
        page: contact
    `,
  });
  const { manifest: tour } = pageOf(site, 'tour', 'en');

  test('of those of a page, the browser gets what its interactive sections show', async () => {
    const render = await createRenderer();
    const { drawings, sections } = render(tour, shellOf(site, 'en'), site.url, fail).data;
    expect(Object.keys(tour.drawings)).toEqual(
      ['opening', 'oven', 'shop'].map((name) => `/media/drawings/${name}.svg`),
    );
    expect(Object.keys(drawings)).toEqual(['/media/drawings/oven.svg']);
    expect(sections[0]).toMatchObject({ html: expect.stringContaining('<path class="opening" d="M0 0"/>') });
  });

  test('a document holds them once, in its body, from which they come back', () => {
    const empty = withoutContents(tour.drawings);
    expect(JSON.stringify(empty)).not.toContain('<path');
    const body = document.createElement('div');
    body.innerHTML = Object.entries(tour.drawings)
      .map(([src, { content }]) => `<svg data-src="${src}">${content.__html.replace('/>', '></path>')}</svg>`)
      .join('');
    const contents = (drawings: typeof empty) =>
      Object.values(drawings).map(({ content }) => content.__html.replace('></path>', '/>'));
    expect(contents(withContents(empty, contentsIn(body)))).toEqual(contents(tour.drawings));
  });

  test('a fetched page names its drawings in place of what is in them', async () => {
    const render = await createRenderer();
    const rendered = render(tour, shellOf(site, 'en'), site.url, fail).data;
    const fetched = withDrawingsApart(rendered, tour.drawings);
    expect(JSON.stringify(fetched)).not.toContain('<path');
    expect([...drawingsLacking(fetched)].sort()).toEqual(['/media/drawings/opening.svg', '/media/drawings/oven.svg']);
    const contents = new Map(Object.entries(tour.drawings).map(([src, { content }]) => [src, content.__html]));
    expect(withDrawings(fetched, contents)).toEqual(rendered);
  });
});
