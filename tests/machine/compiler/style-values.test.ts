import { expect, test } from 'vitest';
import { readStyleSheet } from '../../../src/compiler/theme/style-sheet';
import { isStyleValue, styleValueAt, styleValues } from '../../../src/compiler/theme/style-values';

const sheet = (text: string) => readStyleSheet('theme/tokens.css', text);

test('the values of a theme are what it sets for the whole document, each where it holds and without its note', () => {
  const text =
    ':root { --a: #111; --b: #222 /* two */; --a: #333 }\n' +
    '@media (width > 30rem) { :root { --a: #444 } }\n.part { --a: #555 }\n.x, :root { --c: var(--a); color: red }\n';
  const style = sheet(text);
  const found = styleValues([style]);
  expect(found.map(({ name, value }) => [name, value])).toEqual([
    ['--a', '#333'],
    ['--b', '#222'],
    ['--c', 'var(--a)'],
  ]);
  for (const { start, end, value } of found) expect(text.slice(start, end)).toBe(value);
  expect(styleValueAt(style, text.indexOf('#222') + 2)?.name).toBe('--b');
  expect(styleValueAt(style, text.indexOf('#555'))).toBeUndefined();
});

test.each([
  ['#fff', true],
  ['clamp(1rem, 2vw + 1rem, 3rem)', true],
  ['"Noto Sans", sans-serif', true],
  ['', false],
  ['  ', false],
  ['#fff; color: red', false],
  ['#fff }', false],
  ['#fff /* so', false],
  ['rgb(1 2 3', false],
  ['"Noto', false],
])('%s is one value: %s', (text, isOne) => {
  expect(isStyleValue(text)).toBe(isOne);
});
