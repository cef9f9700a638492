import { isRecord } from '../shared/is-record';

/** Whether two values are the same data; the order of keys does not count. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, i) => isSameData(item, other[i]));
  }
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameData(one[key], other[key]))
  );
}

/** Whether a value is what YAML and JSON both have: no function, no number that is none, nothing undefined. */
export function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (isRecord(value)) return isPlainObject(value) && Object.values(value).every(isData);
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function isPlainObject(value: object): boolean {
  return Object.prototype.toString.call(value) === '[object Object]';
}
