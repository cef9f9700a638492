import { possible, setting, valueAt } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { isRecord } from '../sections';
import { valuesWith } from '../values';

/** How countries write their postal codes, and one of them. */
const CODES: Readonly<Record<string, { readonly pattern: RegExp; readonly example: string }>> = {
  AD: { pattern: /^AD[1-7]00$/, example: 'AD500' },
  DE: { pattern: /^\d{5}$/, example: '10115' },
  // The first two figures are those of a province.
  ES: { pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28042' },
  FR: { pattern: /^\d{5}$/, example: '75001' },
  IT: { pattern: /^\d{5}$/, example: '00184' },
  MX: { pattern: /^\d{5}$/, example: '06000' },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1000-001' },
  US: { pattern: /^\d{5}(?:-\d{4})?$/, example: '10001' },
};

/** A postal code is as the country of the place writes it. */
export const postalCodeMalformed: OwnRule<'postal-code-malformed'> = (files) =>
  valuesWith(files, 'x-postal-code').flatMap(({ source, pointer, value, schema }) => {
    const holder = valueAt(source.data, pointer.slice(0, -1));
    const country = isRecord(holder) ? holder[schema['x-postal-code'] ?? ''] : undefined;
    const known = typeof country === 'string' && Object.hasOwn(CODES, country) ? CODES[country] : undefined;
    if (known === undefined || typeof value !== 'string' || value.includes('{{') || known.pattern.test(value.trim()))
      return [];
    const meant = value.trim().replaceAll(/o/gi, '0').replaceAll(/[il]/gi, '1');
    const correct = known.pattern.test(meant) ? meant : undefined;
    const place = { source, pointer };
    const details = {
      value,
      country: String(country),
      example: known.example,
      ...(correct !== undefined && { correct }),
    };
    const fix = correct !== undefined && possible(setting(place, correct));
    return [{ code: 'postal-code-malformed', place, details, ...fix }];
  });
