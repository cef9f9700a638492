import { dateFormat } from '../shared/formats';
import type { MessageLanguage } from './languages';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-\d{2}$/;
const MONTH_DAY = /^\d{2}-\d{2}$/;

/** A day, a month, or a day of every year, as people say it; nothing where there is none. */
export function dateWords(written: string, language: MessageLanguage, weekday?: 'long'): string | undefined {
  const everyYear = MONTH_DAY.test(written);
  const full = everyYear ? `2024-${written}` : MONTH.test(written) ? `${written}-01` : written;
  if (!DAY.test(full)) return undefined;
  const date = new Date(`${full}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(full)) return undefined;
  const parts: Intl.DateTimeFormatOptions = everyYear
    ? { day: 'numeric', month: 'long' }
    : MONTH.test(written)
      ? { month: 'long', year: 'numeric' }
      : { weekday, day: 'numeric', month: 'long', year: 'numeric' };
  return dateFormat(language, { ...parts, timeZone: 'UTC' }).format(date);
}
