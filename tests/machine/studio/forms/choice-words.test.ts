import { expect, test } from 'vitest';
import { type Schema, visitSchemas } from '../../../../src/compiler/schema/schema';
import { type MessageLanguage, messageLanguages } from '../../../../src/diagnostics/languages';
import { valueTitles } from '../../../../src/diagnostics/value-titles';
import { contract } from '../../../support/compile-site';

interface Choice {
  readonly file: string;
  readonly schema: Schema;
  readonly values: readonly string[];
}

/** A picker shows icons by their picture, and the form has the names of collections and languages from elsewhere. */
const collections = contract.kinds.flatMap(({ collection }) => collection ?? []);
const choices: Choice[] = [];
for (const [file, whole] of contract.schemas) {
  visitSchemas(whole, (schema) => {
    const values = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
    const isNamed = values.every((value) => collections.includes(value));
    if (!isNamed && !schema['x-icon'] && !schema['x-language']) choices.push({ file, schema, values });
  });
}

function unexplained(language: MessageLanguage): string[] {
  return choices.flatMap(({ file, schema, values }) => {
    const words = valueTitles(schema, language);
    return values.filter((value) => !words.has(value)).map((value) => `${file}: ${value}`);
  });
}

test('the form has words for every value of a choice', () => {
  expect(choices.length).toBeGreaterThan(10);
  expect(unexplained('es')).toEqual([]);
});

test('where the description leaves out a value in English, it is a word by itself', () => {
  expect(unexplained('en').filter((place) => !/: [a-z]+$/.test(place))).toEqual([]);
});

test('no words of a value are cut short', () => {
  const words = choices.flatMap(({ schema }) =>
    messageLanguages.flatMap((language) => [...valueTitles(schema, language).values()]),
  );
  expect(words.filter((text) => !/^\p{L}/u.test(text) || /["“«:]/.test(text))).toEqual([]);
});

test('no two values of a choice are called the same, and none is named that there is not', () => {
  const wrong = choices.flatMap(({ file, schema, values }) =>
    messageLanguages.flatMap((language) => {
      const titles = [...valueTitles(schema, language)];
      const isOnly = (title: string) => titles.filter(([, other]) => other === title).length === 1;
      const isWrong = ([value, title]: readonly [string, string]) => !values.includes(value) || !isOnly(title);
      return titles.filter(isWrong).map(([value, title]) => `${file}: ${value} ${title}`);
    }),
  );
  expect(wrong).toEqual([]);
});
