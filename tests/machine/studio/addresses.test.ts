import { expect, test } from 'vitest';
import { addressEdits, removalEdits } from '../../../src/studio/structure/addresses';
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
  const set = { do: 'set', file: 'pages/new.yaml', pointer: ['path', 'es'], value: '/b' };
  const edits = (isKnown: boolean) => addressEdits('pages/new.yaml', 'new', changes, undefined, inTwo, () => isKnown);
  expect(edits(false)).toEqual([set]);
  expect(edits(true)).toEqual([set, { do: 'create-file', file: 'redirects.yaml', text: expect.any(String) }]);
  const page = { id: 'new', file: 'pages/new.yaml', pointer: [], title: {}, paths: { es: '/a' } };
  expect(removalEdits(page, 'home', undefined, inTwo, () => false)).toEqual([
    { do: 'delete-file', file: 'pages/new.yaml' },
  ]);
});
