/** Whether a text is the name of a time zone in the IANA database, as `Europe/Madrid`. */
export function isTimeZone(name: string): boolean {
  return name.includes('/') && offsetAt(new Date(0), name) !== undefined;
}

/** A time on a day as the clocks of a zone show it (`2026-03-01T19:00`), with what it is ahead of UTC: `2026-03-01T19:00:00+01:00`. */
export function withOffset(moment: string, timeZone: string): string {
  const asUtc = new Date(`${moment}Z`);
  // The offset at that time of UTC is, but for hours in which the clocks change, that of the zone's own time.
  const near = offsetAt(asUtc, timeZone) ?? '+00:00';
  const offset = offsetAt(new Date(`${moment}${near}`), timeZone) ?? near;
  return `${moment}:00${offset}`;
}

/** The day on the clocks of a zone, as year-month-day; nothing where there is no such zone. */
export function dayIn(date: Date, timeZone: string | undefined): string | undefined {
  if (timeZone === undefined || !isTimeZone(timeZone)) return undefined;
  // Swedes write their days like this.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(date);
}

/** What the clocks of a zone are ahead of UTC, `+01:00`; nothing where there is no such zone. */
function offsetAt(date: Date, timeZone: string): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(date);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value.slice('GMT'.length);
    return name === '' ? '+00:00' : name;
  } catch {
    return undefined;
  }
}
