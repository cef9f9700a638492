import { isRecord } from '../../shared/is-record';
import { POSTAL_CODES } from '../contacts/postal-codes';
import { possibleFix, setEdit } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { valueAt } from '../values/value-at';
import { valuesWith } from '../values/values';

/** A postal code is as the country of the place writes it. */
export const postalCodeMalformed: OwnRule<'postal-code-malformed'> = (files) =>
  valuesWith(files, 'x-postal-code').flatMap(({ source, pointer, value, schema }) => {
    const holder = valueAt(source.data, pointer.slice(0, -1));
    const country = isRecord(holder) ? holder[schema['x-postal-code'] ?? ''] : undefined;
    const known =
      typeof country === 'string' && Object.hasOwn(POSTAL_CODES, country) ? POSTAL_CODES[country] : undefined;
    if (known === undefined || typeof value !== 'string' || value.includes('{{') || known.pattern.test(value.trim()))
      return [];
    const correct = readingsOf(value).find((reading) => known.pattern.test(reading));
    const place = { source, pointer };
    const details = {
      value,
      country: String(country),
      example: known.example,
      ...(correct !== undefined && { correct }),
    };
    const fix = correct !== undefined && possibleFix(setEdit(place, correct));
    return [{ code: 'postal-code-malformed', place, details, ...fix }];
  });

/** What may have been meant: figures as wide as signs, letters that look like figures, a space, a dot or a hyphen within or lacking, small letters, or the country, the town or a label beside it. */
function readingsOf(written: string): string[] {
  const value = written
    .normalize('NFKC')
    .replaceAll('ー', '-')
    .replace(/^〒\s*/, '');
  const figures = value.trim().replaceAll(/o/gi, '0').replaceAll(/[il]/gi, '1');
  const close = value.replaceAll(/[\s.]/g, '');
  const large = close.toUpperCase();
  const parted = [2, 3, 4, 5].flatMap((at) => ['-', ' '].map((mark) => large.slice(0, at) + mark + large.slice(at)));
  return [
    figures,
    close,
    value.trim().toUpperCase(),
    ...parted,
    close.replace(/^[A-Z]{1,3}[-:]?/i, ''),
    ...value.split(/[\s,:]+/),
  ];
}
