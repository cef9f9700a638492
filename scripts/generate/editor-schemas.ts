import type { OutputFile } from '../../src/compiler/emit/output-file';
import { type KnownName, type KnownNames, nameKindOf } from '../../src/compiler/names/known-names';
import type { Contract } from '../../src/compiler/schema/contract';
import { dereference } from '../../src/compiler/schema/references';
import type { Schema } from '../../src/compiler/schema/schema';
import { messageLanguages } from '../../src/diagnostics/languages';
import { schemaText } from '../../src/diagnostics/schema-text';
import { isRecord } from '../../src/shared/is-record';

const NAMES = 'names.json';

/**
 * The schemas as the YAML language server needs them to complete and explain sections: where the contract picks a
 * section's schema by its `type`, all of them are offered. An editor shows one text for each key: it says the same in
 * every language of the messages. Editors use these; the compiler does not.
 */
export function editorSchemas(contract: Contract): OutputFile[] {
  return [...contract.schemas].map(([path, schema]) => ({
    path: `editor-schemas/${path}`,
    content: JSON.stringify(withSectionChoice(contract, path, schema), null, 2),
  }));
}

function withSectionChoice(contract: Contract, path: string, schema: Schema): unknown {
  const folder = path.includes('/') ? '../' : '';
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (!isSchema(value)) return value;
    if (value.$ref !== undefined) return referenceTo(contract, value, folder);
    const explained = withNames(withWords(contract, value), folder);
    return value['x-section'] ? { ...explained, anyOf: choices(contract) } : explained;
  });
}

/**
 * What stands beside a reference goes before what it refers to. Of a schema with a condition, such as that of a text in a
 * site of one language, an editor shows what the condition is called: that is the same as the whole.
 */
function referenceTo(contract: Contract, schema: Schema, folder: string): Schema {
  const { $ref = '', ...own } = withWords(contract, schema);
  const { if: condition } = dereference(contract, schema);
  const { title = '', description = '' } = own;
  const explained = condition !== undefined && title !== '' && { if: { ...condition, title, description } };
  return { ...own, ...explained, $ref: folder + $ref };
}

/** Offers what the site has of what a value names, and takes any other: it may be there a moment later. */
function withNames(schema: Schema, folder: string): Schema {
  const kind = nameKindOf(schema);
  return kind === undefined ? schema : { ...schema, anyOf: [{ $ref: `${folder}${NAMES}#/$defs/${kind}` }, {}] };
}

/** The names themselves, in a file of their own, for they change as the content does. */
export function editorNames(names: KnownNames): OutputFile {
  const choices = Object.entries(names).map(([kind, known]) => {
    const explained = known.filter(({ title }) => title !== undefined).map(choice);
    const bare = known.filter(({ title }) => title === undefined).map(({ name }) => name);
    return [kind, { anyOf: [...explained, ...(bare.length > 0 ? [{ enum: bare }] : [])] }];
  });
  return { path: `editor-schemas/${NAMES}`, content: JSON.stringify({ $defs: Object.fromEntries(choices) }) };
}

function choice({ name, title, place }: KnownName): Schema {
  return { const: name, ...(title !== undefined && { title }), description: place };
}

/**
 * Title and description in every language of the messages: beside each other, and one below the other. After what stands
 * beside a reference comes what is true of all that it refers to: an editor shows only one of them.
 */
function withWords(contract: Contract, schema: Schema): Schema {
  if (schema['x-en'] === undefined) return schema;
  const shared = dereference(contract, schema);
  const texts = messageLanguages.map((language) => {
    const { title, description } = schemaText(schema, language);
    return { title, description: [...new Set([description, schemaText(shared, language).description])].join(' ') };
  });
  const { 'x-en': _english, ...others } = schema;
  return {
    ...others,
    title: [...new Set(texts.map(({ title }) => title))].join(' · '),
    description: texts.map(({ description }) => description).join('\n\n'),
  };
}

/** What stands in a list of sections: one of any type, or the name of a block. */
function choices(contract: Contract): Schema[] {
  const sections = [...contract.sections.keys()].map((type) => ({ $ref: `sections/${type}.schema.json` }));
  return [...sections, { $ref: 'definitions.schema.json#/$defs/blockUse' }];
}

function isSchema(value: unknown): value is Schema {
  return isRecord(value);
}
