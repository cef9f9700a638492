import { expect, test } from 'vitest';
import { choiceWords } from '../../../../src/compiler/schema/choice-words';
import { type Schema, visitSchemas } from '../../../../src/compiler/schema/schema';
import type { MessageLanguage } from '../../../../src/diagnostics/languages';
import { schemaText } from '../../../../src/diagnostics/schema-text';
import { contract } from '../../../support/compile-site';

interface Choice {
  readonly file: string;
  readonly schema: Schema;
  readonly values: readonly string[];
}

/** A picker shows icons by their picture, the form has the names of collections and languages from elsewhere, and the terms of schema.org are shown as they are. */
const collections = contract.kinds.flatMap(({ collection }) => collection ?? []);
const choices: Choice[] = [];
for (const [file, whole] of contract.schemas) {
  visitSchemas(whole, (schema) => {
    const values = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
    const isNamed = values.every((value) => collections.includes(value));
    const isTerm = values.every((value) => /^[A-Z][A-Za-z]+$/.test(value));
    if (!isNamed && !isTerm && !schema['x-icon'] && !schema['x-language']) choices.push({ file, schema, values });
  });
}

function unexplained(language: MessageLanguage): string[] {
  return choices.flatMap(({ file, schema, values }) => {
    const words = choiceWords(schemaText(schema, language).description, values);
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
  const words = choices.flatMap(({ schema, values }) =>
    (['es', 'en'] as const).flatMap((language) => [
      ...choiceWords(schemaText(schema, language).description, values).values(),
    ]),
  );
  expect(words.filter((text) => !/^\p{L}/u.test(text) || /["“«:]/.test(text))).toEqual([]);
});
