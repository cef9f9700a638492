export interface Range {
  readonly start: number;
  /** Included. */
  readonly end: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The bytes that a Range header asks for of so many: `outside` when there are none such, undefined when all are meant.
 * A header with several ranges or another unit is passed over, as the protocol allows.
 */
export function readRange(header: string | undefined, size: number): Range | 'outside' | undefined {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined) return undefined;
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  return range.start <= range.end ? range : 'outside';
}
