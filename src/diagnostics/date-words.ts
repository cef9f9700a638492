import { isDay, isDayOrMonth, isMonth } from '../shared/dates';
import { dateFormat } from '../shared/formats';
import type { MessageLanguage } from './languages';

const MONTH_DAY = /^\d{2}-\d{2}$/;

/** A day, a month, or a day of every year, as people say it; nothing where there is none. */
export function dateWords(written: string, language: MessageLanguage, weekday?: 'long'): string | undefined {
  const everyYear = MONTH_DAY.test(written);
  const full = everyYear ? `2024-${written}` : isMonth(written) ? `${written}-01` : written;
  if (!isDay(full) || !isDayOrMonth(full)) return undefined;
  const parts: Intl.DateTimeFormatOptions = everyYear
    ? { day: 'numeric', month: 'long' }
    : isMonth(written)
      ? { month: 'long', year: 'numeric' }
      : { weekday, day: 'numeric', month: 'long', year: 'numeric' };
  return dateFormat(language, { ...parts, timeZone: 'UTC' }).format(new Date(full));
}
