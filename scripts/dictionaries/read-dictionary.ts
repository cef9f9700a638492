import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { type Dictionary, dictionaryOf } from '../../src/compiler/texts/dictionary';
import { capitalised } from '../../src/shared/capitalised';

/** The words of several files, such as those of American and of British English. Names are known in small letters, too. */
export function readDictionary(paths: readonly string[]): Dictionary {
  const tries = paths.map((path) => decodeTrie(gunzipSync(readFileSync(path))));
  return dictionaryOf((word) =>
    tries.some((trie) => trie.hasWord(word, true) || trie.hasWord(capitalised(word), true)),
  );
}
