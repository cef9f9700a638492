/** A time of the day as `09:30`, in minutes since midnight; nothing of anything else. */
export function minutesOf(time: unknown): number | undefined {
  const [, hours, minutes] = typeof time === 'string' ? (/^([01]\d|2[0-4]):([0-5]\d)$/.exec(time) ?? []) : [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
