import type { Location } from '../../generated/types';

/** The lines of an address: the postal code after it, unless the address has it where its country writes it. */
export function addressLines({ address, postalCode }: Pick<Location, 'address' | 'postalCode'>): readonly string[] {
  return address.includes(postalCode) ? [address] : [address, postalCode];
}
