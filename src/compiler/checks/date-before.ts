import { isRecord } from '../../shared/is-record';
import type { OwnRule } from '../rule';
import { valueAt } from '../values/value-at';
import { valuesWith } from '../values/values';

/** What has been looked over was there before. */
export const dateBefore: OwnRule<'date-before'> = (files) =>
  valuesWith(files, 'x-not-before').flatMap(({ source, pointer, value, schema }) => {
    const around = valueAt(source.data, pointer.slice(0, -1));
    const first = isRecord(around) ? around[schema['x-not-before'] ?? ''] : undefined;
    if (typeof value !== 'string' || typeof first !== 'string' || value >= first) return [];
    return [{ code: 'date-before', place: { source, pointer }, details: { date: value, first } }];
  });
