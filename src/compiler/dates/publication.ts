import { isRecord } from '../../shared/is-record';

/** The days on which something is shown, both included, as year-month-day. */
export interface Publication {
  readonly publish?: string;
  readonly expire?: string;
}

/** What something says of its days; of one that is none, nothing. */
export function publicationOf(value: unknown): Publication {
  if (!isRecord(value)) return {};
  const { publish, expire } = value;
  return {
    ...(isDay(publish) && { publish }),
    ...(isDay(expire) && { expire }),
  };
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}

export function isAlwaysPublished(value: unknown): boolean {
  const { publish, expire } = publicationOf(value);
  return publish === undefined && expire === undefined;
}

/** Whether something that may carry `publish` and `expire` is shown on a day. */
export function isPublished(value: unknown, day: string): boolean {
  const { publish = day, expire = day } = publicationOf(value);
  return publish <= day && day <= expire;
}

/** Whether the days of something are over. */
export function isExpired(value: unknown, day: string): boolean {
  const { expire = day } = publicationOf(value);
  return expire < day;
}
