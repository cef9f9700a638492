/** A time of the day as people write it: `8:00`, `9.30`, `9h`, `20 h`, `6 pm`, `1930`, `20 Uhr`. */
const TIME = /^(\d{1,2}?)(?:[:.,h]?([0-5]\d))?(?:h|hs|hrs|heures?|uhr|uur)?\.?(?:([ap])\.?m\.?)?$/i;

/** The same as files write it, `08:00`; nothing of what is no time of the day. */
export function meantTime(text: string): string | undefined {
  const [, hours, minutes = '00', half] = TIME.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (hours === undefined) return undefined;
  const hour = half === undefined ? Number(hours) : ofWholeDay(Number(hours), half.toLowerCase());
  return hour === undefined || hour > 23 ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Twelve is the first hour of each half. */
function ofWholeDay(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
