import type { Languages } from '../shared/language';
import { localiseAll } from './localise';
import { isRecord } from './sections';
import { createValidator, type Validator } from './validator';

interface TitleAndDescription {
  title?: string;
  description?: string;
}

/** What a schema says of itself to editors: in Spanish, and the same in English. */
export interface SchemaText extends TitleAndDescription {
  'x-en'?: TitleAndDescription;
}

/** The part of JSON Schema (draft 7) the contract uses, and its own keywords. */
export interface Schema extends SchemaText {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  examples?: unknown[];
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  required?: string[];
  items?: Schema;
  pattern?: string;
  format?: string;
  anyOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  minLength?: number;
  /** Which files under site/ the schema describes; `*` stands for the entry's id. */
  'x-files'?: string;
  /** The collection in which entries of this kind are found by id. */
  'x-collection'?: string;
  /** Type name of one entry. */
  'x-entry'?: string;
  /** The resolver that makes the value into what a manifest holds, and the type of that (src/shared/manifest.ts). */
  'x-resolve'?: string;
  /** The collection whose entry the value names. */
  'x-reference'?: string;
  /** The value is a section: its `type` picks the schema. */
  'x-section'?: boolean;
  /** The value is the id of a page and stays it. */
  'x-page'?: boolean;
  /** The key of the same entry whose text stands in where this one is left out; of HTML, its beginning. */
  'x-default'?: string;
  /** A date that says nothing any more once it has passed. */
  'x-upcoming'?: boolean;
  /** A text that is written once for each language of the site. */
  'x-localised'?: boolean;
  /** The code of one of the site's languages. */
  'x-language'?: boolean;
  /** The name of an icon of the collection. */
  'x-icon'?: boolean;
  /** Of a section type: it runs in the browser, its code and data are sent. */
  'x-interactive'?: boolean;
  /** Of a section type: it draws container and heading itself. */
  'x-own-opening'?: boolean;
  /** Of a section type: what all sections have and this one has no use for. */
  'x-without'?: string[];
  /** Of a section type: on it the visitor can ask for information, so that nothing else needs to offer it. */
  'x-offers-contact'?: boolean;
  /** Of a section type: what it reads of the blog, which takes the live preview a while (decision T8). */
  'x-reads'?: 'list' | 'post' | 'related';
  /** The value is an id by which an address can lead to this place of the page. */
  'x-anchor'?: boolean;
  /** With this value, or without any, what visitors send reaches nobody. */
  'x-discarding'?: string;
  /** The value is the path of a file in site/theme. */
  'x-theme-file'?: boolean;
  /** Every site needs this file. */
  'x-required'?: boolean;
}

/** One kind of file: a singleton, a file of entries, or one file an entry. */
export interface Kind {
  readonly name: string;
  readonly schema: Schema;
  readonly files: string;
  readonly collection: string | undefined;
  /** `file`: one singleton · `map`: a file of entries by id · `entries`: one file an entry. */
  readonly holds: 'file' | 'map' | 'entries';
}

/** SVG symbols by the names of the icons. */
export type IconCollection = ReadonlyMap<string, string>;

export interface Contract {
  /** The languages in which texts are written; none in the contract as it was read. */
  readonly languages: Languages;
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly kinds: readonly Kind[];
  readonly sections: ReadonlyMap<string, Schema>;
  readonly icons: IconCollection;
  readonly validate: Validator;
  /** The contract of a site in these languages. */
  readonly inLanguages: (languages: Languages) => Contract;
}

const EXTENSION = '.schema.json';
const SECTIONS = 'sections/';
/** What every section has besides the keys of its type. */
const ENVELOPE = 'section.schema.json';

/**
 * Reads the schema files (path below schemas/ → text) into the contract, and the icons that content may name. Throws on
 * a schema that is no JSON.
 */
export function readContract(files: ReadonlyMap<string, string>, icons: IconCollection): Contract {
  const schemas = new Map<string, Schema>();
  for (const [path, text] of [...files].sort()) {
    if (path.endsWith(EXTENSION)) {
      schemas.set(path, withIconNames(withAbsoluteReferences(parseSchema(path, text), path), icons));
    }
  }
  const envelope = schemas.get(ENVELOPE);
  for (const [path, schema] of schemas) {
    if (path.startsWith(SECTIONS)) schemas.set(path, inEnvelope(envelope ?? {}, schema, sectionType(path)));
  }
  const byLanguages = new Map<string, Contract>();
  const inLanguages = (languages: Languages): Contract => {
    const key = JSON.stringify(languages);
    const contract = byLanguages.get(key) ?? assemble(localiseAll(schemas, languages), languages, icons, inLanguages);
    byLanguages.set(key, contract);
    return contract;
  };
  return assemble(schemas, [], icons, inLanguages);
}

