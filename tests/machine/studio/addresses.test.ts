import { expect, test } from 'vitest';
import {
  addressChanges,
  movingEdits,
  pathEdits,
  removalEdits,
  writtenPaths,
} from '../../../src/studio/structure/addresses';
import { contract } from '../../support/compile-site';
import { two } from '../../support/languages';

test('a page that is deleted leads elsewhere, from its addresses and from those that it had before', () => {
  const page = {
    id: 'open-day',
    file: 'pages/open-day.yaml',
    pointer: [],
    title: {},
    paths: { es: '/jornada', en: '/open-day' },
  };
  const redirects = {
    redirects: [
      { from: '/old', page: 'open-day' },
      { from: '/other', page: 'contact' },
    ],
  };
  const at = (...pointer: (string | number)[]) => ({ file: 'redirects.yaml', pointer: ['redirects', ...pointer] });
  expect(removalEdits(page, 'home', redirects, contract.inLanguages(two), () => true)).toEqual([
    { do: 'delete-file', file: 'pages/open-day.yaml' },
    { do: 'set', ...at(0, 'page'), value: 'home' },
    { do: 'insert', ...at(2), value: { from: '/jornada', page: 'home' } },
    { do: 'insert', ...at(3), value: { from: '/open-day', page: 'home', language: 'en' } },
  ]);
});

test('an address that nobody can know leads nowhere', () => {
  const inTwo = contract.inLanguages(two);
  const changes = [{ language: 'es', from: '/a', to: '/b' }];
  const edits = (isKnown: boolean) => movingEdits('new', changes, undefined, inTwo, () => isKnown);
  expect(edits(false)).toEqual([]);
  expect(edits(true)).toEqual([{ do: 'create-file', file: 'redirects.yaml', text: expect.any(String) }]);
  const page = { id: 'new', file: 'pages/new.yaml', pointer: [], title: {}, paths: { es: '/a' } };
  expect(removalEdits(page, 'home', undefined, inTwo, () => false)).toEqual([
    { do: 'delete-file', file: 'pages/new.yaml' },
  ]);
});

test('an address that is written once, or not in each language, becomes one in each of them', () => {
  const edits = (path: unknown, en: string) => {
    const before = writtenPaths({ path }, two);
    return pathEdits('pages/a.yaml', { path }, { ...before, en }, two);
  };
  const at = { file: 'pages/a.yaml', pointer: ['path'] };
  expect(edits('/pan', '/bread')).toEqual([{ do: 'set', ...at, value: { es: '/pan', en: '/bread' } }]);
  const inEnglish = { ...at, pointer: ['path', 'en'], value: '/bread' };
  expect(edits({ es: '/pan' }, '/bread')).toEqual([{ do: 'insert', ...inEnglish }]);
  expect(edits({ es: '/pan', en: '/loaf' }, '/bread')).toEqual([{ do: 'set', ...inEnglish }]);
});

test('of an address that languages share it leads from where each of them has it, unless it is still one of the page', () => {
  const shared = { es: '/pan', en: '/pan' };
  const changes = addressChanges(shared, { ...shared, en: '/bread' }, two);
  expect(changes).toEqual([{ language: 'en', from: '/en/pan', to: '/bread' }]);
  const own = addressChanges(shared, { ...shared, es: '/panes' }, two);
  expect(own.map(({ from, to }) => [from, to])).toEqual([
    ['/pan', '/panes'],
    ['/en/pan', '/pan'],
  ]);
  const [leading, ...others] = movingEdits('bread', own, { redirects: [] }, contract.inLanguages(two), () => true);
  expect(leading).toMatchObject({ value: { from: '/en/pan', page: 'bread', language: 'en' } });
  expect(others).toEqual([]);
});
