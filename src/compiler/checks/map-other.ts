import { isRecord } from '../../shared/is-record';
import { possibleFix, setEdit } from '../problems/fixes';
import type { Rule } from '../rule';
import { collection, singleton } from '../site';
import { foldedWords } from '../texts/folded';

/** What is looked for, in the addresses of maps. */
const LOOKED_FOR = /(?<=[?&](?:query|q|destination|daddr)=|\/maps\/(?:place|search)\/)[^&#/?]+/;
/** Shorter words say little of where something is. */
const SHORTEST_WORD = 4;

/** The map of a place looks for its street, its town or its name: of a map that was copied nobody reads where it leads. */
export const mapOther: Rule<'map-other'> = (site) => {
  const brand = textsOf(singleton(site, 'settings')?.brand);
  return [...collection(site, 'locations').values()].flatMap(({ source, pointer, value }) => {
    const { mapUrl, address, title, locality, description } = value;
    const found = typeof mapUrl === 'string' ? LOOKED_FOR.exec(mapUrl) : null;
    const query = found === null ? undefined : decoded(found[0]);
    if (typeof mapUrl !== 'string' || found === null || query === undefined) return [];
    const own = foldedWords([address, title, locality, description].flatMap(textsOf).concat(brand).join(' '));
    const words = foldedWords(query).trim().split(' ').filter(isTelling);
    if (words.length === 0 || words.some((word) => own.includes(` ${word} `))) return [];
    const place = { source, pointer: [...pointer, 'mapUrl'] };
    const correct = typeof address === 'string' ? mapUrl.replace(LOOKED_FOR, encodeURIComponent(address)) : undefined;
    const details = { query, ...(correct !== undefined && { correct }) };
    return [{ code: 'map-other' as const, place, details, ...(correct && possibleFix(setEdit(place, correct))) }];
  });
};

function isTelling(word: string): boolean {
  return word.length >= SHORTEST_WORD && /^\p{L}+$/u.test(word);
}

function textsOf(text: unknown): string[] {
  return Object.values(isRecord(text) ? text : [text]).filter((one) => typeof one === 'string');
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