function assemble(
  schemas: ReadonlyMap<string, Schema>,
  languages: Languages,
  icons: IconCollection,
  inLanguages: Contract['inLanguages'],
): Contract {
  const kinds = [...schemas].flatMap(([path, schema]) => toKind(path.slice(0, -EXTENSION.length), schema));
  const sections = new Map(
    [...schemas].filter(([path]) => path.startsWith(SECTIONS)).map(([path, schema]) => [sectionType(path), schema]),
  );
  return { languages, schemas, kinds, sections, icons, validate: createValidator(schemas), inLanguages };
}

function sectionType(path: string): string {
  return path.slice(SECTIONS.length, -EXTENSION.length);
}

/** The schema of a section type with the keys that all sections have. */
function inEnvelope(envelope: Schema, schema: Schema, type: string): Schema {
  const without = schema['x-without'] ?? [];
  const common = Object.entries(envelope.properties ?? {}).filter(([key]) => !without.includes(key));
  const { type: typeKey, ...others } = Object.fromEntries(common);
  const { type: _any, ...described } = typeKey ?? {};
  return {
    ...schema,
    type: 'object',
    additionalProperties: false,
    required: [...(envelope.required ?? []), ...(schema.required ?? [])],
    properties: { type: { ...described, examples: [type], const: type }, ...others, ...schema.properties },
  };
}

function parseSchema(path: string, text: string): Schema {
  try {
    return JSON.parse(text) as Schema;
  } catch (cause) {
    throw new Error(`schemas/${path} is not valid JSON: ${String(cause)}`, { cause });
  }
}

function toKind(name: string, schema: Schema): Kind[] {
  const files = schema['x-files'];
  if (files === undefined) return [];
  const collection = schema['x-collection'];
  const holds = files.includes('*') ? 'entries' : collection === undefined ? 'file' : 'map';
  return [{ name, schema, files, collection, holds }];
}

/** Rewrites every `$ref` to `file#/pointer`, so that one look-up table serves all schemas. */
function withAbsoluteReferences(schema: Schema, path: string): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const [file, fragment] = value.split('#');
    return `${new URL(file ?? '', `schemas://contract/${path}`).pathname.slice(1)}#${fragment ?? ''}`;
  }) as Schema;
}

function withIconNames(schema: Schema, icons: IconCollection): Schema {
  const names = [...icons.keys()];
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    isRecord(value) && value['x-icon'] === true ? { ...value, enum: names } : value,
  ) as Schema;
}

/** Follows `$ref`s until the schema itself is reached. */
export function dereference(contract: Contract, schema: Schema): Schema {
  let current = schema;
  while (current.$ref !== undefined) current = lookUp(contract, current.$ref);
  return current;
}

function lookUp(contract: Contract, reference: string): Schema {
  const [file = '', fragment = ''] = reference.split('#');
  let node: unknown = contract.schemas.get(file);
  for (const key of fragment.split('/').filter(Boolean)) node = (node as Record<string, unknown> | undefined)?.[key];
  if (node === undefined) throw new Error(`schemas: «${reference}» leads nowhere`);
  return node as Schema;
}

/** The schema of one entry of a collection. */
export function entrySchema(kind: Kind): Schema {
  if (kind.holds !== 'map') return kind.schema;
  return kind.schema.additionalProperties as Schema;
}

export function kindOfCollection(contract: Contract, collection: string): Kind {
  const kind = contract.kinds.find((candidate) => candidate.collection === collection);
  if (kind === undefined) throw new Error(`schemas: no kind of file holds the collection «${collection}»`);
  return kind;
}

/** The kind of file that a path below site/ is, with the entry's id where each file is an entry. */
export function kindOfFile(contract: Contract, path: string): { kind: Kind; id: string | undefined } | undefined {
  for (const kind of contract.kinds) {
    if (kind.holds !== 'entries' && kind.files === path) return { kind, id: undefined };
    const [before = '', after = ''] = kind.files.split('*');
    if (kind.holds !== 'entries' || !path.startsWith(before) || !path.endsWith(after)) continue;
    const id = path.slice(before.length, path.length - after.length);
    if (!id.includes('/')) return { kind, id };
  }
  return undefined;
}
