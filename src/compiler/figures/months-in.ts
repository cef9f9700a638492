import type { Figure } from './figure';

const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };

/** How many months some figures say, where these count only months, or only years; weeks beside them say the same. */
export function monthsIn(figures: readonly Figure[]): number[] {
  const said = figures.filter(({ unit }) => unit !== 'week');
  const [unit, ...others] = new Set(said.flatMap((figure) => figure.unit ?? []));
  const months = others.length === 0 ? MONTHS[unit ?? ''] : undefined;
  return months === undefined ? [] : said.map(({ value }) => Number(value) * months);
}
