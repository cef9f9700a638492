import { isRecord } from '../../shared/is-record';
import type { Languages } from '../../shared/language';
import { phoneExample } from '../standards/phone-example';
import { mapSchema, type Schema, type SchemaText } from './schema';

/** The schemas with every localised text as the languages of a site have it, and phone numbers as in its country. */
export function localiseAll(schemas: ReadonlyMap<string, Schema>, languages: Languages): Map<string, Schema> {
  return new Map([...schemas].map(([path, schema]) => [path, localise(schema, languages)]));
}

function localise(schema: Schema, languages: Languages): Schema {
  return mapSchema(schema, (value) => {
    if (!isRecord(value)) return value;
    if (value['x-localised'] === true) return localisedText(value, languages);
    if (value['x-localisable'] === true) return oneTextOrEach(value, languages);
    if (value['x-language'] === true && languages.length > 0)
      return { ...value, enum: languages.map(({ code }) => code) };
    if (value['x-phone'] === true) return { ...value, examples: [phoneExample(languages)] };
    const { examples } = value;
    return Array.isArray(examples) ? { ...value, examples: examples.map((each) => textsIn(each, languages)) } : value;
  });
}

/** An example with the texts in it in the languages of a site. */
function textsIn(example: unknown, languages: Languages): unknown {
  if (Array.isArray(example)) return example.map((each) => textsIn(each, languages));
  if (!isRecord(example) || languages.length === 0) return example;
  if (!isText(example))
    return Object.fromEntries(Object.entries(example).map(([key, each]) => [key, textsIn(each, languages)]));
  const [only, ...others] = languages;
  return others.length === 0 ? examplesIn([example], only?.code ?? '')[0] : examplesOf([example], languages)[0];
}

/** Whether an example is a text, written in several languages. */
function isText(example: Record<string, unknown>): boolean {
  const keys = Object.keys(example);
  return keys.length > 1 && keys.every((key) => /^[a-z]{2}$/.test(key) && typeof example[key] === 'string');
}

/** What a text is while nobody knows the languages of a site, because its settings are not what they should be. */
const TEXT_IN_ANY_LANGUAGES: Schema = { type: ['string', 'object'], additionalProperties: { type: 'string' } };

/** One text for each language; in a site of one language simply the text, too. */
function localisedText(schema: Schema, languages: Languages): Schema {
  const { type, minLength, pattern, examples = [], ...common } = schema;
  const ofText: Schema = {
    ...(minLength !== undefined && { minLength }),
    ...(pattern !== undefined && { pattern }),
  };
  const constraints: Schema = { ...(type !== undefined && { type }), ...ofText };
  const [only, ...others] = languages;
  if (only === undefined) return { ...common, ...TEXT_IN_ANY_LANGUAGES };
  const byLanguage: Schema = {
    type: 'object',
    additionalProperties: false,
    required: languages.map(({ code }) => code),
    properties: Object.fromEntries(
      languages.map(({ code, name }) => [
        code,
        { ...named(common, name), examples: examplesIn(examples, code), ...constraints },
      ]),
    ),
  };
  if (others.length > 0) return { ...common, examples: examplesOf(examples, languages), ...byLanguage };
  const { properties } = byLanguage;
  return {
    ...common,
    examples: examplesIn(examples, only.code),
    type: ['string', 'object'],
    if: { type: 'object' },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { 'x-localised': true, ...byLanguage },
    else: { ...common, ...ofText, examples: examplesIn(examples, only.code) },
    ...(properties && { properties }),
  };
}

/** One text for all languages, or one for each. */
function oneTextOrEach(schema: Schema, languages: Languages): Schema {
  const { type, minLength, ...common } = schema;
  if (languages.length === 0) return { ...common, ...TEXT_IN_ANY_LANGUAGES };
  return {
    ...schema,
    type: ['string', 'object'],
    if: { type: 'object' },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: localisedText({ ...schema, 'x-localised': true, 'x-resolve': 'text' }, languages),
  };
}

/** What a text says of itself, under the name of its language. */
function named({ description = '', 'x-en': english }: Schema, name: string): SchemaText {
  return { title: name, description, ...(english && { 'x-en': { ...english, title: name } }) };
}

/** The examples of a schema are written in some languages: of a text in another one, they tell no more than where it goes. */
function examplesOf(examples: readonly unknown[], languages: Languages): unknown[] {
  return examples.map((example) =>
    Object.fromEntries(languages.map(({ code }) => [code, examplesIn([example], code)[0] ?? '…'])),
  );
}

function examplesIn(examples: readonly unknown[], code: string): unknown[] {
  return examples.map((example) => (isRecord(example) ? (example[code] ?? inAnother(example)) : example));
}

/** An address looks the same in any language. */
function inAnother(example: Record<string, unknown>): unknown {
  const [first] = Object.values(example);
  return typeof first === 'string' && first.startsWith('/') ? first : '…';
}
