import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installedDictionaries } from '../../../scripts/dictionaries/installed-dictionaries';
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

test('a package may explain itself in comments, and have its words uncompressed', async () => {
  const packages = await mkdtemp(join(tmpdir(), 'dictionaries-'));
  onTestFinished(() => rm(packages, { recursive: true }));
  const installed = async (name: string, extension: string) => {
    await mkdir(join(packages, name));
    await writeFile(join(packages, name, 'package.json'), '{ "version": "1.0.0" }');
    await writeFile(join(packages, name, 'cspell-ext.json'), extension);
  };
  await installed(
    'dict-tr-tr',
    `// Settings
{
  // The lists: "https://cspell.org"
  "dictionaryDefinitions": [{ "name": "tr", "path": "./tr.trie" }, { "name": "notes", "path": "./notes.txt" }],
  "languageSettings": [{ "locale": "tr,tr-TR", "dictionaries": ["tr", "notes"] }]
}
`,
  );
  expect(await installedDictionaries(packages)).toEqual([
    { language: 'tr', path: join(packages, 'dict-tr-tr', 'tr.trie'), version: '1.0.0' },
  ]);
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

test('a mark that a language may leave out makes no other word', () => {
  const words = [wordList('dahil', 'baten', 'café')];
  const meant = (word: string, language: string) => wordMeant(word, language, words, () => 1);
  expect([meant('dâhil', 'tr'), meant('báten', 'nl'), meant('cafe', 'nl')]).toEqual([undefined, undefined, 'café']);
  expect(meant('báten', 'pt')).toBe('baten');
});

test('nobody types a tilde by mistake', () => {
  const words = wordList('albarino');
  expect(wordMeant('albariño', 'es', [words], () => 1)).toBeUndefined();
});
