import { decodeTrie } from 'cspell-trie-lib';
import { capitalised } from '../../shared/capitalised';
import { oncePerText } from '../../shared/once-per-text';
import { type Dictionary, dictionaryOf } from './dictionary';

/**
 * The words of several files in cspell's formats for tries, such as those of American and of British English. Names are
 * known in small letters, too, and near to no other word.
 */
export function trieDictionary(files: readonly Uint8Array[]): Dictionary {
  let decoded: readonly ReturnType<typeof decodeTrie>[] | undefined;
  const tries = () => {
    decoded ??= files.map((content) => decodeTrie(Uint8Array.from(content)));
    return decoded;
  };
  const has = oncePerText((word) => tries().some((trie) => trie.hasWord(word, true)));
  const hasBeginning = (beginning: string) => tries().some((trie) => trie.find(beginning) !== undefined);
  const { near, completed } = dictionaryOf({ has, hasBeginning });
  return { has: (word) => has(word) || has(capitalised(word)), near: oncePerText(near), completed };
}
