import { addToGroup } from '../../../shared/group-by';
import { keySynonyms } from '../../language-data/key-synonyms';
import { slugOf, splitCamelCase } from '../../spelling/suggest';

/** The lines in which a word stands, by its slug. */
const groupsByWord = new Map<string, (readonly string[])[]>();
for (const group of keySynonyms) {
  for (const word of group.map(slugOfKey)) addToGroup(groupsByWord, word, group);
}

/** The keys that have synonyms. */
export const keysWithSynonyms: readonly string[] = keySynonyms.flatMap(([key = '']) => key);

/** Whether a word is a synonym of a key of the contract, or the key itself. */
export function isSynonym(word: string, key: string): boolean {
  return groupsByWord.get(slugOfKey(word))?.some((group) => group.includes(key)) === true;
}

/** Whether a word is a synonym of any key. */
export function isSynonymOfAnyKey(word: string): boolean {
  return groupsByWord.has(slugOfKey(word));
}

/** `metaTitle` as `meta-title`. */
export function slugOfKey(key: string): string {
  return slugOf(splitCamelCase(key));
}

/** The keys among some of which a word is a synonym. */
export function keysNamedBySynonym(word: string, isKey: (key: string) => boolean): readonly string[] {
  return (groupsByWord.get(word) ?? []).flatMap((group) => group.filter(isKey));
}
