import { isMap, isScalar } from 'yaml';
import { isRecord } from '../../../shared/is-record';
import type { Finding } from '../../findings/finding';
import type { Edit } from '../../findings/fix';
import { nodeAt } from '../../findings/locate';
import type { Contract } from '../../schema/contract';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';

/**
 * Tells of a file of which all stands below a key too many, such as `page:` above `path:`, `title:` and the rest, or `facts:`
 * above all figures: which line it is, with what takes it away and the others as far to the left as it stood.
 * @param errors - of the file as it is
 */
export function wrappedFile(
  source: Source,
  { validate }: Contract,
  errors: readonly ShapeError[],
): Finding | undefined {
  const { data, kind } = source;
  if (errors.length === 0 || !isRecord(data)) return undefined;
  const [[key, inside] = [], ...others] = Object.entries(data);
  const { properties = {} } = kind.schema;
  if (key === undefined || others.length > 0 || !isRecord(inside)) return undefined;
  const keys = Object.keys(inside);
  const isOfFile = (each: string) => Object.hasOwn(properties, each);
  const areOfFile = !isOfFile(key) && keys.length > 1 && keys.every(isOfFile);
  if (!areOfFile && validate(`${kind.name}.schema.json`, inside).length > 0) return undefined;
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
