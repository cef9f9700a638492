import { expect, test } from 'vitest';
import { openDictionaries } from '../../../scripts/dictionaries/open-dictionaries';
import { dictionaryOf } from '../../../src/compiler/spelling/dictionary';
import { wordMeant } from '../../../src/compiler/typos/misspelt';
import { wordList } from '../../support/word-list';

const settings = (code: string) => Buffer.from(`languages: [{ code: ${code}, locale: ${code}, name: ${code} }]\n`);

test('the words of a site’s languages and of English are known, with names, and in all that they inflect', async () => {
  const dictionaries = await openDictionaries(new Map([['settings.yaml', settings('es')]]));
  expect([...dictionaries.keys()]).toEqual(['es', 'en']);
  const [es, en] = [...dictionaries.values()];
  expect(['controladores', 'enviárnoslo', 'madrid', 'controladorse', 'colour'].map((word) => es?.has(word))).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
  expect(['colour', 'color', 'thursday', 'clearences'].map((word) => en?.has(word))).toEqual([true, true, true, false]);
  expect(es?.near('sellección')).toContain('selección');
  expect(es?.near('madrit')).toEqual([]);
});

test('a language of which no dictionary is installed has none', async () => {
  const dictionaries = await openDictionaries(new Map([['settings.yaml', settings('tlh')]]));
  expect([...dictionaries.keys()]).toEqual(['en']);
});

test('a slip is a letter more, less, another or in its neighbour’s place, behind the first, or an accent anywhere', () => {
  const words = wordList('ágape');
  expect(
    ['agape', 'agapé', 'ágappe', 'ágpae', 'ágae', 'ágabe'].filter((word) => words.near(word).length === 0),
  ).toEqual([]);
  expect(['ágape', 'ógape', 'gape', 'ágaeps'].flatMap((word) => words.near(word))).toEqual([]);
});

test('letters that are no word, such as of a key that was held down, are not looked up with every slip in them', () => {
  let asked = 0;
  const count = () => {
    asked += 1;
  };
  const words = dictionaryOf({
    has: () => {
      count();
      return false;
    },
    hasBeginning: () => {
      count();
      return true;
    },
  });
  expect(wordMeant('a'.repeat(1000), 'es', [words], () => 1)).toBeUndefined();
  expect(asked).toBeLessThan(10);
});

test('nobody types a tilde by mistake', () => {
  const words = wordList('albarino');
  expect(wordMeant('albariño', 'es', [words], () => 1)).toBeUndefined();
});
