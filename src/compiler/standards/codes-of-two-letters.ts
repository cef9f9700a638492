const LETTERS = Array.from({ length: 26 }, (_none, index) => String.fromCharCode('A'.charCodeAt(0) + index));

/** All that may be the code of a country, or in small letters of a language. */
export const codesOfTwoLetters: readonly string[] = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
