import { expect, test } from 'vitest';
import { coloursAndFontsIn } from '../support/colours-and-fonts';
import { ownCode } from '../support/own-code';

/** Where tokens have their neutral defaults. */
const DEFAULTS = 'src/styles/tokens.css';
/** What looks alike whatever the site looks like, and is no part of it. */
const OWN_LOOK = /^src\/(?:overview\/view\/overview\.css$|studio\/)/;
/** Where the colours of photographs are made. */
const PHOTOGRAPHS = /^(?:src\/ui\/media\/media\.css|scripts\/pictures\/convert-photograph\.ts)$/;

const files = await ownCode();

test('src/ and scripts/ name no colour and no font: a site looks as its theme says', () => {
  const looks = files
    .filter(
      ([path]) =>
        /\.(css|tsx?|js|svg)$/.test(path) && path !== DEFAULTS && !OWN_LOOK.test(path) && !PHOTOGRAPHS.test(path),
    )
    .flatMap(([path, text]) => coloursAndFontsIn(text).map((look) => `${path}: ${look}`));
  expect(looks).toEqual([]);
});

test('every token that the style asks for has a default, or is set where it is used', () => {
  const styles = files.filter(([path]) => path.endsWith('.css')).map(([, text]) => text);
  const set = new Set(
    files.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name)),
  );
  const asked = new Set(styles.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)));
  expect([...asked].filter((name) => !set.has(name))).toEqual([]);
});

test('this test sees colours and fonts in every way they are written, and nothing else', () => {
  expect(
    coloursAndFontsIn('a { color: #fff; background: rgb(0 0 0 / 0.5); font: 1rem/1.5 "Public Sans", serif }'),
  ).toEqual(['#fff', 'rgb(', 'PublicSans']);
  expect(coloursAndFontsIn('a { border: 1px solid red; fill: oklch(50% 0 0); font-family: Georgia, serif }')).toEqual([
    'oklch(',
    'border: 1px solid red',
    'Georgia',
  ]);
  expect(coloursAndFontsIn('<path fill="white" stroke="#0a1217" />')).toEqual(['#0a1217', 'fill="white']);
  expect(
    coloursAndFontsIn(`
      /* white, #fff */
      a[href="#add"] { white-space: nowrap; color: var(--red); background: color-mix(in oklab, var(--text) 7%, Canvas) }
      b { font: 15px/1.45 ui-monospace, monospace; font-family: var(--font-text) } // red: #fff
    `),
  ).toEqual([]);
});
