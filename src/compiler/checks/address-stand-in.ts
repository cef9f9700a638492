import { hostsIn } from '../addresses/hosts-in';
import { isStandInHost } from '../addresses/known-hosts';
import { writtenLinks } from '../links/links';
import type { Place } from '../problems/finding';
import type { Rule } from '../rule';
import { valuesOfFormat } from '../values/values';

/** A mailbox or a website of an example, `name@yourdomain.com`, is nobody's: the real one is still to be written. */
export const addressStandIn: Rule<'address-stand-in'> = (site) => {
  const values = valuesOfFormat(site, 'link-address', 'web-address', 'email').map(({ source, pointer, value }) => ({
    address: value,
    place: { source, pointer } satisfies Place,
  }));
  const links = writtenLinks(site).map((link) => ({ address: link.address, place: link.placeOf('page') }));
  return [...values, ...links].flatMap(({ address, place }) =>
    typeof address === 'string' && hostsIn(address).some(isStandInHost)
      ? [{ code: 'address-stand-in', place, details: { address } }]
      : [],
  );
};
