import type { Location } from '../../generated/types';
import { unbroken } from './unbroken';

/** Where the town comes before the postal code; elsewhere it follows it. */
export const TOWN_FIRST: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US', 'ZA']);

/**
 * The lines of an address: what it says, then the postal code with the town, in the order of the country; of an address
 * that ends in the town, that is moved there. An address that has the postal code itself is as its country writes it.
 */
export function addressLines(location: PostalPlace): readonly string[] {
  return linesOf(location).map(unbroken);
}

type PostalPlace = Pick<Location, 'address' | 'postalCode' | 'locality' | 'country'>;

function linesOf({ address, postalCode, locality, country = '' }: PostalPlace): readonly string[] {
  if (address.includes(postalCode)) return [address];
  const street = withoutTown(address, locality);
  if (locality === undefined || (street === address && address.includes(locality))) return [address, postalCode];
  return [street, (TOWN_FIRST.has(country) ? [locality, postalCode] : [postalCode, locality]).join('\u00a0')];
}

function withoutTown(address: string, town: string | undefined): string {
  const comma = address.lastIndexOf(',');
  return comma > 0 && address.slice(comma + 1).trim() === town ? address.slice(0, comma) : address;
}
