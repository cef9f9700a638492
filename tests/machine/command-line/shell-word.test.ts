import { expect, test } from 'vitest';
import { shellWord } from '../../../scripts/command-line/shell-word';

test.each([
  ['../practice', '../practice'],
  ['/home/ana/Año-2', '/home/ana/Año-2'],
  ['my site', "'my site'"],
  ['$HOME/a#b', "'$HOME/a#b'"],
  ["l'été", "'l'\\''été'"],
  ['', "''"],
])('%s is typed as %s', (text, typed) => {
  expect(shellWord(text)).toBe(typed);
});
