import type { Location } from '../../generated/types';
import { unbroken } from './unbroken';

/** Where the town comes before the postal code; elsewhere it follows it. */
export const TOWN_FIRST: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US', 'ZA']);

/**
 * The lines of an address: what it says, then the postal code, if any, with the town, in the order of the country; of an
 * address that ends in the town, that is moved there. An address that has the postal code itself is as its country writes it.
 */
export function addressLines(location: PostalPlace): readonly string[] {
  return linesOf(location).map(unbroken);
}

type PostalPlace = Pick<Location, 'address' | 'postalCode' | 'locality' | 'country'>;

function linesOf({ address, postalCode = '', locality = '', country = '' }: PostalPlace): readonly string[] {
  if (postalCode && address.includes(postalCode)) return [address];
  const street = withoutTown(address, locality);
  const town = street === address && address.includes(locality) ? '' : locality;
  const end = TOWN_FIRST.has(country) ? [town, postalCode] : [postalCode, town];
  return [street, end.filter(Boolean).join('\u00a0')].filter(Boolean);
}

function withoutTown(address: string, town: string): string {
  const comma = address.lastIndexOf(',');
  return comma > 0 && address.slice(comma + 1).trim() === town ? address.slice(0, comma) : address;
}
