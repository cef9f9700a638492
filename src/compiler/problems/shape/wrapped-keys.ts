import { isRecord } from '../../../shared/is-record';
import { isByLanguage } from '../../schema/prose';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import type { Finding } from '../finding';
import { insertEdits } from '../fixes';
import { isMissingKey, isUnknownKey, missingKeyOf, pathOf, unknownKeyOf } from './shape-errors';

/** `seo:` above `description:` and `keywords:`, which belong beside it: a key too many above some of those around it. */
export interface WrappedKeys {
  /** That the key is unknown, and what it holds missing. */
  readonly errors: readonly ShapeError[];
  readonly error: ShapeError;
  readonly inside: Readonly<Record<string, unknown>>;
}

export function wrappedKeys(errors: readonly ShapeError[]): WrappedKeys[] {
  return errors.filter(isUnknownKey).flatMap((error) => {
    const { schema, value: holder } = error;
    const inside: unknown = isRecord(holder) ? holder[unknownKeyOf(error)] : undefined;
    if (!isRecord(holder) || !isRecord(inside) || isByLanguage(schema)) return [];
    const keys = Object.keys(inside);
    const isFromAround = (key: string) => Object.hasOwn(schema.properties ?? {}, key) && !Object.hasOwn(holder, key);
    if (keys.length === 0 || !keys.every(isFromAround)) return [];
    const places = new Set(keys.map((key) => pathOf(error, key)));
    const missing = errors.filter((other) => isMissingKey(other) && places.has(pathOf(other, missingKeyOf(other))));
    return [{ errors: [error, ...missing], error, inside }];
  });
}

/** Tells of the key that is too many, with what moves out what it holds. */
export function keysMovedOut(source: Source, { error, inside }: WrappedKeys): Finding {
  const { pointer } = error;
  const key = unknownKeyOf(error);
  return {
    code: 'key-unknown',
    place: { source, pointer, key },
    details: { key, valid: [], inside: Object.keys(inside) },
    fix: {
      edits: [
        ...insertEdits({ source, pointer }, Object.entries(inside), key),
        { do: 'remove', file: source.path, pointer: [...pointer, key] },
      ],
      isCertain: false,
    },
  };
}
