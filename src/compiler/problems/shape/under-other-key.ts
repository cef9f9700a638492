import type { Finding } from '../../findings/finding';
import { possibleFix } from '../../findings/fixes';
import type { Contract } from '../../schema/contract';
import { dereference } from '../../schema/references';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { suits } from './fits-schema';
import { isMissingKey, missingKeyOf } from './shape-errors';

/** A list under a key that takes no list, where a missing key takes one: `menu:` with the links of `main`. */
interface ListUnderOtherKey {
  readonly missing: ShapeError;
  readonly misfit: ShapeError;
  /** Both. */
  readonly errors: readonly ShapeError[];
}

export function listsUnderOtherKey(errors: readonly ShapeError[], contract: Contract): ListUnderOtherKey[] {
  const lists = errors.filter(({ keyword, value }) => keyword === 'type' && Array.isArray(value));
  const missing = lists.length === 0 ? [] : errors.filter(isMissingKey);
  return missing.flatMap((error) => {
    const wanted = dereference(contract, error.schema.properties?.[missingKeyOf(error)] ?? {});
    const holder = error.pointer.join('/');
    const [misfit, ...others] = lists.filter(
      ({ pointer, value }) => pointer.slice(0, -1).join('/') === holder && suits(value, wanted),
    );
    return misfit === undefined || others.length > 0 ? [] : [{ missing: error, misfit, errors: [error, misfit] }];
  });
}

/** Tells under which key it goes. */
export function underItsKey({ missing, misfit }: ListUnderOtherKey, source: Source): Finding {
  const { pointer } = missing;
  const [key, under] = [missingKeyOf(missing), String(misfit.pointer.at(-1))];
  return {
    code: 'key-missing',
    place: { source, pointer, key: under },
    details: { key, example: '', under },
    ...possibleFix({ do: 'rename', file: source.path, pointer: misfit.pointer, key }),
  };
}
