import { isRecord } from '../shared/is-record';

/** What is new with no line break at the end of texts that have none in what stands beside it. */
export function endingLike(value: unknown, neighbour: unknown): unknown {
  if (typeof value === 'string' && typeof neighbour === 'string')
    return neighbour.endsWith('\n') ? value : value.replace(/\n$/, '');
  if (!isRecord(value) || !isRecord(neighbour)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, endingLike(part, neighbour[key])]));
}
