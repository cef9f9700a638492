import { expect, test } from 'vitest';
import { generateStyleNames, readStyles } from '../../../scripts/generate/style-names';

test('what a theme may set is known with its default, and so is every other name of the styles', () => {
  const { content } = generateStyleNames([
    ':root { --call: #123; }',
    '.a { --own: var(--call); color: var(--other, red); }',
  ]);
  expect(content).toContain('styleDefaults: Readonly<Record<string, string>> = {"--call":"#123"}');
  expect(content).toContain('styleNames: readonly string[] = ["--call","--other","--own"]');
});

test('the styles that visitors see come from all parts of the program, the defaults first', async () => {
  const [defaults, ...others] = await readStyles();
  expect(defaults).toContain('--light-ground:');
  expect(others.join('\n')).toContain('.hero');
});
