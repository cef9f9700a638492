import { expect, test } from 'vitest';
import { leadElsewhere } from '../../../src/compiler/links/lead-elsewhere';
import { applyEdits } from '../../../src/editing/apply-edits';
import { indexed, siteFiles } from '../../support/compile-site';
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

test('the menus lose it, and nothing else', () => {
  const menus = (all: ReadonlyMap<string, Uint8Array>) => read(all, 'navigation.yaml');
  expect(menus(files)).toContain('page: products');
  const changed = menus(applyEdits(files, leadElsewhere(indexed(files), 'products', 'home')));
  expect(changed).not.toContain('products');
  expect(changed).toContain('page: contact');
});
