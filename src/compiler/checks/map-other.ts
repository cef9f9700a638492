import { isRecord } from '../../shared/is-record';
import { plainLetters } from '../../shared/plain-letters';
import { possibleFix, setEdit } from '../findings/fixes';
import type { Rule } from '../rule';
import { collection, singleton } from '../site';

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
    const own = new Set(tellingWords([address, title, locality, description].flatMap(textsOf).concat(brand).join(' ')));
    const words = tellingWords(query);
    const isComparable = tellingWords(textsOf(address).join(' ')).some((one) =>
      words.some((word) => isPlain(one) === isPlain(word)),
    );
    const beginnings = new Set([...own].map(beginningOf));
    if (!isComparable || words.some((word) => own.has(word) || beginnings.has(beginningOf(word)))) return [];
    const place = { source, pointer: [...pointer, 'mapUrl'] };
    const correct = typeof address === 'string' ? mapUrl.replace(LOOKED_FOR, encodeURIComponent(address)) : undefined;
    const details = { query, ...(correct !== undefined && { correct }) };
    return [{ code: 'map-other' as const, place, details, ...(correct && possibleFix(setEdit(place, correct))) }];
  });
};

/** As they are typed on any keyboard: people write Sisli for Şişli, and Athinas for Αθηνάς. */
function tellingWords(text: string): string[] {
  const words = plainLetters(text).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length >= SHORTEST_WORD && /^\p{L}+$/u.test(word));
}

/** «Vaskiluoto» is on «Vaskiluodontie». */
function beginningOf(word: string): string {
  return word.slice(0, 7);
}

/** What has letters of no other alphabet: those are not known to say the same. */
function isPlain(word: string): boolean {
  return /^[a-z]+$/.test(word);
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
