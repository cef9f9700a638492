import { isRecord } from '../../shared/is-record';
import { POSTAL_CODES, startOfPostalCodes } from '../contacts/postal-codes';
import type { Finding } from '../problems/finding';
import { valueAt } from '../problems/fixes';
import { plainWords } from '../problems/suggest';
import type { OwnRule } from '../rule';
import { valuesWith } from '../values/values';

/** A postal code is the one that the address has in it, and one of the town. */
export const postalCodeOther: OwnRule<'postal-code-other'> = (files) =>
  valuesWith(files, 'x-postal-code').flatMap(({ source, pointer, value, schema }): Finding<'postal-code-other'>[] => {
    const holder = valueAt(source.data, pointer.slice(0, -1));
    if (!isRecord(holder) || typeof value !== 'string') return [];
    const { address, locality, [schema['x-postal-code'] ?? '']: country } = holder;
    const known =
      typeof country === 'string' && Object.hasOwn(POSTAL_CODES, country) ? POSTAL_CODES[country] : undefined;
    if (known?.pattern.test(value) !== true) return [];
    const place = { source, pointer };
    const inAddress = codeIn(address, known.pattern);
    if (inAddress !== undefined && inAddress !== value)
      return [{ code: 'postal-code-other', place, details: { value, in: 'address', other: inAddress } }];
    const town = typeof locality === 'string' ? locality : '';
    const start = startOfPostalCodes(String(country), plainWords(town));
    if (start === undefined || value.startsWith(start)) return [];
    return [{ code: 'postal-code-other', place, details: { value, in: 'town', town, start } }];
  });

/** The only postal code that an address has in it. */
function codeIn(address: unknown, pattern: RegExp): string | undefined {
  const parts = typeof address === 'string' ? address.split(/[\s,()]+/) : [];
  const [only, ...others] = parts.filter((part) => pattern.test(part));
  return others.length === 0 ? only : undefined;
}
