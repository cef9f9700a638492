import { hasPassed, isDayOrMonth } from '../../shared/dates';
import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { isRecord } from '../sections';
import type { DraftSite } from '../site';
import { factNamed } from '../tokens/token-syntax';
import { valuesWith } from '../values';

/** What takes several days has a first one, and the last is not before it. */
export const spanWrong: Rule<'span-wrong'> = (site) =>
  valuesWith(site, 'x-span').flatMap(({ source, pointer, value, schema }): Finding<'span-wrong'>[] => {
    const [key = '', last = ''] = schema['x-span'] ?? [];
    if (!isRecord(value) || value[last] === undefined) return [];
    const [start, end] = [dayOf(value[key], site), dayOf(value[last], site)];
    const place = { source, pointer: [...pointer, last] };
    if (!(key in value)) return [{ code: 'span-wrong', place, details: { end: String(value[last]), key } }];
    if (start === undefined || end === undefined || !hasPassed(end, start)) return [];
    return [{ code: 'span-wrong', place, details: { end, key, start } }];
  });

/** The day that is written, or that of the fact which is named. */
function dayOf(written: unknown, { facts }: DraftSite): string | undefined {
  const fact = factNamed(String(written));
  const day = String(fact === undefined ? written : facts[fact]);
  return isDayOrMonth(day) ? day : undefined;
}
