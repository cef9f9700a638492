import { expect, test } from 'vitest';
import { withAddressesRecorded } from '../../../scripts/build/address-record';
import { ADDRESS_RECORD } from '../../../src/compiler/addresses/recorded-addresses';
import { manifestsOf, type Overlay, problemRows, siteFiles } from '../../support/compile-site';
import { blog } from '../../support/post';

function recorded(overlay: Overlay): string {
  const files = withAddressesRecorded(siteFiles(overlay), manifestsOf(overlay));
  return Buffer.from(files.get(ADDRESS_RECORD) ?? '').toString();
}

test('a site that keeps no addresses goes on keeping none', () => {
  const files = siteFiles({});
  expect(withAddressesRecorded(files, manifestsOf({}))).toBe(files);
});

test('every address is kept with its page and language, in order, below what the file says of itself', () => {
  expect(recorded({ ...blog, 'addresses.yaml': '# Known.\n\n{}\n' })).toBe(
    [
      '# Known.',
      '',
      '/: { page: home, language: es }',
      '/contact: { page: contact, language: en }',
      '/contacto: { page: contact, language: es }',
      '/en: { page: home, language: en }',
      '/news: { page: news, language: en }',
      '/news/opening: { page: "story:opening", language: en }',
      '/noticias: { page: news, language: es }',
      '/noticias/opening: { page: "story:opening", language: es }',
      '/pan: { page: products }',
      '/productos: { page: products, language: es }',
      '/products: { page: products, language: en }',
      '',
    ].join('\n'),
  );
});

test('nothing is taken out, and an address that leads on keeps the language in which it was read', () => {
  const overlay = {
    'addresses.yaml': '/bread: { page: products, language: en }\n',
    'redirects.yaml': 'redirects: [{ from: "/bread", page: contact, language: en }]\n',
  };
  expect(recorded(overlay)).toContain('/bread: { page: products, language: en }\n');
});

test('what has been kept is right, and is left as it is', () => {
  const overlay = { ...blog, 'addresses.yaml': recorded({ ...blog, 'addresses.yaml': '{}\n' }) };
  expect(problemRows(overlay)).toEqual([]);
  const files = siteFiles(overlay);
  expect(withAddressesRecorded(files, manifestsOf(overlay))).toBe(files);
});
