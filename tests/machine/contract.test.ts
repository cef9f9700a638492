import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { project } from '../../scripts/project';
import { readIcons, readStyleNames } from '../../scripts/read-contract';
import { readTexts } from '../../scripts/read-files';
import { sectionFiles } from '../../scripts/scaffold/section';
import { readContract } from '../../src/compiler/schema/read-contract';
import { dereference } from '../../src/compiler/schema/references';
import type { Schema } from '../../src/compiler/schema/schema';
import { addContractFormats } from '../../src/compiler/schema/validator';
import { messageLanguages } from '../../src/diagnostics/languages';
import { schemaText } from '../../src/diagnostics/schema-text';
import { two } from '../support/languages';

interface Described {
  /** File and place in it: `page.schema.json/path/es`. */
  readonly place: string;
  readonly schema: Schema;
}

/** Letters and signs that English does without. */
const SPANISH = /[áéíóúñ¿¡«»]/i;

/** The project's schemas, that of a section type from an installed package, and one as `npm run new` writes it. */
const contract = readContract(
  new Map([
    ...(await readTexts(project.schemas)),
    ...(await readTexts(join(project.root, 'tests/fixtures/section-package/schemas'))),
    ...sectionFiles('daily-bread')
      .filter(({ path }) => path.startsWith('schemas/'))
      .map(({ path, content }) => [path.replace('schemas/', ''), String(content)] as const),
  ]),
  await readIcons(),
  await readStyleNames(),
);

/** As two languages have it; an example of a localised text is one of each. */
const localised = contract.inLanguages(two);
const everything = [...localised.schemas].flatMap(([file, schema]) => descendants(file, schema));

/** A section type has its example beside its component. */
test('every schema and every key of every schema has a title, a description and an example', () => {
  const lacking = everything
    .filter(({ schema }) => schema.$ref === undefined)
    .flatMap(({ place, schema }) => {
      const missing = [
        ...(schema.title ? [] : ['title']),
        ...(schema.description ? [] : ['description']),
        ...(schema.examples?.length || isSection(place) ? [] : ['examples']),
      ];
      return missing.length > 0 ? [`${place}: ${missing.join(', ')}`] : [];
    });
  expect(lacking).toEqual([]);
});

/** Forms are made of these words. That something is a text says nothing of what this one is for. */
test('what refers to a schema has words of its own beside it if that is any text, and otherwise at least those of the schema', () => {
  const lacking = everything
    .filter(({ schema }) => schema.$ref !== undefined)
    .filter(({ schema }) => {
      const target = dereference(localised, schema);
      const isAnyText = target['x-localised'] === true || target['x-resolve'] === 'sharedText';
      const described = isAnyText ? [schema] : [schema, target];
      return messageLanguages.some((language) => {
        const words = described.map((each) => schemaText(each, language));
        return !(words.some(({ title }) => hasText(title)) && words.some(({ description }) => hasText(description)));
      });
    })
    .map(({ place }) => place);
  expect(lacking).toEqual([]);
});

test('what a schema says of itself stands there in English, too', () => {
  const lacking = everything
    .filter(({ schema: { title, description, 'x-plural': plural, 'x-en': english } }) => {
      const spanish = { title, plural, description };
      const present = (['title', 'plural', 'description'] as const).filter((key) => hasText(spanish[key]));
      return present.join() !== Object.keys(english ?? {}).join() || !Object.values(english ?? {}).every(hasText);
    })
    .map(({ place }) => place);
  expect(lacking).toEqual([]);
});

/** Only titles may be the same word in both languages. */
test('what stands there in English is English', () => {
  const spanish = [...contract.schemas]
    .flatMap(([file, schema]) => descendants(file, schema))
    .filter(({ schema: { description, 'x-en': english } }) => {
      const texts = Object.values(english ?? {});
      return texts.some((text) => SPANISH.test(text) || (text === description && hasText(text)));
    })
    .map(({ place }) => place);
  expect(spanish).toEqual([]);
});

test('every example of a text, a number or a choice is valid', () => {
  const ajv = new Ajv({ allErrors: true, strict: false });
  addContractFormats(ajv);
  const wrong = everything
    .filter(({ schema }) => isPrimitive(schema))
    .flatMap(({ place, schema }) => {
      const { $id: _id, ...own } = schema;
      const validate = ajv.compile(own);
      return (schema.examples ?? [])
        .filter((example) => !validate(example))
        .map((example) => `${place}: ${JSON.stringify(example)}`);
    });
  expect(wrong).toEqual([]);
});

test('every place of a picture says how much room it has', () => {
  const places = everything.filter(
    ({ schema }) => schema.$ref !== undefined && dereference(localised, schema)['x-resolve'] === 'media',
  );
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter(({ schema }) => schema['x-room'] === undefined).map(({ place }) => place)).toEqual([]);
});

test('every reference leads to a schema', () => {
  const missing = everything.flatMap(({ place, schema: { $ref } }) => {
    if ($ref === undefined) return [];
    const [file = '', pointer = ''] = $ref.split('#');
    const name = pointer.replace('/$defs/', '');
    const target = contract.schemas.get(file);
    return target !== undefined && (name === '' || target.$defs?.[name] !== undefined) ? [] : [`${place}: ${$ref}`];
  });
  expect(missing).toEqual([]);
});

/** Entries of two collections are on pages already, or pages themselves. */
test('a page can be made of each entry of every collection', () => {
  const collections = contract.kinds.flatMap(({ collection }) => collection ?? []);
  const { each } = contract.schemas.get('page.schema.json')?.properties ?? {};
  expect(each?.enum).toEqual(collections.filter((name) => name !== 'blocks' && name !== 'pages').sort());
});

test('Visual Studio Code checks every kind of file against its schema', async () => {
  const settings = JSON.parse(await readFile(join(project.root, '.vscode/settings.json'), 'utf8')) as {
    'yaml.schemas': Record<string, string>;
  };
  expect(settings['yaml.schemas']).toEqual(
    Object.fromEntries(
      contract.kinds.map(({ name, files }) => [`./generated/editor-schemas/${name}.schema.json`, `site/${files}`]),
    ),
  );
});

function isSection(place: string): boolean {
  return /^sections\/[^/]+$/.test(place);
}

function hasText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

/** A schema with all that it nests. */
function descendants(place: string, schema: Schema): Described[] {
  const nested: [string, Schema | undefined][] = [
    ...Object.entries(schema.$defs ?? {}),
    ...Object.entries(schema.properties ?? {}),
    ['items', schema.items],
    ['*', typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined],
    ...(schema.anyOf ?? []).map((choice, index): [string, Schema] => [`anyOf ${index}`, choice]),
  ];
  return [
    { place, schema },
    ...nested.flatMap(([key, child]) => (child === undefined ? [] : descendants(`${place}/${key}`, child))),
  ];
}

function isPrimitive({ type, enum: choices, const: only }: Schema): boolean {
  return (
    choices !== undefined || only !== undefined || ['string', 'integer', 'number', 'boolean'].includes(String(type))
  );
}
