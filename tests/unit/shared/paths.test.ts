import { expect, test } from 'vitest';
import { canonicalPath, dataFile, englishPath, htmlFile } from '../../../src/shared/paths';

test.each([
  ['/', '/en', 'index.html', 'data/index.json'],
  ['/cursos', '/en/cursos', 'cursos.html', 'data/cursos.json'],
  ['/blog/opening', '/en/blog/opening', 'blog/opening.html', 'data/blog/opening.json'],
])('%s has its English address and its files', (path, english, html, data) => {
  expect([englishPath(path), htmlFile(path), dataFile(path)]).toEqual([english, html, data]);
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
])('%j is %s in canonical form', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
