import { expect, test } from 'vitest';
import { shellOf } from '../../../src/compiler/manifests';
import { readStyleSheet } from '../../../src/compiler/theme/style-sheet';
import { themeStyle } from '../../../src/compiler/theme/theme';
import { compileSite, manifestsOf, type Overlay } from '../../support/compile-site';
import { png } from '../../support/pictures';

const theme = 'color: "#204060"\nicon: icon.svg\nstyles: [fonts.css, tokens.css]\npreload: [fonts/rye.woff2]\n';
const files: Overlay = {
  'theme/theme.yaml': theme,
  'theme/logo.svg': null,
  'theme/crumbs.svg': null,
  'theme/fonts.css': '@font-face { src: url( "fonts/rye.woff2" ) format("woff2") }',
  'theme/fonts/rye.woff2': 'wOF2…',
  'theme/tokens.css': ':root { --crust: url(/media/loaf.svg#crust); --dot: url(data:image/png;base64,AA==) }',
};

function themeOf(overlay: Overlay) {
  const result = compileSite(overlay);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.theme;
}

test('the style sheets become one, in their order, in the layer of the theme, with the addresses of what they name', () => {
  expect(themeStyle(themeOf(files), (path) => `/at/${path}`)).toBe(
    [
      '@layer theme{@font-face { src: url( "/at/theme/fonts/rye.woff2" ) format("woff2") }',
      ':root { --crust: url(/at/media/loaf.svg#crust); --dot: url(data:image/png;base64,AA==) }}\n',
    ].join('\n'),
  );
});

test('what a style sheet names of the theme is delivered, and of its fonts the first are preloaded', () => {
  const { files: delivered, preload } = themeOf(files);
  expect([[...delivered.keys()], preload]).toEqual([['theme/fonts/rye.woff2'], ['theme/fonts/rye.woff2']]);
});

test('pages know the colour and the icon, and logo and placeholder where there are any', () => {
  expect(shellOf(manifestsOf(files), 'es').theme).toEqual({ color: '#204060', icon: '/theme/icon.svg' });
  expect(shellOf(manifestsOf({}), 'es').theme).toMatchObject({
    logo: { __html: expect.stringMatching(/^<svg viewBox="0 0 48 32">[\s\S]*stroke="currentColor"[\s\S]*<\/svg>$/) },
    placeholder: '/theme/crumbs.svg',
  });
});

test('a logo that is no drawing is fetched, as large as it is', () => {
  const site = {
    ...files,
    'theme/theme.yaml': `${theme}logo: logo.png\n`,
    'theme/logo.png': png(300, 100),
  };
  expect(shellOf(manifestsOf(site), 'es').theme.logo).toEqual({
    __html: '<img src="/theme/logo.png" alt="" width="300" height="100">',
  });
  const result = compileSite(site);
  expect(result.ok && result.outputs.map(({ path }) => path)).toContain('theme/logo.png');
});

test('a theme may consist of a colour and an icon', () => {
  const bare = { 'theme/theme.yaml': 'color: "#204060"\nicon: icon.svg\n' };
  const others = { 'theme/logo.svg': null, 'theme/crumbs.svg': null, 'theme/tokens.css': null };
  expect(compileSite({ ...bare, ...others }).problems).toEqual([]);
});

test('more than two fonts to be fetched first are a problem', () => {
  const three = theme.replace('[fonts/rye.woff2]', '[fonts/rye.woff2, fonts/rye.woff2, fonts/rye.woff2]');
  expect(compileSite({ ...files, 'theme/theme.yaml': three }).problems).toMatchObject([
    { code: 'value-malformed', location: { file: 'theme/theme.yaml', line: 4 } },
    { code: 'list-duplicate', details: { second: 2 } },
    { code: 'list-duplicate', details: { second: 3 } },
  ]);
});

test('a picture of many megabytes that is written into a style sheet is read', () => {
  const { references } = readStyleSheet(
    'theme/a.css',
    `.a { background: url(data:image/png;base64,${'A'.repeat(40_000_000)}) }`,
  );
  expect(references).toHaveLength(1);
});

test.each([
  ['in an address', (escapes: string) => `url(${escapes})`],
  ['as a word', (escapes: string) => `${escapes} url(#a)`],
])('hundreds of thousands of escaped characters are read: %s', (_where, value) => {
  const escapes = String.raw`\61 b`.repeat(300_000);
  const { references } = readStyleSheet('theme/a.css', `.a { background: ${value(escapes)} }`);
  expect(references).toHaveLength(1);
});
