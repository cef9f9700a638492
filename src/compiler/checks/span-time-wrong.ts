import { isRecord } from '../../shared/is-record';
import { dayWritten } from '../dates/spans';
import type { Finding } from '../findings/finding';
import type { ProblemDetails } from '../findings/problem-details';
import type { Rule } from '../rule';
import type { SpanKeys } from '../schema/schema';
import type { DraftSite } from '../site';
import { valuesWith } from '../values/values';

type Wrong = ProblemDetails['span-time-wrong'];

/** A time belongs to a day; what ends at one begins at one, and before it. */
export const spanTimeWrong: Rule<'span-time-wrong'> = (site) =>
  valuesWith(site, 'x-span').flatMap(({ source, pointer, value, schema }): Finding<'span-time-wrong'>[] => {
    const keys = schema['x-span'];
    const details = isRecord(value) && keys !== undefined ? wrongIn(value, keys, site) : undefined;
    if (details === undefined) return [];
    return [{ code: 'span-time-wrong', place: { source, pointer: [...pointer, details.key] }, details }];
  });

function wrongIn(
  value: Readonly<Record<string, unknown>>,
  [first, last, from, until]: SpanKeys,
  site: DraftSite,
): Wrong | undefined {
  const key = [from, until].find((each) => each in value);
  if (key === undefined) return undefined;
  const lacking = [first, from, ...(last in value ? [until] : [])].find((each) => !(each in value));
  if (lacking !== undefined) return { key, lacking };
  const [start, end] = [dayWritten(value[first], site), dayWritten(value[last], site)];
  const month = [start, end].find((day) => day !== undefined && day.length < 'yyyy-mm-dd'.length);
  if (month !== undefined) return { key, month, example: `${month}-15` };
  const [opens, closes] = [String(value[from]), String(value[until])];
  // A time that is none is told itself.
  if (![opens, closes].every((time) => TIME.test(time))) return undefined;
  // What has no last day may go on into the night, but not until the next afternoon.
  const isBefore = closes <= opens && (start === end || (end === undefined && closes > LATEST));
  return isBefore ? { key: until, opens, last } : undefined;
}

const TIME = /^\d\d:\d\d$/;
const LATEST = '12:00';
