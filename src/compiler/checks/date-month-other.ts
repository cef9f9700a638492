import { hasPassed, isDayOrMonth } from '../../shared/dates';
import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { monthNames } from '../dates/calendar-names';
import { monthsAlone } from '../dates/months-alone';
import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { factNamed } from '../tokens/token-syntax';
import type { Pointer } from '../values/pointer';
import { valuesWith } from '../values/values';

/** What begins on a day begins in a month that is said beside it, where nothing but months is said there. */
export const dateMonthOther: Rule<'date-month-other'> = (site, { today }) => {
  const [main] = site.contract.languages;
  return valuesWith(site, 'x-month-said').flatMap(
    ({ source, pointer, value, schema }): Finding<'date-month-other'>[] => {
      const [key = '', said = ''] = schema['x-month-said'] ?? [];
      const fact = factNamed(String(Object(value)[key]));
      const date = String(fact === undefined ? Object(value)[key] : site.facts[fact]);
      if (!isDayOrMonth(date) || hasPassed(date, today)) return [];
      const month = Number(date.slice(5, 7)) - 1;
      const text: unknown = Object(value)[said];
      const texts: [unknown, Pointer][] = Array.isArray(text)
        ? text.map((one, index) => [one, [said, index]])
        : [[text, [said]]];
      const named = texts.flatMap(([one, at]) => monthsOf(one, at, main?.code ?? ''));
      const [first] = named;
      if (first === undefined || named.some(({ months }) => months.includes(month))) return [];
      const place = { source, pointer: [...pointer, ...first.at] };
      const details = { text: first.written, key, date, month: monthNames(first.language)[month] ?? '' };
      return [{ code: 'date-month-other', place, details: { ...details, ...(fact !== undefined && { fact }) } }];
    },
  );
};

/** The months that a text, or that of its first language, names and says nothing else, and where it stands. */
function monthsOf(text: unknown, at: Pointer, main: Language) {
  const [language = main, written = text] = isRecord(text) ? (Object.entries(text)[0] ?? []) : [];
  const months = typeof written === 'string' ? monthsAlone(written, language) : [];
  if (months.length === 0) return [];
  return [{ written: String(written), language, months, at: isRecord(text) ? [...at, language] : at }];
}
