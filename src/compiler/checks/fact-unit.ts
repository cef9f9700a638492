import { numberWithUnit } from '../facts/facts';
import { writtenFacts } from '../facts/written-facts';
import type { Rule } from '../rule';

const NUMBERS = new Set(['count', 'hours', 'money', 'months', 'percentage']);
/** What says nothing but what is counted: «~27000» and «27000 + IVA» say more. */
const MERE_UNIT = /^(?:[\p{L}\s]+|[\p{Sc}%])\.?$/u;

/** A number stands alone: its unit is written in the texts, or added by the site. */
export const factUnit: Rule<'fact-unit'> = (site) =>
  writtenFacts(site).flatMap(({ source, name, type = 'text', value }) => {
    const found = typeof value === 'string' && NUMBERS.has(type) ? numberWithUnit(value) : undefined;
    if (found === undefined) return [];
    const pointer = [name, 'value'];
    const edit = { do: 'set', file: source.path, pointer, value: found.number } as const;
    const details = { value: String(value), unit: found.unit, correct: found.number };
    return [
      {
        code: 'fact-unit',
        place: { source, pointer },
        details,
        fix: { edits: [edit], isCertain: MERE_UNIT.test(found.unit) },
      },
    ];
  });
