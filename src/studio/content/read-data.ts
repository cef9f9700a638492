import { isRecord } from '../../compiler/sections';
import { textOf } from '../../compiler/yaml/utf8';
import { readFast } from '../../compiler/yaml/yaml-data';
import { readData } from '../../editing/written';

/** Reads the data of files; what has not changed in a file is the very same object as before. */
export interface DataReader {
  /** Nothing where there is no such file or it cannot be read. */
  readonly dataOf: (path: string, content: Uint8Array | undefined) => unknown;
}

export function createDataReader(): DataReader {
  const known = new Map<string, { readonly content: Uint8Array; readonly data: unknown }>();
  return {
    dataOf: (path, content) => {
      if (content === undefined) return undefined;
      const before = known.get(path);
      if (before?.content === content) return before.data;
      const data = keepSame(before?.data, read(content));
      known.set(path, { content, data });
      return data;
    },
  };
}

function read(content: Uint8Array): unknown {
  const text = textOf(content);
  return text === undefined ? undefined : (readFast(text) ?? readData(text))?.data;
}

/** The same data as `now`, in which every part that says the same as before is the part from before. */
function keepSame(before: unknown, now: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(now)) {
    const items = now.map((item, index) => keepSame(before[index], item));
    return items.length === before.length && items.every((item, index) => item === before[index]) ? before : items;
  }
  if (isRecord(before) && isRecord(now)) {
    const entries = Object.entries(now).map(([key, value]) => [key, keepSame(before[key], value)] as const);
    const isSame =
      entries.every(([key, value], index) => value === before[key] && Object.keys(before)[index] === key) &&
      entries.length === Object.keys(before).length;
    return isSame ? before : Object.fromEntries(entries);
  }
  return before === now ? before : now;
}
