import { mistypedAddress } from '../addresses/mistyped-address';
import { writtenLinks } from '../links';
import type { OwnRule } from '../rule';

/** Of this site, or one that every browser reads in the same way. */
const SAFE = /^(https:\/\/[^/\s]|mailto:|tel:|#|\/(?!\/))/;

/** An address written in HTML is an https address, an e-mail, a telephone or an anchor (decision N9). */
export const linkAddressUnsafe: OwnRule<'link-address-unsafe'> = (site) =>
  writtenLinks(site).flatMap(({ address, placeOf }) => {
    if (address === undefined || SAFE.test(address) || mistypedAddress(address) !== undefined) return [];
    return [{ code: 'link-address-unsafe', place: placeOf('page'), details: { address } }];
  });
