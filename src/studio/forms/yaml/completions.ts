import { type KnownNames, nameKindOf, namesFor } from '../../../compiler/names/known-names';
import type { Contract } from '../../../compiler/schema/contract';
import { dereference } from '../../../compiler/schema/references';
import type { Schema } from '../../../compiler/schema/schema';
import type { MessageLanguage } from '../../../diagnostics/languages';
import { schemaText } from '../../../diagnostics/schema-text';
import { valueTitles } from '../../../diagnostics/value-titles';
import { doubleQuoted, isPlainSafe } from '../../../editing/scalar-style';
import { isRecord } from '../../../shared/is-record';
import { schemaAt, valueIn } from '../../content/schema-at';
import { type Cursor, type CursorPlace, cursorAt } from './cursor-place';

/** Something that can be written where the cursor is. */
interface Completion {
  readonly kind: 'key' | 'value' | 'fact';
  /** What is matched with what is typed. */
  readonly label: string;
  /** What it is called, where it has another name. */
  readonly detail: string;
  readonly help: string;
  /** What takes the place of what is typed. */
  readonly insert: string;
  /** Whether nothing is complete without it. */
  readonly isRequired: boolean;
}

export interface Completions {
  readonly from: number;
  readonly to: number;
  readonly options: readonly Completion[];
}

/** What the contract lets stand at an offset of a file: keys, values, or within double braces the facts of the site. */
export function completionsAt(
  contract: Contract,
  names: KnownNames,
  file: string,
  text: string,
  offset: number,
  language: MessageLanguage,
): Completions | undefined {
  const token = tokenAt(names, text, offset);
  if (token !== undefined) return token;
  const cursor = cursorAt(text, offset);
  const { from, to, asKey, asValue } = cursor;
  const options = [
    ...(asKey === undefined ? [] : keysAt({ contract, file, language }, asKey, cursor)),
    ...(asValue === undefined ? [] : valuesAt({ contract, file, language }, names, asValue, cursor)),
  ];
  return options.length === 0 ? undefined : { from, to, options };
}

interface Reading {
  readonly contract: Contract;
  readonly file: string;
  readonly language: MessageLanguage;
}

function tokenAt(names: KnownNames, text: string, offset: number): Completions | undefined {
  const [, typed] = /\{\{\s*([\w.-]*)$/.exec(text.slice(Math.max(0, offset - 200), offset)) ?? [];
  if (typed === undefined) return undefined;
  const rest = /^[\w.-]*/.exec(text.slice(offset))?.[0] ?? '';
  const to = offset + rest.length;
  const end = /^\s*\}\}/.test(text.slice(to)) ? '' : '}}';
  const options = (names.facts ?? []).map(({ name, title = '' }) => ({
    kind: 'fact' as const,
    label: `facts.${name}`,
    detail: title,
    help: '',
    insert: `facts.${name}${end}`,
    isRequired: false,
  }));
  return { from: offset - typed.length, to, options };
}

function keysAt({ contract, file, language }: Reading, { pointer, data }: CursorPlace, cursor: Cursor): Completion[] {
  const found = schemaAt(contract, file, pointer, data);
  if (found === undefined) return [];
  const there = valueIn(data, pointer);
  const required = found.schema.required ?? [];
  return alternativesOf(contract, propertiesHolder(contract, found.schema)).flatMap(({ properties = {} }) =>
    Object.entries(properties)
      .filter(([key]) => !(isRecord(there) && Object.hasOwn(there, key)))
      .map(([key, raw]) => {
        const { title, description } = wordsOf(contract, raw, language);
        const insert = cursor.hasColon ? key : key + beginningOf(dereference(contract, raw), cursor);
        return {
          kind: 'key',
          label: key,
          detail: title,
          help: description,
          insert,
          isRequired: required.includes(key),
        };
      }),
  );
}

/** A section that has no type yet can be given one, or be that of a block. */
function propertiesHolder(contract: Contract, schema: Schema): Schema {
  if (schema['x-section'] !== true) return schema;
  const { type } = contract.schemas.get('section.schema.json')?.properties ?? {};
  const { block } = contract.schemas.get('definitions.schema.json')?.$defs?.blockUse?.properties ?? {};
  return { properties: { ...(type && { type }), ...(block && { block }) } };
}

/** What follows a key: what it holds begins on the same line, or below it and further to the right. */
function beginningOf(schema: Schema, { isFlow, column }: Cursor): string {
  if (isFlow) return ': ';
  const below = `:\n${' '.repeat(column + 2)}`;
  if (schema.type === 'array') return `${below}- `;
  return schema.type === 'object' ? below : ': ';
}

function valuesAt(
  { contract, file, language }: Reading,
  names: KnownNames,
  { pointer, data }: CursorPlace,
  cursor: Cursor,
): Completion[] {
  const types = sectionTypesAt(contract, file, pointer, data, language);
  const found = schemaAt(contract, file, pointer, data);
  const values =
    types ??
    (found === undefined || found.pointer.length < pointer.length
      ? []
      : alternativesOf(contract, found.schema).flatMap((schema) => valuesOf(schema, names, language)));
  return values.map(({ value, detail, help }) => {
    const isText = typeof value === 'string';
    const isPlain = !isText || cursor.quote !== '' || isPlainSafe(value, cursor.isFlow);
    const insert = isPlain ? String(value) : doubleQuoted(value);
    return { kind: 'value', label: String(value), detail, help, insert, isRequired: false };
  });
}

interface Value {
  readonly value: unknown;
  readonly detail: string;
  readonly help: string;
}

function valuesOf(schema: Schema, names: KnownNames, language: MessageLanguage): Value[] {
  if (nameKindOf(schema) !== undefined) {
    return (namesFor(schema, names) ?? []).map(({ name, title = '' }) => ({ value: name, detail: title, help: '' }));
  }
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  const all = values.length === 0 && schema.type === 'boolean' ? [true, false] : values;
  const titles = valueTitles(schema, language);
  return all.map((value) => ({ value, detail: titles.get(String(value)) ?? '', help: '' }));
}

/** The types of sections, where that of one is being written. */
function sectionTypesAt(
  contract: Contract,
  file: string,
  pointer: CursorPlace['pointer'],
  data: unknown,
  language: MessageLanguage,
): Value[] | undefined {
  if (pointer.at(-1) !== 'type') return undefined;
  const section = schemaAt(contract, file, pointer.slice(0, -1), data);
  if (section === undefined || dereference(contract, section.raw)['x-section'] !== true) return undefined;
  return [...contract.sections].map(([type, schema]) => {
    const { title, description } = schemaText(schema, language);
    return { value: type, detail: title, help: description };
  });
}

/** A schema with those of which one has to hold. */
function alternativesOf(contract: Contract, schema: Schema): Schema[] {
  return [schema, ...(schema.anyOf ?? []).map((one) => dereference(contract, one))];
}

/** What a schema says of itself, or what it refers to. */
function wordsOf(contract: Contract, raw: Schema, language: MessageLanguage): ReturnType<typeof schemaText> {
  const own = schemaText(raw, language);
  const shared = schemaText(dereference(contract, raw), language);
  return { title: own.title || shared.title, description: own.description || shared.description };
}
