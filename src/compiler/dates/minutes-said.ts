import { type Figure, minutesWithDot } from '../figures/figure';

/** The time of the day that a figure says among opening hours, in minutes since midnight: «de 9 a 21 h» says two. */
export function minutesSaid(figure: Figure): number | undefined {
  const { kind, value } = figure;
  if (kind === 'time') return Number(value);
  if (kind !== 'number' || Number(value) > 24) return undefined;
  return minutesWithDot(figure) ?? Number(value) * 60;
}
