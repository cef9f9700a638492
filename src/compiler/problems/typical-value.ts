import type { Contract } from '../contract';
import { isProse } from '../schema/prose';
import { dereference } from '../schema/references';
import type { Schema } from '../schema/schema';
import { isRecord } from '../sections';
import { suits } from './meant-key';

/** A typical value as it is written; of a text for people to read, only where it goes, for nobody is to publish that of another. */
export function exampleOf(schema: Schema, contract: Contract): string {
  const example = typicalValue(schema, contract);
  return example === undefined ? '…' : inOneLine(example);
}

function typicalValue(schema: Schema, contract: Contract): unknown {
  const [example] = schema.examples ?? [];
  if (isProse(schema)) return withoutText(example);
  const isEmpty = typeof example === 'object' && example !== null && Object.keys(example).length === 0;
  const parts = isEmpty ? requiredParts(schema, contract) : [];
  return parts.length === 0 ? example : Object.fromEntries(parts);
}

function requiredParts({ required = [], properties = {} }: Schema, contract: Contract): [string, unknown][] {
  return required.map((key) => [key, typicalValue(dereference(contract, properties[key] ?? {}), contract) ?? '…']);
}

/**
 * A value as it is written in the map that a schema asks for, where it stands alone: `drawings/oven.svg` as
 * `{ src: "drawings/oven.svg", alt: "…" }`, and two numbers, in a list or between commas, as `{ latitude: 40.47, longitude: -3.58 }`.
 */
export function asMap(value: unknown, schema: Schema, contract: Contract): string | undefined {
  if (schema.type !== 'object' || isProse(schema)) return undefined;
  const { properties = {}, required = [] } = schema;
  const wanted = (key: string) => dereference(contract, properties[key] ?? {});
  const numbers = numbersIn(value);
  if (numbers.length > 1) {
    const isEach = required.length === numbers.length && required.every((key) => wanted(key).type === 'number');
    return isEach ? inOneLine(Object.fromEntries(required.map((key, index) => [key, numbers[index]]))) : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const [example] = schema.examples ?? [];
  const typical = isRecord(example) ? withoutTexts(example, wanted) : {};
  const names = Object.keys(properties).filter((key) => wanted(key)['x-localised'] !== true);
  const key = names.find((name) => (name in typical || required.includes(name)) && suits(value, wanted(name)));
  return key === undefined ? undefined : inOneLine({ ...typical, [key]: value });
}

function withoutTexts(example: Readonly<Record<string, unknown>>, wanted: (key: string) => Schema) {
  const entries = Object.entries(example).map(([key, each]) => [key, isProse(wanted(key)) ? withoutText(each) : each]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function numbersIn(value: unknown): number[] {
  const parts: readonly unknown[] = typeof value === 'string' ? value.split(/[,;]\s*|\s+/) : [value].flat();
  const numbers = parts.map((part) => (part === '' ? Number.NaN : Number(part)));
  return numbers.every(Number.isFinite) ? numbers : [];
}

/** A value as files write it in one line: `{ es: "…", en: "…" }`. */
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
