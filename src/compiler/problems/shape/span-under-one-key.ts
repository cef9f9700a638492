import { meantTime } from '../../dates/meant-time';
import type { Finding } from '../../findings/finding';
import { insertEdits } from '../../findings/fixes';
import type { Contract } from '../../schema/contract';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { namesOf } from '../../values/map-keys';
import { inOneLine } from '../typical-value';
import { byHolder, isMissingKey, isUnknownKey, missingKeyOf, unknownKeyOf } from './shape-errors';

/** From when until when under one key, where each end has its own: `hours: "09:00-18:00"`. */
interface SpanUnderOneKey {
  readonly errors: readonly ShapeError[];
  readonly unknown: ShapeError;
  /** The keys that are missing, with their values. */
  readonly ends: readonly (readonly [key: string, value: string])[];
}

/** `9:00 - 18:00`, `9 a 18 h` */
const APART = /\s+(?:[-–—/]|\p{L}{1,2})\s+/u;
const LONGEST = 40;

export function spansUnderOneKey(errors: readonly ShapeError[], contract: Contract): SpanUnderOneKey[] {
  return [...byHolder(errors).values()].flatMap((ofHolder) => {
    const [unknown, ...others] = ofHolder.filter(isUnknownKey);
    if (unknown === undefined || others.length > 0) return [];
    const value: unknown = Reflect.get(Object(unknown.value), unknownKeyOf(unknown));
    const parts = typeof value === 'string' && value.length < LONGEST ? partsOf(value.trim()) : value;
    if (!Array.isArray(parts) || parts.length !== 2) return [];
    const [ends] = pairsOfKeys(unknown).flatMap((keys) => {
      const found = keys.flatMap((key, index) => {
        const end = endIn(parts[index], dereference(contract, unknown.schema.properties?.[key] ?? {}));
        return end === undefined ? [] : [[key, end] as const];
      });
      return found.length === keys.length ? [found] : [];
    });
    if (ends === undefined) return [];
    const missing = ofHolder.filter(
      (error) => isMissingKey(error) && ends.some(([key]) => key === missingKeyOf(error)),
    );
    return [{ errors: [unknown, ...missing], unknown, ends }];
  });
}

function partsOf(text: string): string[] {
  const apart = text.split(APART);
  return apart.length === 2 ? apart : text.split(/[-–—]/);
}

/** The keys of beginning and end that are not there, which stand one behind the other in the schema. */
function pairsOfKeys({ schema, value }: ShapeError): (readonly [string, string])[] {
  const keys = namesOf(schema.properties ?? {});
  return keys.flatMap((key, index) => {
    const next = keys[index + 1];
    const isFree = [key, next].every((one) => one !== undefined && !Object.hasOwn(Object(value), one));
    return next !== undefined && isFree ? [[key, next] as const] : [];
  });
}

/** What an end says, in the form that its key asks for. */
function endIn(text: unknown, { type, pattern: own, format }: Schema): string | undefined {
  const pattern = format === 'month-day' ? '^\\d\\d-\\d\\d$' : own;
  if (typeof text !== 'string' || type !== 'string' || pattern === undefined || !/^\d/.test(text)) return undefined;
  return [text, meantTime(text)].find((end) => end !== undefined && new RegExp(pattern, 'u').test(end));
}

/** Tells that each end has a key of its own. */
export function endsApart({ unknown, ends }: SpanUnderOneKey, source: Source): Finding {
  const { pointer, schema } = unknown;
  const key = unknownKeyOf(unknown);
  const [[suggestion, first], ...others] = ends as [SpanUnderOneKey['ends'][number], ...SpanUnderOneKey['ends']];
  const file = source.path;
  const edits = [
    { do: 'rename' as const, file, pointer: [...pointer, key], key: suggestion },
    { do: 'set' as const, file, pointer: [...pointer, suggestion], value: first },
    ...insertEdits({ source, pointer }, others, suggestion),
  ];
  const also = others.map(([name, value]) => `${name}: ${inOneLine(value)}`).join(', ');
  const details = { key, suggestion, correct: inOneLine(first), also, valid: namesOf(schema.properties ?? {}) };
  return { code: 'key-unknown', place: { source, pointer, key }, details, fix: { edits, isCertain: false } };
}
