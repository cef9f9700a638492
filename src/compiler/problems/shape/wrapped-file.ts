import { isMap, isScalar } from 'yaml';
import { isRecord } from '../../../shared/is-record';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import type { Finding } from '../finding';
import type { Edit } from '../fix';
import { nodeAt } from '../locate';

/** A file of which all stands below a key that it does not have: `page:` above `path:`, `title:` and the rest. */
export interface WrappedFile {
  readonly errors: readonly ShapeError[];
  readonly key: string;
}

export function wrappedFile({ data, kind }: Source, errors: readonly ShapeError[]): WrappedFile | undefined {
  const { properties = {} } = kind.schema;
  const [key, ...others] = isRecord(data) ? Object.keys(data) : [];
  const inside = isRecord(data) && key !== undefined ? data[key] : undefined;
  if (key === undefined || others.length > 0 || !isRecord(inside) || Object.hasOwn(properties, key)) return undefined;
  const keys = Object.keys(inside);
  const areOfFile = keys.length > 1 && keys.every((each) => Object.hasOwn(properties, each));
  return areOfFile ? { errors: errors.filter(({ pointer }) => pointer.length === 0), key } : undefined;
}

/** Tells which line is too much, with what takes it away and the others as far to the left as it stood. */
export function withoutWrapping(source: Source, { key }: WrappedFile): Finding {
  const edit = movedOut(source, key);
  return {
    code: 'key-unknown',
    place: { source, pointer: [], key },
    details: { key, valid: [], isAround: true },
    ...(edit && { fix: { edits: [edit], isCertain: false } }),
  };
}

function movedOut(source: Source, key: string): Edit | undefined {
  const map = nodeAt(source, [key]);
  if (!isMap(map) || map.flow === true) return undefined;
  const first = map.items[0]?.key;
  const from = isScalar(first) ? (first.range?.[0] ?? 0) : 0;
  const start = source.text.lastIndexOf('\n', from) + 1;
  const whole = nodeAt(source, []);
  const offset = whole?.range?.[0];
  if (offset === undefined || start <= offset) return undefined;
  const blanks = from - start;
  const lines = source.text.slice(start).split('\n');
  const moved = lines.map((line) => line.slice(Math.min(blanks, line.length - line.trimStart().length)));
  const length = source.text.length - offset;
  return { do: 'replace', file: source.path, offset, length, text: moved.join('\n') };
}
