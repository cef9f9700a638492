import { isRecord } from '../shared/is-record';
import type { Pointer } from '../shared/pointer';
import { EditRefused, type Operation } from './operation';

/** What an operation makes of the data of a file. Throws {@link EditRefused} where there is no such place for it. */
export function applyOperation(data: unknown, operation: Operation): unknown {
  const { pointer } = operation;
  const key = pointer.at(-1);
  if (key === undefined) {
    if (operation.do !== 'set') throw new EditRefused('wrong-place', pointer);
    return operation.value;
  }
  return change(data, pointer.slice(0, -1), pointer, (holder) => {
    if (Array.isArray(holder)) return operateOnList(holder, Number(key), operation);
    if (isRecord(holder)) return operateOnMap(holder, String(key), operation);
    throw new EditRefused('wrong-place', pointer);
  });
}

function change(data: unknown, path: Pointer, whole: Pointer, work: (holder: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return work(data);
  if (Array.isArray(data) && has(data, Number(key)))
    return data.with(Number(key), change(data[Number(key)], rest, whole, work));
  if (isRecord(data) && Object.hasOwn(data, key)) return { ...data, [key]: change(data[key], rest, whole, work) };
  throw new EditRefused('no-such-place', whole);
}

function operateOnList(list: readonly unknown[], index: number, operation: Operation): unknown[] {
  const refused = (reason: EditRefused['reason']) => new EditRefused(reason, operation.pointer);
  if (operation.do === 'rename') throw refused('wrong-place');
  if (!has(list, index) && !(operation.do === 'insert' && index === list.length)) throw refused('no-such-place');
  switch (operation.do) {
    case 'set':
      return list.with(index, operation.value);
    case 'insert':
      return list.toSpliced(index, 0, operation.value);
    case 'remove':
      return list.toSpliced(index, 1);
    case 'move':
      if (!has(list, operation.to)) throw refused('no-such-place');
      return list.toSpliced(index, 1).toSpliced(operation.to, 0, list[index]);
    case 'duplicate':
      return list.toSpliced(index + 1, 0, list[index]);
  }
}

function operateOnMap(
  map: Readonly<Record<string, unknown>>,
  key: string,
  operation: Operation,
): Record<string, unknown> {
  const refused = (reason: EditRefused['reason']) => new EditRefused(reason, operation.pointer);
  if (operation.do === 'move' || operation.do === 'duplicate') throw refused('wrong-place');
  if (operation.do === 'insert') {
    if (Object.hasOwn(map, key)) throw refused('key-exists');
    const beside = [operation.after, operation.before].filter((other) => other !== undefined);
    if (!beside.every((other) => Object.hasOwn(map, other))) throw refused('no-such-place');
    return { ...map, [key]: operation.value };
  }
  if (!Object.hasOwn(map, key)) throw refused('no-such-place');
  switch (operation.do) {
    case 'set':
      return { ...map, [key]: operation.value };
    case 'remove':
      return Object.fromEntries(Object.entries(map).filter(([name]) => name !== key));
    case 'rename':
      if (operation.key !== key && Object.hasOwn(map, operation.key)) throw refused('key-exists');
      return Object.fromEntries(
        Object.entries(map).map(([name, value]) => [name === key ? operation.key : name, value]),
      );
  }
}

function has(list: readonly unknown[], index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < list.length;
}
