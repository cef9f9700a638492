import type { Location } from '../../generated/types';

/**
 * The lines of an address: the postal code after it, unless the address has it where its country writes it; and the town,
 * where the address has it not.
 */
export function addressLines({
  address,
  postalCode,
  locality,
}: Pick<Location, 'address' | 'postalCode' | 'locality'>): readonly string[] {
  if (address.includes(postalCode)) return [address];
  const town = locality === undefined || address.includes(locality) ? [] : [locality];
  return [address, [postalCode, ...town].join(' ')];
}
