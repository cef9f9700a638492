import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { compile } from '../../../src/compiler/compile';
import type { SiteFiles } from '../../../src/compiler/source';
import { formatFixes } from '../../../src/diagnostics/fixes';
import { applyCertainFixes } from '../../../src/editing/apply-certain-fixes';
import { basicText, contract, type Overlay, siteFiles, TODAY } from '../../support/compile-site';

const problemsOf = (files: SiteFiles) => compile(files, contract, { today: TODAY }).problems;

function mend(overlay: Overlay) {
  const before = siteFiles(overlay);
  const { files, applied } = applyCertainFixes(before, problemsOf);
  const texts = [...files].filter(([path, content]) => before.get(path) !== content);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return {
    changed: Object.fromEntries(texts.map(([path, content]) => [path, decoder.decode(content)])),
    gone: [...before.keys()].filter((path) => !files.has(path)),
    applied,
    told: formatFixes(applied, 'en'),
  };
}

test('several mistakes of one text are mended at once; comments, quotes and line ends stay', () => {
  const { changed, told } = mend({
    'blocks/text.yaml': [
      '\ufefftype: Prose # the type',
      "content: # in 'each'",
      `  es: '<p><a href="/productos">Panes</a> y <a href="/contacto">más</a></p>' # es`,
      '  en: "<p>Bread</p>"',
      '',
    ].join('\r\n'),
  });
  expect(changed).toEqual({
    'blocks/text.yaml': [
      '\ufefftype: prose # the type',
      "content: # in 'each'",
      `  es: '<p><a href="page:products">Panes</a> y <a href="page:contact">más</a></p>' # es`,
      '  en: "<p>Bread</p>"',
      '',
    ].join('\r\n'),
  });
  expect(stripVTControlCharacters(told).split('\n')).toEqual([
    '✔ site/blocks/text.yaml:1  “Prose” is now “prose”  section-type-unknown',
    '✔ site/blocks/text.yaml:3  “/productos” is now “page:products”  link-path-raw',
    '✔ site/blocks/text.yaml:3  “/contacto” is now “page:contact”  link-path-raw',
    '3 fixes made.',
  ]);
});

test('what shows only after a fix is mended too, in a file that has another name then', () => {
  const { changed, gone } = mend({ 'blocks/greeting.yml': 'type: Hero\ntitle: { ES: "Hola", en: "Hello" }\n' });
  expect(changed).toEqual({ 'blocks/greeting.yaml': 'type: hero\ntitle: { es: "Hola", en: "Hello" }\n' });
  expect(gone).toEqual(['blocks/greeting.yml']);
});

test('of two that would become the same, one is mended', () => {
  const { changed, applied } = mend({
    'blocks/greeting.yaml': 'type: hero\nTitle: { es: "Hola", en: "Hello" }\nTITLE: { es: "Pan", en: "Bread" }\n',
  });
  expect(changed).toEqual({
    'blocks/greeting.yaml': 'type: hero\ntitle: { es: "Hola", en: "Hello" }\nTITLE: { es: "Pan", en: "Bread" }\n',
  });
  expect(applied).toHaveLength(1);
});

test('however many texts are missing at one place, all are added at once', () => {
  const [first] = basicText('messages.yaml').split('\n', 1);
  let rounds = 0;
  const { applied } = applyCertainFixes(siteFiles({ 'messages.yaml': `${first}\n` }), (files) => {
    rounds += 1;
    return problemsOf(files);
  });
  expect(applied.length).toBeGreaterThan(4);
  expect(rounds).toBeLessThan(4);
});

test('addresses that would become the same are left alone', () => {
  const redirects = 'redirects:\n  - { from: "/Pan", page: products }\n  - { from: "/pan/", page: products }\n';
  expect(mend({ 'redirects.yaml': redirects }).changed).toEqual({});
});

test.each([
  ['what is only likely', { 'blocks/greeting.yaml': 'type: heroo\ntitle: { es: "Hola", en: "Hello" }\n' }],
  ['a file whose right name is taken', { 'redirects.yml': 'redirects: []\n' }],
  [
    'what would show at several places',
    { 'blocks/greeting.yaml': 'type: hero\ntitle: &text { ES: "Hola", en: "Hello" }\nintro: *text\n' },
  ],
  ['a site without a mistake', {}],
])('%s is left alone', (_what, overlay: Overlay) => {
  const { changed, gone, told } = mend(overlay);
  expect({ changed, gone }).toEqual({ changed: {}, gone: [] });
  expect(told).toBe('There is nothing that can be fixed without asking.');
});

test('a fix that is told for ever is not made for ever', () => {
  const files = new Map([['a.yaml', new TextEncoder().encode('a: 1\n')]]);
  let value = 1;
  const { applied } = applyCertainFixes(files, () => {
    value += 1;
    const fix = { edits: [{ do: 'set', file: 'a.yaml', pointer: ['a'], value }], isCertain: true } as const;
    const location = { file: 'a.yaml', pointer: ['a'], line: 1, column: 4, length: 1 };
    return [{ code: 'css-import', details: {}, severity: 'error', location, fix }];
  });
  expect(applied.length).toBeLessThan(50);
});
