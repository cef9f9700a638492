import { isRecord } from '../../shared/is-record';

/** A text that may be written in several languages: in the first of them. */
export function firstText(value: unknown): string {
  return String((isRecord(value) ? Object.values(value)[0] : value) ?? '');
}
