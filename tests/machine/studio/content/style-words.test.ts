import { expect, test } from 'vitest';
import { readStyleNames } from '../../../../scripts/read-contract';
import { asWords } from '../../../../src/studio/content/schema-words';
import { isChosen, styleGroup, styleName, styleTitle } from '../../../../src/studio/content/style-words';
import { words } from '../../../../src/studio/words/words';

const { defaults } = await readStyleNames();
const chosen = Object.keys(defaults).filter(isChosen);

test.each(Object.entries(words))('whatever a theme may set has a name of its own in %s', (_language, { theme }) => {
  expect(
    chosen.filter(
      (name) => styleTitle(name, theme) === asWords(name.slice(2)) && theme.names[name.slice(2)] === undefined,
    ),
  ).toEqual([]);
  expect(chosen.filter((name) => styleGroup(name) === 'other')).toEqual([]);
  const names = chosen.map((name) => styleName(name, theme));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('what a theme sets for itself is called as it is written', () => {
  expect(styleName('--harbour-blue', words.en.theme)).toBe('Harbour blue');
  expect(styleName('--dark-link', words.en.theme)).toBe('Dark sections: Links');
});
