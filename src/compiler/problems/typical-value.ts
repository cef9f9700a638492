import { isRecord } from '../../shared/is-record';
import { typicalLanguage } from '../languages';
import type { Contract } from '../schema/contract';
import { isProse } from '../schema/prose';
import { dereference } from '../schema/references';
import type { Schema } from '../schema/schema';
import { degreesIn } from './number-with-unit';
import { suits } from './shape/fits-schema';
import { typicalInCountry } from './typical-in-country';

/** A typical value as it is written. Of prose, only where it goes: nobody is to publish the words of an example. */
export function exampleOf(schema: Schema, contract: Contract): string {
  const example = typicalValue(schema, contract);
  return example === undefined ? '…' : inOneLine(example);
}

function typicalValue(schema: Schema, contract: Contract): unknown {
  const example = typicalInCountry(schema.format, contract.languages) ?? schema.examples?.[0];
  if (isProse(schema)) return withoutText(example);
  const isEmpty = typeof example === 'object' && example !== null && Object.keys(example).length === 0;
  if (Array.isArray(example) && isEmpty) return [typicalValue(dereference(contract, schema.items ?? {}), contract)];
  const parts = isEmpty ? requiredParts(schema, contract) : [];
  return parts.length === 0 ? example : Object.fromEntries(parts);
}

function requiredParts({ required = [], properties = {} }: Schema, contract: Contract): [string, unknown][] {
  return required.map((key) => [key, typicalValue(dereference(contract, properties[key] ?? {}), contract) ?? '…']);
}

/**
 * The map that a schema asks for, of a value that stands there alone: `drawings/oven.svg` as
 * `{ src: "drawings/oven.svg", alt: "…" }`, two numbers, in a list or between commas, as `{ latitude: 40.47, longitude: -3.58 }`,
 * and a text as the first that such a map has to have.
 */
export function asMap(
  value: unknown,
  schema: Schema,
  contract: Contract,
): Readonly<Record<string, unknown>> | undefined {
  if (schema.type !== 'object' || isProse(schema)) return undefined;
  const language = schema['x-site-language'] === true ? typicalLanguage(value) : undefined;
  if (language !== undefined) return { ...language };
  const { properties = {}, required = [] } = schema;
  const wanted = wantedIn(schema, contract);
  const numbers = numbersIn(value);
  if (numbers.length > 1) {
    const isEach = required.length === numbers.length && required.every((key) => wanted(key).type === 'number');
    return isEach ? Object.fromEntries(required.map((key, index) => [key, numbers[index]])) : undefined;
  }
  const row = rowIn(value, Object.keys(properties), wanted);
  if (row !== undefined) return row;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return withValue(value, schema, wanted, contract);
}

/** What a schema asks for under each of its keys. */
function wantedIn({ properties = {} }: Schema, contract: Contract): (key: string) => Schema {
  return (key) => dereference(contract, properties[key] ?? {});
}

/** Whether a text is the name of a file, as a map with a picture has it. */
function isFileOf(value: string | number, { properties = {} }: Schema): boolean {
  return Object.values(properties).some((own) => own['x-names'] === 'media' && suits(value, own));
}

/** The map that a schema asks for, with a value under the first key that it suits, or else as its text. */
function withValue(
  value: string | number,
  schema: Schema,
  wanted: (key: string) => Schema,
  contract: Contract,
): Readonly<Record<string, unknown>> | undefined {
  const { properties = {}, required = [], examples: [example] = [] } = schema;
  const typical = isRecord(example) ? withoutTexts(example, wanted) : {};
  const whole = { ...typical, ...Object.fromEntries(requiredParts(schema, contract)) };
  const names = Object.keys(properties).filter((key) => key in whole && wanted(key)['x-localised'] !== true);
  const prose = required.find((name) => isProse(wanted(name)));
  const picture = required.find((name) => isFileOf(value, wanted(name)));
  if (picture !== undefined)
    return {
      ...partsOf(required, whole, wanted),
      [picture]: withValue(value, wanted(picture), wantedIn(wanted(picture), contract), contract),
    };
  const key = names.find((name) => suits(value, wanted(name)) || isOneOf(value, wanted(name)));
  if (key !== undefined) {
    const others = Object.keys(whole).filter((name) => required.includes(name) || isProse(wanted(name)));
    return { ...partsOf(others, whole, wanted), [key]: value };
  }
  if (prose === undefined || typeof value !== 'string' || value.trim() === '') return undefined;
  return { ...partsOf(Object.keys(whole), whole, wanted), [prose]: inMain(value, whole[prose]) };
}

/** The cells of a table, in a list or between strokes, under as many keys for texts as there are: `La primera | 7:30 | Hogazas`. */
function rowIn(
  value: unknown,
  keys: readonly string[],
  wanted: (key: string) => Schema,
): Readonly<Record<string, unknown>> | undefined {
  const cells: readonly unknown[] = typeof value === 'string' ? value.split(/\s*[|\t;]\s*/) : [value].flat();
  const areTexts = cells.every((cell) => typeof cell === 'string') && keys.every((key) => isProse(wanted(key)));
  if (cells.length < 2 || cells.length !== keys.length || !areTexts) return undefined;
  return Object.fromEntries(
    keys.map((key, index) => [key, inMain(String(cells[index]), withoutText(wanted(key).examples?.[0]))]),
  );
}

/** Where each part goes: what it is that is no text, only its author knows. */
function partsOf(
  names: readonly string[],
  whole: Readonly<Record<string, unknown>>,
  wanted: (key: string) => Schema,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, isProse(wanted(name)) ? whole[name] : '…']));
}

/** Whether several types may stand where a schema says what goes there, that of the value among them. */
function isOneOf(value: string | number, { type }: Schema): boolean {
  return Array.isArray(type) && type.includes(typeof value) && !type.includes('object');
}

/** A text where the first language of its place stands. */
function inMain(text: string, place: unknown): unknown {
  if (!isRecord(place)) return text;
  const [main = ''] = Object.keys(place);
  return { ...place, [main]: text };
}

function withoutTexts(example: Readonly<Record<string, unknown>>, wanted: (key: string) => Schema) {
  const entries = Object.entries(example).map(([key, each]) => [key, isProse(wanted(key)) ? withoutText(each) : each]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function numbersIn(value: unknown): number[] {
  const parts: readonly unknown[] = typeof value === 'string' ? value.split(/[,;]\s*|\s+/) : [value].flat();
  const numbers = parts.map((part) => (part === '' ? Number.NaN : (degreesIn(String(part)) ?? Number(part))));
  return numbers.every(Number.isFinite) ? numbers : [];
}

/** A value as YAML in one line: `{ es: "…", en: "…" }`. */
export function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, each]) => `${key}: ${inOneLine(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function withoutText(example: unknown): unknown {
  if (typeof example === 'string') return '…';
  return isRecord(example) ? Object.fromEntries(Object.keys(example).map((key) => [key, '…'])) : example;
}
