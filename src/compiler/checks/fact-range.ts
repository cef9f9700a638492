import { isDayOrMonth } from '../../shared/dates';
import { writtenFacts } from '../facts/written-facts';
import type { Finding } from '../findings/finding';
import type { Options } from '../options';
import type { Rule } from '../rule';
import type { FactType } from '../schema/fact-type';

/** Beyond these a number is a slip: ten years of hours, thirty years of months. */
const LIMITS: Readonly<Partial<Record<FactType, readonly [number, number]>>> = {
  count: [0, 1_000_000_000],
  hours: [0.25, 20_000],
  money: [0, 100_000_000],
  months: [0.25, 360],
  percentage: [0, 100],
};

/** A fact is as large as something of its type can be. */
export const factRange: Rule<'fact-range'> = (site, options) =>
  writtenFacts(site).flatMap(({ source, name, type, value }): Finding<'fact-range'>[] => {
    const limits = type === 'date' ? yearsAround(options) : LIMITS[type ?? 'text'];
    const number = type === 'date' ? yearOf(value) : value;
    if (limits === undefined || typeof number !== 'number') return [];
    const [minimum, maximum] = limits;
    if (number >= minimum && number <= maximum) return [];
    const place = { source, pointer: [name, 'value'] };
    return [
      { code: 'fact-range', place, details: { value: String(value), isDate: type === 'date', minimum, maximum } },
    ];
  });

/** Years of which somebody may tell, or for which somebody plans. */
function yearsAround({ today }: Options): readonly [number, number] {
  return [1400, Number(today.slice(0, 4)) + 20];
}

function yearOf(value: string | number | undefined): number | undefined {
  return isDayOrMonth(String(value)) ? Number(String(value).slice(0, 4)) : undefined;
}
