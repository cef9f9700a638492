import { folded } from '../spelling/folded';

/** So many letters two words begin with that are akin; shorter ones are the same. */
const BEGINNING = 5;
const SHORTEST = 4;

/** How languages write one sound: “theory” is «teoría», “phase” «fase». */
const SOUNDS = [
  [/th/g, 't'],
  [/ph/g, 'f'],
  [/y/g, 'i'],
  [/k|qu/g, 'c'],
  [/([a-z])\1/g, '$1'],
] as const;

/** What the words of a text begin with: where two languages have the same, they may say the same. */
export function beginningsOf(text: string): ReadonlySet<string> {
  const words = folded(text.replaceAll(/<[^<>]*>|\{\{[^{}]*\}\}/g, ' ')).match(/\p{L}+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const plain = SOUNDS.reduce((now, [pattern, sound]) => now.replace(pattern, sound), word);
      return plain.length < SHORTEST ? [] : plain.slice(0, BEGINNING);
    }),
  );
}
