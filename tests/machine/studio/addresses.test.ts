import { expect, test } from 'vitest';
import { removalEdits } from '../../../src/studio/structure/addresses';
import { contract } from '../../support/compile-site';
import { two } from '../../support/languages';

test('a page that is deleted leads elsewhere, from its addresses and from those that it had before', () => {
  const page = { id: 'open-day', file: 'pages/open-day.yaml', title: {}, paths: { es: '/jornada', en: '/open-day' } };
  const redirects = {
    redirects: [
      { from: '/old', page: 'open-day' },
      { from: '/other', page: 'contact' },
    ],
  };
  const at = (...pointer: (string | number)[]) => ({ file: 'redirects.yaml', pointer: ['redirects', ...pointer] });
  expect(removalEdits(page, 'home', redirects, contract.inLanguages(two))).toEqual([
    { do: 'delete-file', file: 'pages/open-day.yaml' },
    { do: 'set', ...at(0, 'page'), value: 'home' },
    { do: 'insert', ...at(2), value: { from: '/jornada', page: 'home' } },
    { do: 'insert', ...at(3), value: { from: '/open-day', page: 'home', language: 'en' } },
  ]);
});
