import { isRecord } from '../../../shared/is-record';
import type { Contract } from '../../schema/contract';
import { isByLanguage } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { valueAt } from '../../values/value-at';
import type { KeysBelow } from './keys-beside';
import { nameIn } from './shape-errors';

/** `bread:` without a value, and below it `icon:` and `text:` as far to the left: what it should hold. */
interface EntryAtMargin extends KeysBelow {
  readonly errors: readonly ShapeError[];
}

export function entriesAtMargin(errors: readonly ShapeError[], contract: Contract, source: Source): EntryAtMargin[] {
  const empty = errors.filter(
    ({ keyword, value, pointer }) => keyword === 'type' && value === null && pointer.length > 0,
  );
  return empty.flatMap(({ pointer, schema }) => {
    const around = pointer.slice(0, -1);
    const holder = valueAt(source.data, around);
    const wanted = dereference(contract, schema);
    const { properties, required = [] } = wanted;
    if (!isRecord(holder) || properties === undefined || isByLanguage(wanted)) return [];
    const near = String(pointer.at(-1));
    const behind = Object.keys(holder);
    behind.splice(0, behind.indexOf(near) + 1);
    const end = behind.findIndex((key) => !Object.hasOwn(properties, key));
    const keys = behind.slice(0, end < 0 ? behind.length : end);
    if (keys.length < 2 || !required.every((key) => keys.includes(key))) return [];
    const places = [pointer, ...keys.map((key) => [...around, key])].map((place) => place.join('/'));
    const isOfEntry = (error: ShapeError) =>
      places.some((place) => `${[...error.pointer, nameIn(error)].join('/')}/`.startsWith(`${place}/`));
    return [{ pointer: around, near, keys, errors: errors.filter(isOfEntry) }];
  });
}
