import { isRecord } from '../../../shared/is-record';
import type { Finding } from '../../findings/finding';
import { insertEdits } from '../../findings/fixes';
import type { Contract } from '../../schema/contract';
import { isByLanguage } from '../../schema/prose';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { keysNamedBySynonym, slugOfKey } from './key-synonyms';
import { meantKey } from './meant-key';
import { isMissingKey, isUnknownKey, missingKeyOf, pathOf, unknownKeyOf } from './shape-errors';

/**
 * `seo:` above `description:` and `keywords:`, which belong beside it: a key too many above some of those around it, which
 * may be called as they are elsewhere, as in `button: { text, url }`.
 */
interface WrappedKeys {
  /** That the key is unknown, and what it holds missing. */
  readonly errors: readonly ShapeError[];
  readonly error: ShapeError;
  /** What it holds, by the keys that were meant. */
  readonly inside: ReadonlyMap<string, unknown>;
  /** The keys that are called otherwise there, with those that were meant. */
  readonly renamed: readonly (readonly [written: string, meant: string])[];
}

export function wrappedKeys(errors: readonly ShapeError[], contract: Contract): WrappedKeys[] {
  return errors.filter(isUnknownKey).flatMap((error) => {
    const { schema, value: holder } = error;
    const value: unknown = isRecord(holder) ? holder[unknownKeyOf(error)] : undefined;
    if (!isRecord(holder) || !isRecord(value) || isByLanguage(schema)) return [];
    const meant = keysMeantInside(value, error, contract);
    if (meant === undefined || meant.size === 0) return [];
    const inside = new Map([...meant].map(([written, key]) => [key, value[written]]));
    const places = new Set([...inside.keys()].map((key) => pathOf(error, key)));
    const missing = errors.filter((other) => isMissingKey(other) && places.has(pathOf(other, missingKeyOf(other))));
    const renamed = [...meant].filter(([written, key]) => written !== key);
    return [{ errors: [error, ...missing], error, inside, renamed }];
  });
}

/** The keys around for which those inside stand, if all of them do; by other names only below a key that stands for none itself. */
function keysMeantInside(
  inside: Readonly<Record<string, unknown>>,
  error: ShapeError,
  contract: Contract,
): ReadonlyMap<string, string> | undefined {
  const { schema, value: holder } = error;
  const isKey = (key: string) => Object.hasOwn(schema.properties ?? {}, key);
  const isAlias = keysNamedBySynonym(slugOfKey(unknownKeyOf(error)), isKey).length > 0;
  const found = new Map<string, string>();
  for (const written of Object.keys(inside)) {
    const taken = new Set(found.values());
    const other = isAlias ? undefined : meantKey(written, inside, schema, contract, taken);
    const key = isKey(written) ? written : other;
    if (key === undefined || taken.has(key) || Object.hasOwn(Object(holder), key)) return undefined;
    found.set(written, key);
  }
  return found;
}

/** Tells of the key that is too many, with what moves out what it holds. */
export function keysMovedOut({ error, inside, renamed }: WrappedKeys, source: Source): Finding {
  const { pointer } = error;
  const key = unknownKeyOf(error);
  return {
    code: 'key-unknown',
    place: { source, pointer, key },
    details: {
      key,
      valid: [],
      inside: Object.keys(Object(Reflect.get(Object(error.value), key))),
      ...(renamed.length > 0 && { renamed }),
    },
    fix: {
      edits: [
        ...insertEdits({ source, pointer }, [...inside], key),
        { do: 'remove', file: source.path, pointer: [...pointer, key] },
      ],
      isCertain: false,
    },
  };
}
