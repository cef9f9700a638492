/** The letters of the Cyrillic alphabet that look like other ones. */
const ALIKE = new Map(
  [...'аеорсухіѕјАВЕКМНОРСТУХІЅЈ'].map((letter, index) => [letter, [...'aeopcyxisjABEKMHOPCTYXISJ'][index] ?? '']),
);

/** A word in Latin letters alone, where letters that look like them are among them. */
export function inOneAlphabet(word: string): string {
  const isMixed = /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word);
  return isMixed ? word.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => ALIKE.get(letter) ?? letter) : word;
}
