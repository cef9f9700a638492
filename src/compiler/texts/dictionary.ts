import { withoutAccents } from './folded';

/** The words of a language, in small letters. */
export interface Dictionary {
  has(word: string): boolean;
  /** Its words that are another one but for a slip of the fingers, or its accents. They begin alike. */
  near(word: string): readonly string[];
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

/** @param has - whether a word is one of the language */
export function dictionaryOf(has: (word: string) => boolean): Dictionary {
  const near = (word: string) => {
    if (word.length > LONGEST) return [];
    const letters = LETTERS.find((alphabet) => alphabet.includes(word.charAt(word.length - 1))) ?? [];
    const written = new Set([...accentedOtherwise(word, letters), ...oneSlipFrom(word, letters)]);
    written.delete(word);
    return [...written].filter(has);
  };
  return { has, near };
}

/** With no accent, or one, wherever it stands. */
function accentedOtherwise(word: string, letters: readonly string[]): string[] {
  const bare = withoutAccents(word);
  const accented = [...bare].flatMap((plain, at) =>
    letters
      .filter((letter) => letter !== plain && withoutAccents(letter) === plain)
      .map((letter) => bare.slice(0, at) + letter + bare.slice(at + 1)),
  );
  return [bare, ...accented];
}

/** With a letter more or less, another one, or two that have changed places. */
function oneSlipFrom(word: string, letters: readonly string[]): string[] {
  return Array.from({ length: word.length - 1 }, (_none, index) => index + 1).flatMap((at) => {
    const [before, letter, rest] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const others = letters.flatMap((other) => [before + other + letter + rest, before + other + rest]);
    return [before + rest, before + rest.charAt(0) + letter + rest.slice(1), ...others];
  });
}
