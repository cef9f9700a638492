import { expect, test } from 'vitest';
import { searchTexts } from '../../../src/overview/search';

const texts = [
  'El panadero amasa en Málaga.',
  'Pan de centeno',
  'Pan',
  'Un centeno sin pan de nadie',
  'Ilık ızgara',
].map((text) => ({
  text,
  place: { file: 'a.yaml', pointer: [] },
}));
const found = (query: string) =>
  searchTexts(texts, query).map(({ found: { text }, marks }) =>
    [...marks]
      .reverse()
      .reduce((all, { from, to }) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`, text),
  );

test('whatever its capitals and accents, a word is found', () => {
  expect(found('MALAGA')).toEqual(['El panadero amasa en [Málaga].']);
  expect(found('málaga')).toEqual(['El panadero amasa en [Málaga].']);
  expect(found('izgara')).toEqual(['Ilık [ızgara]']);
});

test('the same text comes first, then those that have the words as they are typed, then those that have each', () => {
  expect(found('pan')[0]).toBe('[Pan]');
  expect(found('pan  de centeno')).toEqual([
    '[Pan de centeno]',
    'Un [centeno] sin [pan] [de] na[d]ie'.replace('[d]', 'd'),
  ]);
});

test('nothing is found for nothing, and what is no pattern is none', () => {
  expect(found('  ')).toEqual([]);
  expect(found('.*')).toEqual([]);
});
