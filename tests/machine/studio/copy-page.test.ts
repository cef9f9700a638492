import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/editing/apply-edits';
import type { Languages } from '../../../src/shared/language';
import { copyEdits, nameOfCopy } from '../../../src/studio/structure/copy-page';
import { two } from '../../support/languages';
import { yaml } from '../../support/yaml';

const copied = (text: string, data: unknown, paths: Readonly<Record<string, string>>, languages: Languages = two) =>
  new TextDecoder().decode(
    applyEdits(new Map(), copyEdits('pages/copy.yaml', { text, data }, paths, languages)).get('pages/copy.yaml'),
  );

test('a copy says the same with its own addresses, and leaves what only one page has', () => {
  const text = yaml`
    # What visitors ask for first.
    role: home
    path:
      es: /
      en: /
    also: [/inicio]
    title: { es: "Pan", en: "Bread" }
  `;
  const data = { role: 'home', path: { es: '/', en: '/' }, also: ['/inicio'], title: { es: 'Pan', en: 'Bread' } };
  expect(copied(text, data, { es: '/otra', en: '/other' })).toBe(yaml`
    # What visitors ask for first.
    path:
      es: /otra
      en: /other
    title: { es: "Pan", en: "Bread" }
  `);
});

test('a copy leads to its own places where the page leads to its own', () => {
  const text = 'sections:\n  - type: hero\n    actions: [{ page: bread, anchor: form }]\n';
  const toItself = [
    { do: 'set', file: 'pages/bread.yaml', pointer: ['sections', 0, 'actions', 0, 'page'], value: 'roll' },
  ] as const;
  const edits = copyEdits('pages/roll.yaml', { text, data: {} }, {}, two, toItself);
  const files = applyEdits(new Map([['pages/bread.yaml', new TextEncoder().encode(text)]]), edits);
  expect(new TextDecoder().decode(files.get('pages/roll.yaml'))).toBe(text.replace('bread', 'roll'));
  expect(new TextDecoder().decode(files.get('pages/bread.yaml'))).toBe(text);
});

test('in a site of one language, and of a page that has the address of its name', () => {
  expect(
    copied('path: /brot\ntitle: Brot\n', { path: '/brot', title: 'Brot' }, { de: '/semmel' }, two.slice(0, 1)),
  ).toBe('path: /semmel\ntitle: Brot\n');
  expect(copied('title: Brot\n', { title: 'Brot' }, {})).toBe('title: Brot\n');
});

test('a copy is called like the end of its address, as far as that is free', () => {
  const taken = new Set(['visit', 'visit-2', 'home']);
  const nameAt = (path: string | undefined) => nameOfCopy('home', path, (name) => taken.has(name));
  expect([nameAt('/shop/bread'), nameAt('/shop/visit'), nameAt('/'), nameAt(undefined)]).toEqual([
    'bread',
    'visit-3',
    'home-2',
    'home-2',
  ]);
});
