/** Says of each attempt whether it is within the limit; those beyond it are not counted. */
export type RateLimit = (address: string) => boolean;

/** At most `most` attempts of one address within `windowMs` milliseconds. `now` is in milliseconds since 1970. */
export function createRateLimit(most: number, windowMs: number, now: () => number = Date.now): RateLimit {
  const attempts = new Map<string, readonly number[]>();
  return (address) => {
    const start = now() - windowMs;
    for (const [known, times] of attempts) if (times.every((time) => time <= start)) attempts.delete(known);
    const recent = (attempts.get(address) ?? []).filter((time) => time > start);
    const isAllowed = recent.length < most;
    if (isAllowed) attempts.set(address, [...recent, now()]);
    return isAllowed;
  };
}
