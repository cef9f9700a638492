import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { project } from '../../../scripts/project';
import { readFiles } from '../../../scripts/read-files';
import { deliverTheme } from '../../../scripts/theme/deliver';
import { withoutDefaults } from '../../../scripts/theme/style';
import { characterSet, subset } from '../../../scripts/theme/subset';
import { writeOutputs } from '../../../scripts/write-outputs';
import { readStyleSheet } from '../../../src/compiler/theme/style-sheet';

const [path = '', font = new Uint8Array()] =
  [...(await readFiles(`${project.site}/theme`))].find(([name]) => name.endsWith('.woff2')) ?? [];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theme-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the theme comes at the end of the one style sheet, and its fonts are cut down to what the site shows', async () => {
  const script = { path: 'assets/entry.js', content: '' };
  const bundled = [{ path: 'assets/bundle.css', content: '@layer tokens{:root{--call:red}}a{color:red}' }, script];
  const style = readStyleSheet(
    'theme/a.css',
    `@font-face { font-family: Own; src: url("${path}") }\n:root { --call: green }`,
  );
  const { assets, files } = await deliverTheme(
    { boot: '/b.js', script: '/s.js', styles: ['/assets/bundle.css'], fonts: [] },
    {
      theme: { styles: [style], files: new Map([[`theme/${path}`, font]]), preload: [`theme/${path}`] },
      characters: characterSet('ñ'),
      bundled,
      cache: join(folder, 'cache'),
      code: 'test',
    },
  );
  const [styles = '', fonts = ''] = [assets.styles.join(), assets.fonts.join()];
  expect(styles).toMatch(/^\/assets\/style-[0-9a-f]{8}\.css$/);
  expect(fonts).toMatch(/^\/assets\/fonts\/[\w-]+-[0-9a-f]{8}\.woff2$/);
  const contents = new Map(files.map(({ path: file, content }) => [`/${file}`, content]));
  expect([...contents.keys()]).toEqual(['/assets/entry.js', fonts, styles]);
  expect(contents.get(styles)).toBe(
    `@layer tokens;a{color:red}@layer theme{@font-face{font-family:Own;src:url(${fonts})}:root{--call:green}}`,
  );
  expect(contents.get(fonts)?.length).toBeLessThan(font.length);
});

test('a font is cut once for the same characters, with the cache and without it to the same bytes', async () => {
  const cache = join(folder, 'other-cache');
  const first = await subset(font, 'abc', cache);
  const [file = ''] = await readdir(cache);
  await writeOutputs(cache, [{ path: file, content: 'kept' }]);
  expect((await subset(font, 'abc', cache)).toString()).toBe('kept');
  await rm(cache, { recursive: true });
  expect(Buffer.from(first).equals(await subset(font, 'abc', cache))).toBe(true);
});

test('of the defaults only those go that the theme sets under all circumstances', () => {
  const defaults =
    '@layer tokens{:root{--a:1;--b:2;--c:3}@media print{:root{--a:4}}.dark{--a:5}}@layer base{:root{--a:6}}';
  const theme = '@layer theme{:root{--a:0}@media print{:root{--b:0}}.dark{--c:0}}';
  expect(withoutDefaults(defaults, theme)).toBe(
    '@layer tokens{:root{--b:2;--c:3}@media print{:root{--a:4}}.dark{--a:5}}@layer base{:root{--a:6}}',
  );
});
