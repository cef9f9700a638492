import { withoutAccents } from './folded';

/** The words of a language, in small letters. */
export interface Dictionary {
  has(word: string): boolean;
  /** Its words that are another one but for a slip of the fingers, or its accents. They begin alike. */
  near(word: string): readonly string[];
  /** Its words that are another one but for their first or their last letter, which that lacks. */
  completed(word: string): readonly string[];
}

/** The words of a language as they can be looked up. */
interface Lexicon {
  has(word: string): boolean;
  /** Whether any word begins so. */
  hasBeginning(beginning: string): boolean;
}

/** The small letters of Latin, Greek and Cyrillic, as Unicode counts them. */
const LETTERS = [
  [
    [0x61, 0x7a],
    [0xdf, 0x17e],
    [0x219, 0x21b],
  ],
  [[0x3ac, 0x3ce]],
  [
    [0x430, 0x45f],
    [0x491, 0x491],
  ],
].map((ranges) => ranges.flatMap(([first = 0, last = 0]) => lettersBetween(first, last)));

function lettersBetween(first: number, last: number): string[] {
  const characters = Array.from({ length: last - first + 1 }, (_none, index) => String.fromCharCode(first + index));
  return characters.filter((character) => /\p{Ll}/u.test(character));
}

/** What is longer is no word, and would have more others near it than there is room for. */
const LONGEST = 60;

export function dictionaryOf(lexicon: Lexicon): Dictionary {
  const completed = (word: string) =>
    word.length > LONGEST
      ? []
      : lettersLike(word)
          .flatMap((letter) => [letter + word, word + letter])
          .filter((other) => lexicon.has(other));
  const near = (word: string) => {
    if (word.length > LONGEST) return [];
    const letters = lettersLike(word);
    const written = new Set([...accentedOtherwise(word), ...oneSlipFrom(word, letters, lexicon)]);
    written.delete(word);
    return [...written].filter((other) => lexicon.has(other));
  };
  return { has: (word) => lexicon.has(word), near, completed };
}

/** The letters of the script in which a word is written. */
function lettersLike(word: string): readonly string[] {
  return LETTERS.find((alphabet) => alphabet.includes(word.charAt(word.length - 1))) ?? [];
}

/** With no accent, or one, wherever it stands. */
function accentedOtherwise(word: string): string[] {
  const bare = withoutAccents(word);
  const accented = [...bare].flatMap((plain, at) =>
    (ACCENTED.get(plain) ?? []).map((letter) => bare.slice(0, at) + letter + bare.slice(at + 1)),
  );
  return [bare, ...accented];
}

/** Letters by what they are without their accents. */
const ACCENTED = new Map<string, string[]>();
for (const letter of LETTERS.flat()) {
  const plain = withoutAccents(letter);
  if (plain !== letter) ACCENTED.set(plain, [...(ACCENTED.get(plain) ?? []), letter]);
}

/** With a letter more or less, another one, or two that have changed places. */
function oneSlipFrom(word: string, letters: readonly string[], lexicon: Lexicon): string[] {
  const written: string[] = [];
  for (let at = 1; at < word.length; at += 1) {
    const [before, letter, rest] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    if (!lexicon.hasBeginning(before)) break;
    written.push(before + rest, before + rest.charAt(0) + letter + rest.slice(1));
    for (const other of letters) {
      if (lexicon.hasBeginning(before + other)) written.push(before + other + letter + rest, before + other + rest);
    }
  }
  return written;
}
