import { isRecord } from '../../../shared/is-record';
import { oncePerObject } from '../../../shared/once-per-object';
import { mistypedAddress } from '../../addresses/mistyped-address';
import { withoutAnd } from '../../names/without-and';
import type { Contract } from '../../schema/contract';
import { isLocalised, isOneText } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import { slugOf } from '../../spelling/suggest';
import { callingCode } from '../../standards/phone-example';
import { asMap } from '../typical-value';
import { meantChoice } from './meant-choice';
import { meantDays, meantSpan } from './meant-day';
import { onlyTextIn } from './meant-key';

/** What a value becomes once it stands under the key with this schema; nothing where it is right as it is. */
export function asWanted(value: unknown, schema: Schema, contract: Contract): unknown {
  const only = onlyTextIn(value);
  if (only !== undefined && (isOneText(schema) || schema.enum !== undefined))
    return asWanted(only, schema, contract) ?? only;
  if (isRecord(value) && dereference(contract, schema.items ?? {}).type === 'object') return [value];
  if (typeof value !== 'string' || isLocalised(schema)) return undefined;
  if (schema.format === 'link-address') return mistypedAddress(value, callingCode(contract.languages))?.correct;
  if (schema.enum === undefined) return listOf(value, schema, contract) ?? asMap(value, schema, contract);
  const valid = asTexts(schema.enum);
  return valid.includes(value) ? undefined : meantChoice(value, valid, schema);
}

/** The number, or the yes or no, that a text says; nothing where it could mean something else. */
export function convert(value: unknown, expected: string): unknown {
  if (typeof value !== 'string') return undefined;
  if (expected === 'boolean') return yesOrNo(value);
  if (!isNumeric(expected)) return undefined;
  // A comma is a decimal one, unless three figures follow: those may be thousands.
  const text = value
    .trim()
    .replace(/\s*°$/, '')
    .replace(/^(-?\d+),(\d{1,2}|\d{4,})$/, '$1.$2');
  const number = Number(text);
  return String(number) === text && Number.isFinite(number) && (expected === 'number' || Number.isInteger(number))
    ? number
    : undefined;
}

/** Words for yes and for no, without accents. */
const YES = new Set('true yes on si verdadero oui vrai ja wahr sim verdadeiro vero'.split(' '));
const NO = new Set('false no off falso non faux nein falsch nao'.split(' '));

/** The yes or no that a value says. */
export function yesOrNo(value: unknown): boolean | undefined {
  const word = slugOf(String(value));
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}

/** The names in a text where a list of names goes: `bread, salt`. */
export function listOf(value: unknown, { type, items = {} }: Schema, contract: Contract): string[] | undefined {
  if (type !== 'array' || typeof value !== 'string') return undefined;
  const { type: itemType, enum: values, pattern, 'x-reference': collection } = dereference(contract, items);
  const names = partsOf(value, collection !== undefined || pattern !== undefined);
  if (values !== undefined) return namesAmong(names, asTexts(values)) ?? meantSpan(asTexts(values), value);
  if (itemType !== 'string') return undefined;
  const form = new RegExp(pattern ?? '^[\\p{L}\\p{N}_-]+$', 'u');
  return names.every((name) => form.test(name)) ? names : undefined;
}

/** What begins each item of a list where it is not read as a dash: `-madrid`, `• madrid`, `1. madrid`. */
const BULLET = /(?:^|\s)(?:-\s*|(?:[•·▪◦‣–—*]|\d{1,2}[.)])\s+)(?=\S)/u;

/** YAML reads items that begin otherwise than with a dash and a space as one text. Names have no spaces in them. */
function partsOf(value: string, areNames: boolean): string[] {
  const dashes = value.trim().search(BULLET) === 0 ? value.split(BULLET) : undefined;
  // Quotes around the brackets of a list make a text of it, and so does a bracket alone.
  const inside = value.trim().replace(/^[[(]?([^[\]()]*)[\])]?$/, '$1');
  const parts = dashes ?? inside.split(areNames ? /[\s,;+]+/ : /[,;+]/);
  const names = parts
    .map((part) =>
      part
        .trim()
        .replace(/^(["'])(.*)\1$/, '$2')
        .replace(/^#/, ''),
    )
    .filter((part) => dashes === undefined || part !== '');
  return areNames ? withoutAnd(names) : names;
}

function namesAmong(names: readonly string[], valid: readonly string[]): string[] | undefined {
  const meant = names.map((name) => (valid.includes(name) ? name : meantDays(valid)(name)));
  const known = meant.filter((name) => name !== undefined);
  return known.length === meant.length ? known : undefined;
}

/** Words for all that there are, without accents. */
const ALL = new Set(
  'all every todo toda todos todas tot tota tots totes tous toutes alle tutti tutte tudo tots'.split(' '),
);

/** The collection of which a text asks for everything: `locations: all`. */
export function everyEntry(value: unknown, { type, items = {} }: Schema, contract: Contract): string | undefined {
  if (type !== 'array' || typeof value !== 'string' || !ALL.has(slugOf(value))) return undefined;
  return dereference(contract, items)['x-reference'];
}

/** The only text in a list where one text goes; where a name goes, in a map, too. */
export function onlyText(value: unknown, expected: string, schema: Schema): string | undefined {
  if (expected !== 'string' || !(Array.isArray(value) || isName(schema))) return undefined;
  const [only, ...others]: unknown[] = Object.values(Object(value) as object);
  if (typeof only !== 'string' || others.length > 0) return undefined;
  // `- Bloque 1: Básico`: the whole of it is one text.
  const [key = ''] = Array.isArray(value) ? [] : Object.keys(Object(value) as object);
  return key.includes(' ') ? `${key}: ${only}` : only;
}

export function isNumeric(expected: string): boolean {
  return expected === 'number' || expected === 'integer';
}

/** A text that names something: in quotes, a figure would name nothing. */
export function isName(schema: Schema): boolean {
  return namesFigure(schema) || schema['x-reference'] !== undefined || schema['x-page'] !== undefined;
}

export function namesFigure(schema: Schema): boolean {
  return schema['x-resolve'] === 'price' || schema['x-names'] === 'facts';
}

export const asTexts = oncePerObject((values: readonly unknown[]) => values.map(String));
