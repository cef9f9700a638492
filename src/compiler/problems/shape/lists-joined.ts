import { groupBy } from '../../../shared/group-by';
import { isRecord } from '../../../shared/is-record';
import type { Pointer } from '../../../shared/pointer';
import type { Finding } from '../../findings/finding';
import type { Contract } from '../../schema/contract';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { valueAt } from '../../values/value-at';
import { schemas } from './misplaced-key';
import { isMissingKey, isUnknownKey } from './shape-errors';

/** A list that continues with the items of another one, because the key above those is missing. */
interface ListsJoined {
  /** The errors of those items. */
  readonly errors: readonly ShapeError[];
  /** Where the first of them stands. */
  readonly pointer: Pointer;
  readonly items: readonly Readonly<Record<string, unknown>>[];
  /** The missing key. */
  readonly key: string;
}

export function listsJoined(errors: readonly ShapeError[], contract: Contract, source: Source): ListsJoined[] {
  const ofItems = errors.filter((error) => itemOf(error) !== undefined);
  const lists = groupBy(ofItems, (error) => itemOf(error)?.slice(0, -1).join('/'));
  return [...lists.values()].flatMap((ofList) => {
    // What has the keys of its own list may still have a wrong value.
    if (!ofList.some((error) => isUnknownKey(error) || isMissingKey(error))) return [];
    const [first] = ofList
      .map(itemOf)
      .filter((item) => item !== undefined)
      .sort(byIndex);
    if (first === undefined) return [];
    const [holder, list, index] = [first.slice(0, -2), first.slice(0, -1), Number(first.at(-1))];
    const all: unknown = valueAt(source.data, list);
    const items = Array.isArray(all) ? all.slice(index).filter(isRecord) : [];
    if (!Array.isArray(all) || index === 0 || items.length !== all.length - index) return [];
    const wanted = schemas(source, contract).get(holder.join('/'));
    const key = wanted && listFor(items, Object(valueAt(source.data, holder)), wanted, contract);
    return key === undefined ? [] : [{ errors: ofList, pointer: first, items, key }];
  });
}

/** The item of a list in which something is wrong, or which is wrong itself. */
function itemOf({ pointer }: ShapeError): Pointer | undefined {
  const index = pointer.findLastIndex((step) => typeof step === 'number');
  return index < 1 ? undefined : pointer.slice(0, index + 1);
}

function byIndex(one: Pointer, other: Pointer): number {
  return Number(one.at(-1)) - Number(other.at(-1));
}

/** The only key that is not there and takes a list of such items. */
function listFor(
  items: ListsJoined['items'],
  holder: object,
  { properties = {} }: Schema,
  contract: Contract,
): string | undefined {
  const [key, ...others] = Object.entries(properties).flatMap(([name, property]) => {
    if (Object.hasOwn(holder, name)) return [];
    const item = dereference(contract, dereference(contract, property).items ?? {});
    return items.every((each) => isSuch(each, item)) ? [name] : [];
  });
  return others.length === 0 ? key : undefined;
}

function isSuch(item: Readonly<Record<string, unknown>>, { properties, required = [] }: Schema): boolean {
  const keys = Object.keys(item);
  return (
    properties !== undefined &&
    keys.every((key) => Object.hasOwn(properties, key)) &&
    required.every((key) => keys.includes(key))
  );
}

/** Tells of the key that should stand above, with the edits that put it there. */
export function keyOfList({ pointer, items, key }: ListsJoined, source: Source): Finding {
  const [holder, list, index] = [pointer.slice(0, -2), pointer.slice(0, -1), Number(pointer.at(-1))];
  const file = source.path;
  const [above = ''] = Object.keys(items[0] ?? {});
  return {
    code: 'key-missing',
    place: { source, pointer },
    details: { key, example: '…', above: [above], isList: true },
    fix: {
      edits: [
        ...items.map((_item, at) => ({
          do: 'remove' as const,
          file,
          pointer: [...list, index + items.length - 1 - at],
        })),
        { do: 'insert', file, pointer: [...holder, key], value: items, after: String(list.at(-1)) },
      ],
      isCertain: false,
    },
  };
}
