import { isoDay } from '../../shared/dates';
import { dayIn } from '../../shared/time-zone';
import { declaredTimeZone } from '../languages';
import type { SiteFiles } from '../source';

/** The day, as year-month-day, on the clocks of those who write a site: this computer may be in another zone. */
export function todayOf(files: SiteFiles, now = new Date()): string {
  return dayIn(now, declaredTimeZone(files)) ?? isoDay(now);
}
