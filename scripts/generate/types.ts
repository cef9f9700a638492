import type { JSONSchema } from 'json-schema-to-typescript';
import { indispensableMessages } from '../../src/compiler/messages/message-uses';
import type { Contract } from '../../src/compiler/schema/contract';
import { entrySchema, type Kind, kindOfCollection } from '../../src/compiler/schema/kind';
import { dereference } from '../../src/compiler/schema/references';
import type { Schema } from '../../src/compiler/schema/schema';
import { schemaText } from '../../src/diagnostics/schema-text';
import { pascalCase } from '../pascal-case';

/** `source`: what editors write · `resolved`: what a manifest of one language holds. */
type View = 'source' | 'resolved';

/** What resolving adds: entries know their id; sections always have one and know where they are written. */
const ENTRY_IDENTITY = { id: { type: 'string' } };
const SECTION_IDENTITY = { ...ENTRY_IDENTITY, source: { tsType: 'SourcePlace' } };
/** The section whose title is the main heading of the page says so. */
const SECTION_ROLE = { main: { type: 'boolean' } };
/** The day of the build, as year-month-day. */
const DATED_IDENTITY = { ...SECTION_IDENTITY, builtOn: { type: 'string' } };

const HEADER = '// Generated from schemas/ by `npm run generate`. Not to be edited or committed.\n';

/** How a text is written: once for each language, or simply in a site of one. */
const LOCALISED = 'export type Localised = string | Readonly<Record<string, string>>;\n';

/** The TypeScript of the contract in one view, as the text of a module. */
export async function generateTypes(contract: Contract, view: View): Promise<string> {
  const root = { title: 'Contract', type: 'object', additionalProperties: false, $defs: definitions(contract, view) };
  const { compile } = await import('json-schema-to-typescript');
  const types = await compile(root as JSONSchema, 'Contract', {
    bannerComment: '',
    unreachableDefinitions: true,
    format: false,
    ignoreMinAndMaxItems: true,
  });
  const ownTypes = types
    .replace(/export interface Contract \{[^}]*\}\n/, '')
    .replaceAll(
      / \*\s*\n \* This interface was referenced by `Contract`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    );
  const byName = indexTypes(contract, view);
  return view === 'source'
    ? `${HEADER}${LOCALISED}${ownTypes}\n${byName}`
    : `${HEADER}${resolvedImport(contract)}${LOCALISED}${ownTypes}\n${sectionUnion(contract)}${byName}`;
}

/** The types that resolvers give, each named as in `x-resolve`; they are written by hand. */
function resolvedImport({ schemas }: Contract): string {
  const names = [...JSON.stringify([...schemas.values()]).matchAll(/"x-resolve":"(\w+)"/g)].map(
    ([, name = '']) => name,
  );
  const types = [...new Set(names.map(pascalCase)), 'SourcePlace'].sort();
  return `import type { ${types.join(', ')} } from '../src/shared/manifest';\n\n`;
}

function definitions(contract: Contract, view: View): Record<string, unknown> {
  const shared = Object.entries(contract.schemas.get('definitions.schema.json')?.$defs ?? {});
  const kinds = contract.kinds
    .filter((kind) => !kind.schema['x-section'])
    .map((kind) => {
      const identity = kind.collection === undefined ? undefined : ENTRY_IDENTITY;
      return [entryName(kind.schema, kind.name), shapeOf(kind, contract, view), identity] as const;
    });
  const sections = [...contract.sections].map(
    ([type, schema]) => [sectionName(type), schema, schema['x-dated'] ? DATED_IDENTITY : SECTION_IDENTITY] as const,
  );
  const plain = shared.filter(([, schema]) => view === 'source' || !schema['x-resolve']);
  const named = [...plain.map(([name, schema]) => [name, schema, undefined] as const), ...kinds, ...sections];
  return Object.fromEntries(
    named.map(([name, schema, identity]) => {
      const { 'x-resolve': _resolver, ...shape } = schema;
      const converted = { ...convert(contract, view, shape), title: pascalCase(name) };
      if (view === 'source' || identity === undefined) return [pascalCase(name), converted];
      return [pascalCase(name), extended(converted, identity, 'source' in identity ? SECTION_ROLE : {})];
    }),
  );
}

