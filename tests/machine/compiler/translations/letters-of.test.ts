import { expect, test } from 'vitest';
import { wordsIn } from '../../../../src/compiler/texts/words';
import { areInLettersOf } from '../../../../src/compiler/translations/letters-of';

test.each([
  ['ja', '抹茶と季節の和菓子をどうぞお召し上がりください。', 'en', true],
  ['ar', 'من الثلاثاء إلى الأحد، مجانًا', 'fr', true],
  // A name, or a word in its own letters.
  ['ja', '茶房しずく', 'en', false],
  ['ja', 'Matcha（抹茶と季節の和菓子をどうぞ）', 'en', false],
  // Names are in Latin letters anywhere.
  ['en', 'Shizuku Tea House', 'ja', false],
  ['zh', '抹茶与季节和菓子抹茶与季节', 'ja', false],
  ['es', 'Abrimos todos los días', 'en', false],
])('all of it is %s: %s, and not %s: %s', (other, text, own, isOther) => {
  expect(areInLettersOf(other, wordsIn(text), own)).toBe(isOther);
});
