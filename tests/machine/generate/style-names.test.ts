import { expect, test } from 'vitest';
import { collectStyleNames, readStyles } from '../../../scripts/generate/style-names';

test('what a theme may set is known with its default, and so is every other name of the styles', () => {
  const names = collectStyleNames([':root { --call: #123; }', '.a { --own: var(--call); color: var(--other, red); }']);
  expect(names).toEqual({ defaults: { '--call': '#123' }, all: ['--call', '--other', '--own'], classes: ['a'] });
});

test('the styles that visitors see come from all parts of the program, the defaults first', async () => {
  const [defaults, ...others] = await readStyles();
  expect(defaults).toContain('--light-ground:');
  expect(others.join('\n')).toContain('.hero');
});
