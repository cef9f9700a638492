import type { Location } from '../../generated/types';
import { escapeRegExp } from './escape-reg-exp';
import { unbroken } from './unbroken';

/** Where the town comes before the postal code; elsewhere it follows it. */
const TOWN_FIRST: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US', 'ZA']);

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
  const street = locality === undefined ? address : address.replace(ending(locality), '');
  if (locality === undefined || (street === address && address.includes(locality))) return [address, postalCode];
  return [street, (TOWN_FIRST.has(country) ? [locality, postalCode] : [postalCode, locality]).join(' ')];
}

function ending(town: string): RegExp {
  return new RegExp(`,\\s*${escapeRegExp(town)}\\s*$`);
}
