import { expect, test } from 'vitest';
import { languageData } from '../../../src/compiler/language-data/known-languages';
import { neededWords } from '../../../src/compiler/texts/needed-words';

test.each([
  ['haber si', [['haber'], ['si']]],
  ['(bring|brings|to) there own', [['there'], ['own'], ['bring', 'brings', 'to']]],
  // Of one that is said in several words, the longest.
  ['(para que|cuando) valla', [['valla'], ['para', 'cuando']]],
  ['(tiend|escuel)as esta', [['tiendas', 'escuelas'], ['esta']]],
  [
    '([Ww]e|[Yy]ou) (start|take)s',
    [
      ['starts', 'takes'],
      ['we', 'you'],
    ],
  ],
  ['ojalá (que )?halla', [['ojalá'], ['halla']]],
  ["don[’']t loose", [['loose'], ['don']]],
  ['fin(es)? de', [['fin', 'fines'], ['de']]],
  ['a ?ver', [['ver', 'aver']]],
  // Of what may stand beside a word, the word alone.
  ['(have|has) (already |not )?wrote', [['have', 'has'], ['wrote']]],
  // What is to follow stands there as well, unless that is one thing or another.
  ['un(?= de (?:los|nuestros)(?!\\p{L}))', [['un'], ['de'], ['los', 'nuestros']]],
  // What stands around it need not be a word.
  ['(?<!(?<!\\p{L})(?:[Ee]l|[Uu]n) )tubo(?= (?:que|lugar|[.;:)?!]) )', [['tubo']]],
  ['en (\\p{L}+[ai]do) casa', [['casa'], ['en']]],
  // What is not said to the letter, and what may be left out, is not needed.
  ['(\\d+|dos) anos', [['anos']]],
  ['(hola )?', []],
  ['(?:muy )*bien', []],
  ['(\\d*(?<!1)1)(?:th|nd|rd)', []],
  ['(|a) mi', [['mi']]],
] as const)('a text with «%s» has one word of each of %j', (pattern, needed) => {
  expect(
    neededWords(pattern)
      .words.map((words) => words.toSorted())
      .toSorted(),
  ).toEqual(needed.map((words) => words.toSorted()).toSorted());
});

test.each([
  ['haber si', [['haber si']]],
  [
    '(use|para que) (there|lo más) own',
    [
      ['use there', 'use lo', 'que there', 'que lo'],
      ['there own', 'más own'],
    ],
  ],
  ["don[’']t loose", [['t loose']]],
  ['en (\\p{L}+) casa', []],
] as const)('and for «%s» one of each of %j', (pattern, pairs) => {
  expect(neededWords(pattern).pairs).toEqual(pairs);
});

test('the rarest word comes first', () => {
  expect(neededWords('(de|con|para) nuestra el').words[0]).toEqual(['nuestra']);
  expect(neededWords('(monday|tuesday) of').words[0]).toEqual(['monday', 'tuesday']);
});

test.each(['es', 'en'])('nearly all phrases of “%s” need a word', (language) => {
  const phrases = languageData(language)?.phrases ?? [];
  const others = phrases.filter(([pattern]) => neededWords(pattern).words.length === 0);
  expect(others.length).toBeLessThan(phrases.length / 10);
});
