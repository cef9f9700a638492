import type { Pointer } from '../../../shared/pointer';
import type { Finding } from '../../findings/finding';
import type { Contract } from '../../schema/contract';
import { dereference } from '../../schema/references';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { valueAt } from '../../values/value-at';
import { suits } from './fits-schema';
import { isKey, schemas } from './misplaced-key';
import { isMissingKey, isUnknownKey, missingKeyOf, pathOf, unknownKeyOf } from './shape-errors';

/** A key that an item of a list may not have, and that the item before or behind it lacks. */
interface KeyOfNeighbour {
  /** That it is unknown in the one, and missing in the other. */
  readonly errors: readonly [ShapeError, ShapeError];
  readonly key: string;
  /** The item in which it stands, and the one where it belongs. */
  readonly from: Pointer;
  readonly to: Pointer;
}

export function keysOfNeighbours(errors: readonly ShapeError[], contract: Contract, source: Source): KeyOfNeighbour[] {
  const missing = new Map(
    errors.flatMap((error) => (isMissingKey(error) ? [[pathOf(error, missingKeyOf(error)), error] as const] : [])),
  );
  if (missing.size === 0) return [];
  return errors.filter(isUnknownKey).flatMap((error) => {
    const [list, index, key] = [error.pointer.slice(0, -1), error.pointer.at(-1), unknownKeyOf(error)];
    if (typeof index !== 'number') return [];
    const lacking = [index - 1, index + 1].flatMap((beside) => missing.get([...list, beside, key].join('/')) ?? []);
    const [other, ...more] = lacking.filter(({ pointer }) => {
      const { properties = {} } = schemas(source, contract).get(pointer.join('/')) ?? {};
      return suits(valueAt(source.data, [...error.pointer, key]), dereference(contract, properties[key] ?? {}));
    });
    if (other === undefined || more.length > 0) return [];
    return [{ errors: [error, other], key, from: error.pointer, to: other.pointer }];
  });
}

/** Tells to which item it belongs, with what moves it there. */
export function keyToNeighbour({ key, from, to }: KeyOfNeighbour, source: Source): Finding {
  const file = source.path;
  const list = to.slice(0, -1);
  const isSection = list.join() === 'sections';
  const near = String(isSection ? valueAt(source.data, [...to, 'type']) : list.findLast(isKey));
  const neighbour = { isAbove: Number(to.at(-1)) < Number(from.at(-1)), isSection };
  return {
    code: 'key-misplaced',
    place: { source, pointer: from, key },
    details: { key, near, isTooDeep: false, neighbour },
    fix: {
      edits: [
        { do: 'insert', file, pointer: [...to, key], value: valueAt(source.data, [...from, key]) },
        { do: 'remove', file, pointer: [...from, key] },
      ],
      isCertain: false,
    },
  };
}
