import { expect, test } from 'vitest';
import { followSection } from '../../../src/compiler/links/follow-section';
import { leadElsewhere } from '../../../src/compiler/links/lead-elsewhere';
import { renameEntry } from '../../../src/compiler/links/rename-entry';
import { applyEdits } from '../../../src/editing/apply-edits';
import { basicText, indexed, siteFiles } from '../../support/compile-site';
import { course, courseTemplate } from '../../support/course';
import { blog, post } from '../../support/post';
import { yaml } from '../../support/yaml';

const files = siteFiles({
  'blocks/links.yaml': yaml`
    type: call-to-action # a way on
    title: { es: "Pan", en: "Bread" }
    actions:
      - { label: { es: "Pan", en: "Bread" }, page: products, anchor: bread }
      - { label: { es: "Escribe", en: "Write" }, page: contact }
  `,
  'blocks/text.yaml': yaml`
    type: prose
    content:
      es: "<p><a href='page:products'>Pan</a>, <a href='page:products#bread'>más</a> y <a href='page:contact'>tú</a></p>"
      en: "<p><a href='page:home'>Home</a></p>"
  `,
  'pages/rye.yaml': yaml`
    path: { es: /centeno, en: /rye }
    parent: products
  `,
});

const read = (changed: ReadonlyMap<string, Uint8Array>, path: string) => new TextDecoder().decode(changed.get(path));

test('what leads to a page leads to another one, without the place on it; what stood below it stands alone', () => {
  const changed = applyEdits(files, leadElsewhere(indexed(files), 'products', 'home'));
  expect(read(changed, 'blocks/links.yaml')).toBe(yaml`
    type: call-to-action # a way on
    title: { es: "Pan", en: "Bread" }
    actions:
      - { label: { es: "Pan", en: "Bread" }, page: home }
      - { label: { es: "Escribe", en: "Write" }, page: contact }
  `);
  expect(read(changed, 'blocks/text.yaml')).toContain(
    "<a href='page:home'>Pan</a>, <a href='page:home'>más</a> y <a href='page:contact'>tú</a>",
  );
  expect(read(changed, 'pages/rye.yaml')).toBe('path: { es: /centeno, en: /rye }\n');
  expect(leadElsewhere(indexed(changed), 'products', 'home')).toEqual([]);
});

test('what leads to a section leads to it on the page to which it goes, and what leads elsewhere stays', () => {
  const beside =
    '  - { type: hero, title: { es: "A", en: "A" }, actions: [{ label: { es: "B", en: "B" }, anchor: bread }] }\n';
  const onPage = new Map([...files, ['pages/products.yaml', Buffer.from(basicText('pages/products.yaml') + beside)]]);
  const section = { file: 'pages/products.yaml', pointer: ['sections', 1] };
  const changed = applyEdits(onPage, followSection(indexed(onPage), section, 'pages/home.yaml'));
  expect(read(changed, 'blocks/links.yaml')).toContain('page: home, anchor: bread }');
  expect(read(changed, 'blocks/text.yaml')).toContain("<a href='page:products'>Pan</a>, <a href='page:home#bread'>");
  expect(read(changed, 'pages/products.yaml')).toContain('anchor: bread, page: home }');
});

test('the menus lose it, and nothing else', () => {
  const menus = (all: ReadonlyMap<string, Uint8Array>) => read(all, 'navigation.yaml');
  expect(menus(files)).toContain('page: products');
  const changed = menus(applyEdits(files, leadElsewhere(indexed(files), 'products', 'home')));
  expect(changed).not.toContain('products');
  expect(changed).toContain('page: contact');
});

const ofPosts = siteFiles({
  ...blog,
  'blog/posts/rye.yaml': post('Centeno', 'Rye'),
  'pages/class.yaml': courseTemplate('A class'),
  'catalogue/courses/kneading.yaml': course,
  'blocks/links.yaml': yaml`
    type: call-to-action
    title: { es: "Pan", en: "Bread" }
    actions:
      - { label: { es: "Centeno", en: "Rye" }, post: rye }
      - { label: { es: "Clase", en: "Class" }, page: class:kneading }
  `,
  'blocks/text.yaml': yaml`
    type: prose
    content:
      es: "<p><a href='post:rye'>Pan</a>, <a href='page:class:kneading#day'>clase</a></p>"
      en: "<p><a href='post:rye'>Rye</a></p>"
  `,
  'redirects.yaml': 'redirects:\n  - { from: /centeno, page: "story:rye" }\n',
});
const POST = 'story:rye';
const COURSE = 'class:kneading';

test('what leads to the page of an entry leads to another one, too', () => {
  const changed = applyEdits(ofPosts, leadElsewhere(indexed(ofPosts), COURSE, 'home'));
  expect(read(changed, 'blocks/links.yaml')).toContain('{ label: { es: "Clase", en: "Class" }, page: home }');
  expect(read(changed, 'blocks/text.yaml')).toContain("<a href='page:home'>clase</a>");
});

test('what names an entry or leads to its page does so by its other name', () => {
  const changed = applyEdits(ofPosts, renameEntry(indexed(ofPosts), POST, 'other'));
  expect(read(changed, 'blocks/links.yaml')).toContain('post: other }');
  expect(read(changed, 'blocks/text.yaml')).toContain("<a href='post:other'>Rye</a>");
  expect(read(changed, 'redirects.yaml')).toContain('page: "story:other"');
  const ofCourse = applyEdits(changed, renameEntry(indexed(changed), COURSE, 'other'));
  expect(read(ofCourse, 'blocks/links.yaml')).toContain('page: "class:other" }');
  expect(read(ofCourse, 'blocks/text.yaml')).toContain(
    "<a href='post:other'>Pan</a>, <a href='page:class:other#day'>clase</a>",
  );
});
