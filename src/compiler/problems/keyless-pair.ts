import type { Contract } from '../contract';
import type { Source } from '../load';
import { isByLanguage, isLocalised } from '../schema/prose';
import { dereference } from '../schema/references';
import type { Schema } from '../schema/schema';
import type { ShapeError } from '../schema/validator';
import { isRecord } from '../sections';
import type { Finding } from './finding';
import { possible, setting } from './fixes';
import { suits } from './meant-key';
import { byHolder, requiredKey } from './shape-errors';
import { exampleOf, inOneLine } from './typical-value';

/** Two values of which one stands as the key of the other, where each has a key of its own: `- "/old": bread`. */
export interface KeylessPair {
  /** All that is told of their map. */
  readonly errors: readonly ShapeError[];
  readonly whole: Readonly<Record<string, unknown>>;
}

export function keylessPairs(errors: readonly ShapeError[], contract: Contract): KeylessPair[] {
  return [...byHolder(errors).values()].flatMap((ofHolder) => {
    const [unknown] = ofHolder.filter(({ keyword }) => keyword === 'additionalProperties');
    if (unknown === undefined || !isRecord(unknown.value) || isNoPair(unknown.schema)) return [];
    const [pair, ...others] = Object.entries(unknown.value);
    const missing = ofHolder.filter(({ keyword }) => keyword === 'required').map(requiredKey);
    // What could be a key is more likely a wrong one.
    if (pair === undefined || others.length > 0 || missing.length !== 2 || /^[\w-]+$/.test(pair[0])) return [];
    const wanted = (key: string) => dereference(contract, unknown.schema.properties?.[key] ?? {});
    const isFor = (key: string, value: unknown) => !isLocalised(wanted(key)) && suits(value, wanted(key));
    const whole = [pair, [...pair].reverse()]
      .filter((values) => missing.every((key, index) => isFor(key, values[index])))
      .map((values) => Object.fromEntries(missing.map((key, index) => [key, named(values[index], wanted(key))])))[0];
    return whole === undefined ? [] : [{ errors: ofHolder, whole }];
  });
}

function isNoPair(schema: Schema): boolean {
  return schema['x-section'] === true || isByLanguage(schema);
}

/** The address of a page is not its name. */
function named(value: unknown, schema: Schema): unknown {
  return schema['x-page'] === true && String(value).startsWith('/') ? UNWRITTEN : value;
}

const UNWRITTEN = '…';

/** Tells how both are written. */
export function pairWithKeys(source: Source, contract: Contract, { errors, whole }: KeylessPair): Finding[] {
  const [first] = errors;
  if (first === undefined) return [];
  const place = { source, pointer: first.pointer };
  const details = { expected: 'object', example: exampleOf(first.schema, contract), correct: inOneLine(whole) };
  const isWhole = !Object.values(whole).includes(UNWRITTEN);
  return [{ code: 'type-wrong', place, details, ...(isWhole && possible(setting(place, whole))) }];
}
