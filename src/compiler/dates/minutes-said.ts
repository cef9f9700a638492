import type { Figure } from '../figures/figure';

/** «kl. 6.30», which is a number elsewhere. */
const WITH_FULL_STOP = /^([01]?\d|2[0-4])\.([0-5]\d)$/;

/** The time of the day that a figure says among opening hours, in minutes since midnight: «de 9 a 21 h» says two. */
export function minutesSaid({ kind, value, written }: Figure): number | undefined {
  if (kind === 'time') return Number(value);
  if (kind !== 'number' || Number(value) > 24) return undefined;
  const [, hours, minutes] = WITH_FULL_STOP.exec(written) ?? [];
  return hours === undefined ? Number(value) * 60 : Number(hours) * 60 + Number(minutes);
}
