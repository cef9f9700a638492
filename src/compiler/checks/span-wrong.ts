import { hasPassed } from '../../shared/dates';
import { isRecord } from '../../shared/is-record';
import { dayWritten } from '../dates/spans';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import { valuesWith } from '../values/values';

/** What takes several days has a first one, and the last is not before it. */
export const spanWrong: Rule<'span-wrong'> = (site) =>
  valuesWith(site, 'x-span').flatMap(({ source, pointer, value, schema }): Finding<'span-wrong'>[] => {
    const [key = '', last = ''] = schema['x-span'] ?? [];
    if (!isRecord(value) || value[last] === undefined) return [];
    const [start, end] = [dayWritten(value[key], site), dayWritten(value[last], site)];
    const place = { source, pointer: [...pointer, last] };
    if (!(key in value)) return [{ code: 'span-wrong', place, details: { end: String(value[last]), key } }];
    if (start === undefined || end === undefined || !hasPassed(end, start)) return [];
    return [{ code: 'span-wrong', place, details: { end, key, start } }];
  });
