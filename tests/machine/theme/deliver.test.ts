import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCached } from '../../../scripts/atomic-files/file-cache';
import { PlainError } from '../../../scripts/plain-error';
import { project } from '../../../scripts/project';
import { readFiles } from '../../../scripts/read-files';
import { deliverTheme } from '../../../scripts/theme/deliver';
import type { Feature } from '../../../scripts/theme/features';
import { withoutDefaults } from '../../../scripts/theme/style';
import { characterSet, subset } from '../../../scripts/theme/subset';
import { readStyleSheet } from '../../../src/compiler/theme/style-sheet';

const [path = '', font = new Uint8Array()] =
  [...(await readFiles(`${project.site}/theme`))].find(([name]) => name.endsWith('.woff2')) ?? [];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theme-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const script = { path: 'assets/entry.js', content: '' };
const bundled = [
  {
    path: 'assets/index.css',
    content:
      '@layer tokens{:root{--call:red}}a{color:red}[dir=rtl]{--way:-1}[dir="rtl"] a{scale:-1}picture>img{color:blue}.r1{--r:20%}.y1{--y:25%}',
  },
  { path: 'assets/card.css', content: '.card{color:red}' },
  { path: 'assets/hero.css', content: '.hero{color:red}' },
  { path: 'assets/panel.css', content: '.panel{color:red}' },
  script,
];
const styles = [
  { path: 'assets/index.css' },
  { path: 'assets/card.css', sections: ['hero', 'panel'] },
  { path: 'assets/hero.css', sections: ['hero'] },
  { path: 'assets/panel.css', sections: ['panel'] },
];
const pageWith = (id: string, ...types: string[]) => ({ id, types });
const theme = readStyleSheet(
  'theme/a.css',
  `@font-face { font-family: Own; src: url("${path}") }\n:root { --call: green }`,
);
const delivered = (...pages: ReturnType<typeof pageWith>[]) =>
  deliveredWithout(['right-to-left', 'photographs'], pages);
const deliveredWithout = (unused: readonly Feature[], pages: ReturnType<typeof pageWith>[]) =>
  deliverTheme(
    { boot: '/b.js', script: '/s.js', styles },
    {
      theme: { styles: [theme], files: new Map([[`theme/${path}`, font]]), preload: [`theme/${path}`] },
      characters: characterSet('ñ'),
      pages,
      unused,
      bundled,
      cache: join(folder, 'cache'),
      code: 'test',
    },
  );

test('a page has one style sheet: what all have, what its sections need, the theme; fonts are cut down to what the site shows', async () => {
  const page = pageWith('home', 'panel');
  const { assets, files } = await delivered(page);
  const [sheet = '', cut = ''] = [assets.stylesOf(page).join(), assets.fonts.join()];
  expect(sheet).toMatch(/^\/assets\/style-[0-9a-f]{8}\.css$/);
  expect(cut).toMatch(/^\/assets\/fonts\/[\w-]+-[0-9a-f]{8}\.woff2$/);
  const contents = new Map(files.map(({ path: file, content }) => [`/${file}`, content]));
  expect(contents.get(sheet)).toBe(
    `@layer tokens;a{color:red}.y1{--y:25%}.card{color:red}.panel{color:red}@layer theme{@font-face{font-family:Own;src:url(${cut})}:root{--call:green}}`,
  );
  expect(contents.get(cut)?.length).toBeLessThan(font.length);
});

test.each<[string, readonly Feature[], string]>([
  ['photographs', ['right-to-left'], 'a{color:red}picture>img{color:#00f}.r1{--r:20%}.y1{--y:25%}'],
  ['lines from right to left', ['photographs'], 'a{color:red}[dir=rtl]{--way:-1}[dir=rtl] a{scale:-1}.y1{--y:25%}'],
  ['neither', ['right-to-left', 'photographs'], 'a{color:red}.y1{--y:25%}'],
])('a site with %s gets no style for what it does not have', async (_what, unused, style) => {
  const page = pageWith('home');
  const { assets, files } = await deliveredWithout(unused, [page]);
  const sheet = files.find(({ path: file }) => `/${file}` === assets.stylesOf(page).join());
  expect(sheet?.content).toContain(`@layer tokens;${style}@layer theme`);
});

test('who comes from another page fetches what a section type of the site needs, but nothing that all pages have', async () => {
  const { assets, files } = await delivered(pageWith('home', 'hero'));
  expect(assets.sectionStyles).toEqual({
    hero: [expect.stringMatching(/^\/assets\/part-[0-9a-f]{8}\.css$/), expect.anything()],
  });
  const alone = (assets.sectionStyles?.hero ?? []).map((sheet) => files.find(({ path: file }) => `/${file}` === sheet));
  expect(alone.map((file) => file?.content)).toEqual(['.card{color:red}', '.hero{color:red}']);
  const bundledNames = files.filter((file) => bundled.some(({ path: name }) => name === file.path));
  expect(bundledNames).toEqual([script]);
});

test('pages with the same sections share a sheet, and so do the languages of a page, which take each other’s place', async () => {
  const [one, other] = [pageWith('one', 'hero', 'panel'), pageWith('other', 'panel')];
  const { assets } = await delivered(one, other, pageWith('other', 'hero'));
  expect(assets.stylesOf(one)).toEqual(assets.stylesOf(other));
});

test('a font is cut once for the same characters, with the cache and without it to the same bytes', async () => {
  const cache = join(folder, 'other-cache');
  const first = await subset('theme/a.woff2', font, 'abc', cache);
  const [file = ''] = await readdir(cache);
  await writeCached(join(cache, file), Buffer.from('kept'));
  expect((await subset('theme/a.woff2', font, 'abc', cache)).toString()).toBe('kept');
  await rm(cache, { recursive: true });
  expect(Buffer.from(first).equals(await subset('theme/a.woff2', font, 'abc', cache))).toBe(true);
});

test('a font that was not loaded to its end is named, in words', async () => {
  const half = font.subarray(0, font.length / 2);
  const failure: unknown = await subset('theme/a.woff2', half, 'abc', folder).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PlainError);
  expect(String(failure)).toContain('theme/a.woff2');
});

test('of the defaults only those go that the theme sets under all circumstances', () => {
  const defaults =
    '@layer tokens{:root{--a:1;--b:2;--c:3}@media print{:root{--a:4}}.dark{--a:5}}@layer base{:root{--a:6}}';
  const theme = '@layer theme{:root{--a:0}@media print{:root{--b:0}}.dark{--c:0}}';
  expect(withoutDefaults(defaults, theme)).toBe(
    '@layer tokens{:root{--b:2;--c:3}@media print{:root{--a:4}}.dark{--a:5}}@layer base{:root{--a:6}}',
  );
});