/** A manifest has every message that something of its site shows. */
function shapeOf(kind: Kind, contract: Contract, view: View): Schema {
  const schema = entrySchema(kind);
  if (view === 'source' || kind.name !== 'messages') return schema;
  return { ...schema, required: [...indispensableMessages(contract)] };
}

function extended(schema: Record<string, unknown>, known: object, optional: object): Record<string, unknown> {
  const required = [...new Set([...((schema.required as string[] | undefined) ?? []), ...Object.keys(known)])];
  return { ...schema, required, properties: { ...(schema.properties as object), ...known, ...optional } };
}

function convert(contract: Contract, view: View, schema: Schema): Record<string, unknown> {
  if (view === 'resolved') {
    const resolved = resolvedReference(contract, schema);
    if (resolved !== undefined) return resolved;
  }
  if (schema['x-localised'] || schema['x-localisable']) return { tsType: 'Localised' };
  if (schema.$ref !== undefined) return { $ref: `#/$defs/${referenceName(contract, schema.$ref)}` };
  if (schema['x-section']) return { tsType: sectionType(view) };
  return {
    ...(schema.description !== undefined && { description: schemaText(schema, 'en').description }),
    ...(schema.type !== undefined && { type: schema.type }),
    ...(schema.const !== undefined && { const: schema.const }),
    ...(schema.enum && !schema['x-icon'] && { enum: schema.enum }),
    ...(schema.required && { required: schema.required }),
    ...(schema.items && { items: convert(contract, view, schema.items) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([key, value]) => [key, convert(contract, view, value)]),
      ),
    }),
    ...(schema.additionalProperties !== undefined && {
      additionalProperties:
        typeof schema.additionalProperties === 'object'
          ? convert(contract, view, schema.additionalProperties)
          : schema.additionalProperties,
    }),
  };
}

/** The type a value has once resolved, where resolving changes it. */
function resolvedReference(contract: Contract, schema: Schema): Record<string, unknown> | undefined {
  const target = schema['x-reference'];
  if (target !== undefined && schema['x-resolve'] === undefined) {
    const kind = kindOfCollection(contract, target);
    return kind.schema['x-section'] ? { tsType: 'Section' } : { $ref: `#/$defs/${entryName(kind.schema, kind.name)}` };
  }
  const name = dereference(contract, schema)['x-resolve'];
  return name === undefined ? undefined : { tsType: pascalCase(name) };
}

function referenceName(contract: Contract, reference: string): string {
  const [file = '', pointer = ''] = reference.split('#');
  if (pointer !== '') return pascalCase(pointer.slice(pointer.lastIndexOf('/') + 1));
  return entryName(contract.schemas.get(file) ?? {}, file.replace('.schema.json', ''));
}

function entryName(schema: Schema, kind: string): string {
  return schema['x-entry'] ?? pascalCase(kind);
}

function sectionName(type: string): string {
  return `${pascalCase(type)}Section`;
}

function sectionUnion(contract: Contract): string {
  const lines = [...contract.sections.keys()].map((type) => `  '${type}': ${sectionName(type)};`);
  return [
    '/** The props of each section type. */',
    'export interface SectionProps {',
    ...lines,
    '}',
    'export type SectionType = keyof SectionProps;',
    '/** Any section of a manifest, told apart by `type`. */',
    'export type Section = SectionProps[SectionType];',
    '',
  ].join('\n');
}

/** What an entry of each collection is, and what each file that exists once is, by name. */
function indexTypes({ kinds }: Contract, view: View): string {
  const entries = kinds.flatMap(({ name, schema, collection }) => {
    const type = schema['x-section'] ? sectionType(view) : entryName(schema, name);
    return collection === undefined ? [] : [`  '${collection}': ${type};`];
  });
  const files = kinds
    .filter(({ collection }) => collection === undefined)
    .map(({ name, schema }) => `  '${name}'${schema['x-required'] ? '' : '?'}: ${entryName(schema, name)};`);
  return [
    '/** An entry of each collection. */',
    'export interface Collections {',
    ...entries,
    '}',
    '/** Each file that exists once; those that every site needs are always there. */',
    'export interface Singletons {',
    ...files,
    '}',
    '',
  ].join('\n');
}

/** Editors write sections by the schema of their type; resolved ones are told apart. */
function sectionType(view: View): string {
  return view === 'resolved' ? 'Section' : '{ [key: string]: unknown }';
}
