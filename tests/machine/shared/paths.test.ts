import { expect, test } from 'vitest';
import { addressedFile, dataFile, fileAddress, htmlFile, placePage, prefixedPath } from '../../../src/shared/paths';
import { canonicalPath, isReadInPlace } from '../../../src/shared/read-path';
import { spanish, three, two } from '../../support/languages';

test.each([
  ['/', '/en', 'index.html', 'data/index.json'],
  ['/cursos', '/en/cursos', 'cursos.html', 'data/cursos.json'],
  ['/blog/opening', '/en/blog/opening', 'blog/opening.html', 'data/blog/opening.json'],
])('%s has its English address and its files', (path, english, html, data) => {
  expect([prefixedPath(path, 'en', two), htmlFile(path), dataFile(path)]).toEqual([english, html, data]);
});

test.each([
  ['media/año (1).pdf', '/media/año (1).pdf'],
  ['media/50% a#b?.svg', '/media/50%25 a%23b%3F.svg'],
  ['media/a%20b.svg', '/media/a%2520b.svg'],
])('the file %j has the address %j', (file, address) => {
  expect(fileAddress(file)).toBe(address);
  expect(addressedFile(address)).toBe(file);
  expect(addressedFile(new URL(address, 'https://a.example').pathname)).toBe(file);
});

test('a wrong escape in an address is taken as it is written', () => {
  expect(addressedFile('/media/50%.svg')).toBe('media/50%.svg');
});

test.each([
  ['/', '/'],
  ['//', '/'],
  ['', '/'],
  ['/Cursos', '/cursos'],
  ['/cursos/', '/cursos'],
  ['/EN/Blog///', '/en/blog'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/blog//post', '/blog/post'],
  ['/Blog/Post.HTML', '/blog/post'],
  ['/html', '/html'],
  ['/a.html/b', '/a.html/b'],
])('%j is %s in canonical form', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each([
  ['one language', [spanish], { es: '/pan' }, { alternates: { es: '/pan' } }],
  ['a path for each of two', two, { es: '/pan', en: '/bread' }, { alternates: { es: '/pan', en: '/bread' } }],
  ['one path for two', two, { es: '/', en: '/' }, { alternates: { es: '/', en: '/en' }, sharedPath: '/' }],
  [
    'one path for three',
    three,
    { ca: '/x', es: '/x', en: '/x' },
    { alternates: { ca: '/x', es: '/es/x', en: '/en/x' }, sharedPath: '/x' },
  ],
  [
    'one path for two of three',
    three,
    { ca: '/pa', es: '/x', en: '/x' },
    { alternates: { ca: '/pa', es: '/x', en: '/en/x' }, sharedPath: '/x' },
  ],
] as const)('the addresses of a page: %s', (_case, languages, written, page) => {
  expect(placePage(written, languages)).toEqual(page);
});

test.each([
  ['/x', true],
  ['/es/x', false],
  ['/en/x', false],
  ['/no-such-page', true],
] as const)('at %s several languages are read: %s', (path, expected) => {
  expect(isReadInPlace(path, placePage({ ca: '/x', es: '/x', en: '/x' }, three))).toBe(expected);
});
