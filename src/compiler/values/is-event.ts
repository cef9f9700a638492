import { isRecord } from '../../shared/is-record';
import type { Source } from '../source';

/** A file of the catalogue that tells of an event, which takes place once. */
export function isEvent({ kind, data }: Source): boolean {
  return kind.name === 'course' && isRecord(data) && data.kind === 'event';
}
