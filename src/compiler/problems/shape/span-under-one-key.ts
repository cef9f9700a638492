import type { Contract } from '../../contract';
import { meantTime } from '../../dates/meant-time';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { namesOf } from '../../values/map-keys';
import type { Finding } from '../finding';
import { inOneLine } from '../typical-value';
import { byHolder, isMissingKey, isUnknownKey, missingKeyOf, unknownKeyOf } from './shape-errors';

/** From when until when under one key, where each end has its own: `hours: "09:00-18:00"`. */
export interface SpanUnderOneKey {
  readonly errors: readonly ShapeError[];
  readonly unknown: ShapeError;
  /** The keys that are missing, with their values. */
  readonly ends: readonly (readonly [key: string, value: string])[];
}

const BETWEEN = /\s*[-–—]\s*|\s+\p{L}{1,2}\s+/u;
const LONGEST = 40;

export function spansUnderOneKey(errors: readonly ShapeError[], contract: Contract): SpanUnderOneKey[] {
  return [...byHolder(errors).values()].flatMap((ofHolder) => {
    const [unknown, ...others] = ofHolder.filter(isUnknownKey);
    const missing = ofHolder.filter(isMissingKey);
    if (unknown === undefined || others.length > 0 || missing.length !== 2) return [];
    const value: unknown = Reflect.get(Object(unknown.value), unknownKeyOf(unknown));
    const parts = typeof value === 'string' && value.length < LONGEST ? value.trim().split(BETWEEN) : value;
    if (!Array.isArray(parts) || parts.length !== missing.length) return [];
    const ends = missing.flatMap((error, index) => {
      const key = missingKeyOf(error);
      const end = endIn(parts[index], dereference(contract, error.schema.properties?.[key] ?? {}));
      return end === undefined ? [] : [[key, end] as const];
    });
    return ends.length === missing.length ? [{ errors: [unknown, ...missing], unknown, ends }] : [];
  });
}

/** What an end says, in the form that its key asks for. */
function endIn(text: unknown, { type, pattern }: Schema): string | undefined {
  if (typeof text !== 'string' || type !== 'string' || pattern === undefined) return undefined;
  return [text, meantTime(text)].find((end) => end !== undefined && new RegExp(pattern, 'u').test(end));
}

/** Tells that each end has a key of its own. */
export function endsApart(source: Source, { unknown, ends }: SpanUnderOneKey): Finding {
  const { pointer, schema } = unknown;
  const key = unknownKeyOf(unknown);
  const [[suggestion, first], ...others] = ends as [SpanUnderOneKey['ends'][number], ...SpanUnderOneKey['ends']];
  const file = source.path;
  const edits = [
    { do: 'rename' as const, file, pointer: [...pointer, key], key: suggestion },
    { do: 'set' as const, file, pointer: [...pointer, suggestion], value: first },
    ...others.map(([name, value]) => ({
      do: 'insert' as const,
      file,
      pointer: [...pointer, name],
      value,
      after: suggestion,
    })),
  ];
  const also = others.map(([name, value]) => `${name}: ${inOneLine(value)}`).join(', ');
  const details = { key, suggestion, correct: inOneLine(first), also, valid: namesOf(schema.properties ?? {}) };
  return { code: 'key-unknown', place: { source, pointer, key }, details, fix: { edits, isCertain: false } };
}
