import { distance } from 'fastest-levenshtein';
import { oncePerObject } from '../../shared/once-per-object';
import { withoutAccents } from './folded';

interface Candidate {
  readonly word: string;
  readonly letters: number;
}

/**
 * `{suggestion}` when a mistyped word most likely meant one of the candidates, to be spread into a problem's details.
 * Lists of candidates can be long: whoever asks about many words gives the same list each time.
 */
export function suggestionFor(word: string, candidates: readonly string[]): { suggestion?: string } {
  const suggestion = closestAmong(candidates)(word);
  return suggestion === undefined ? {} : { suggestion };
}

/** Answers for a list which of its words is nearest to another one that is not in it, if any is near. */
const closestAmong = oncePerObject((words: readonly string[]) => {
  const candidates = words.map((word) => ({ word, letters: lettersOf(word) }));
  const known = new Map<string, string | undefined>();
  return (word: string) => {
    if (!known.has(word)) known.set(word, onlyVariant(word, words) ?? closest(word, candidates));
    return known.get(word);
  };
});

/** Whether a word differs from exactly one of the candidates only in capitals, accents, hyphens and the like. */
export function isSpellingVariant(word: string, candidates: readonly string[]): boolean {
  return onlyVariant(word, candidates) !== undefined;
}

function onlyVariant(word: string, candidates: readonly string[]): string | undefined {
  return byPlainForm(candidates).get(folded(word));
}

/** The words of a list by their plain forms; one that several share is none. */
const byPlainForm = oncePerObject((words: readonly string[]): ReadonlyMap<string, string | undefined> => {
  const found = new Map<string, string | undefined>();
  for (const word of words) found.set(folded(word), found.has(folded(word)) ? undefined : word);
  return found;
});

function folded(word: string): string {
  return withoutAccents(word)
    .replaceAll(/[\s_-]/g, '')
    .toLowerCase();
}

const MANY = 300;

function closest(word: string, candidates: readonly Candidate[]): string | undefined {
  const letters = lettersOf(word);
  let best: string | undefined;
  const least = word.length > 2 ? 2 : 1;
  // Among very many words, some are near by chance.
  let furthest =
    candidates.length > MANY ? Math.max(1, Math.floor(word.length / 4)) : Math.max(least, Math.floor(word.length / 3));
  const ownLetters = word.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  const isForeign = /[^\p{Script=Latin}\p{Script=Common}]/u.test(word);
  for (const candidate of candidates) {
    if (leastDistance(word, letters, candidate) > furthest) continue;
    const changes = distance(word, candidate.word);
    // Of another script, where nothing is left of it, nothing was mistyped.
    if (isForeign && changes >= candidate.word.length) continue;
    if (changes > furthest || !areWordsNear(word, candidate.word)) continue;
    // Of three or four letters, two others are another word; but where the same ones have changed places.
    if (ownLetters >= 3 && ownLetters <= 4 && changes === 2 && letters !== candidate.letters) continue;
    best = candidate.word;
    furthest = changes - 1;
    // Another word is at least one change away.
    if (furthest === 0) break;
  }
  return best;
}

/** Whether each part of a name is near to that of the other: another person or another number is not meant. */
function areWordsNear(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((name) => name.split(/[^\p{L}\d]+/u)) as [string[], string[]];
  if (parts.length !== others.length) return areRestsNear(parts, others);
  return parts.every((part, index) => {
    const meant = others[index] ?? '';
    if (part === meant) return true;
    return /\D/.test(part) && /\D/.test(meant) && distance(part, meant) <= Math.max(2, part.length / 3);
  });
}

/** Whether what two names do not share is near, or only one has more: `rye-cost` means no `rye-loaf-to`, however long the name of both. */
function areRestsNear(parts: readonly string[], others: readonly string[]): boolean {
  const most = Math.min(parts.length, others.length);
  const firstOther = parts.findIndex((part, index) => part !== others[index]);
  const start = firstOther < 0 ? most : Math.min(firstOther, most);
  let end = 0;
  while (end < most - start && parts.at(-1 - end) === others.at(-1 - end)) end += 1;
  const [rest = '', other = ''] = [parts, others].map((all) => all.slice(start, all.length - end).join('-'));
  if (start + end === 0 || rest === '' || other === '') return true;
  return distance(rest, other) <= Math.max(2, rest.length / 3);
}

/** So many changes at least make one word out of the other; to know how many exactly takes far longer. */
function leastDistance(word: string, letters: number, candidate: Candidate): number {
  return Math.max(
    Math.abs(word.length - candidate.word.length),
    bitsIn(letters & ~candidate.letters),
    bitsIn(candidate.letters & ~letters),
  );
}

/** The letters of a word as a set of 32 bits, one of which may stand for several letters. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bitsIn(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A name, and what else the thing is called. */
export interface Named {
  readonly name: string;
  readonly alsoCalled: readonly string[];
}

/** What a schema calls something: in Spanish, and in English. */
interface Titled {
  readonly title?: string;
  readonly 'x-en'?: { readonly title?: string };
}

/** Something by its name and the titles of its schema. */
export function namedBySchema(name: string, { title, 'x-en': english }: Titled): Named {
  return { name, alsoCalled: [title, english?.title].filter((text) => text !== undefined) };
}

/**
 * The same for words that may also be a title, a code or an address of what was meant, in any language, or only some of
 * the words of its name.
 */
export function suggestionByTitle(word: string, named: readonly Named[]): { suggestion?: string } {
  const suggestion = meantAmong(named)(word);
  return suggestion === undefined ? {} : { suggestion };
}

const meantAmong = oncePerObject((named: readonly Named[]) => {
  const called = namesByTitle(named);
  const closest = closestAmong(named.map(({ name }) => name));
  const known = new Map<string, string | undefined>();
  return (word: string) => {
    const plain = slugOf(word);
    if (!known.has(word)) known.set(word, called.get(plain) ?? closest(word) ?? onlyOneHolding(plain, called));
    return known.get(word);
  };
});

/** The only name that has all words of another, and more. */
function onlyOneHolding(plain: string, called: ReadonlyMap<string, string>): string | undefined {
  if (plain.length < 4) return undefined;
  const parts = plain.split('-');
  const holding = [...called].filter(([words]) => holdsAll(words.split('-'), parts)).map(([, name]) => name);
  const [only, ...others] = new Set(holding);
  return others.length === 0 ? only : undefined;
}

function holdsAll(words: readonly string[], parts: readonly string[]): boolean {
  return parts.every((part) => words.includes(part));
}

/** Names by the slugs of all that they are called; a slug that several share is left out. */
function namesByTitle(named: readonly Named[]): ReadonlyMap<string, string> {
  const found = new Map<string, string | undefined>();
  for (const { name, alsoCalled } of named) {
    for (const called of new Set([name, ...alsoCalled].map(slugOf))) {
      found.set(called, found.has(called) && found.get(called) !== name ? undefined : name);
    }
  }
  return new Map([...found].flatMap(([called, name]) => (name === undefined || called === '' ? [] : [[called, name]])));
}

/** `¿Qué es?` and `Que-es` alike as `que-es`. */
export function slugOf(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join('-');
}

/** `metaTitle` as `meta Title`. */
export function splitCamelCase(key: string): string {
  return key.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ');
}
