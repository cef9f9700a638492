import { expect, test } from 'vitest';
import { readProjectContract } from '../../../../scripts/read-contract';
import { readFiles } from '../../../../scripts/read-files';
import { indexSite } from '../../../../src/compiler/index-site';
import { declaredLanguages } from '../../../../src/compiler/languages';
import { load } from '../../../../src/compiler/load';
import { isPlain } from '../../../../src/compiler/resolve/html';
import type { ResolveContext } from '../../../../src/compiler/resolve/resolve-context';
import { sanitise } from '../../../../src/compiler/resolve/sanitise';
import { textsIn, valuesResolvedAs } from '../../../../src/compiler/values/values';

const files = await readFiles('tests/fixtures/pottery/site');
const contract = (await readProjectContract()).inLanguages(declaredLanguages(files));
const site = indexSite(contract, files, load(files, contract).sources);
/** Plain HTML names nothing of the site. */
const context = {} as ResolveContext;

/** Pieces of HTML put one after the other in every way: what is well formed, and what only looks so. */
const PIECES = [
  '<p>',
  '</p>',
  '<ul>',
  '</ul>',
  '<li>',
  '</li>',
  '<strong>',
  '</strong>',
  'Rye ',
  '\n',
  '<h3>',
  '</h3>',
];

function* rows(length: number): Generator<string> {
  if (length === 0) yield '';
  else for (const row of rows(length - 1)) for (const piece of PIECES) yield row + piece;
}

const written = valuesResolvedAs(site, 'html')
  .flatMap(textsIn)
  .map(({ text }) => text);
const made = [
  ...rows(4),
  ...[...rows(2)].map((row) => `<ul>${row}</ul>`),
  ...[...rows(3)].map((row) => `<p>${row}</p>`),
];

test('plain HTML is what the sanitiser gives back as it is', () => {
  const plain = [...written, ...made].filter(isPlain);
  expect(plain.length).toBeGreaterThan(100);
  expect(plain.filter((html) => sanitise(html, context) !== html)).toEqual([]);
});

test('most of what editors write is plain', () => {
  expect(written.filter(isPlain).length).toBeGreaterThan(written.length / 2);
});

test.each([
  '<p onclick="x()">Rye</p>',
  '<p>Rye<p>Wheat</p></p>',
  '<script>x()</script>',
  '<p><a href="javascript:x()">Rye</a></p>',
  '<p>Rye &amp; wheat</p>',
  '<p>Rye</h2>',
  '<P>Rye</P>',
  'Rye',
  '<p>Rye',
])('what has to be looked at is not plain: %s', (html) => {
  expect(isPlain(html)).toBe(false);
});
