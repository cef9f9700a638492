import { hostsIn } from '../addresses/hosts-in';
import { isExampleHost, isHostToFillIn } from '../addresses/known-hosts';
import type { Finding, Place } from '../findings/finding';
import { EXAMPLE_ANNOUNCED, EXAMPLE_MAILBOX } from '../language-data/examples';
import { writtenLinks } from '../links/links';
import type { Rule } from '../rule';
import type { Files } from '../site';
import { fewInEach } from '../texts/few-faults';
import { runsWith, textOf } from '../texts/readable-texts';
import { valuesOfFormat } from '../values/values';

/** A mailbox or a website of an example, `name@yourdomain.com`, is nobody's: the real one is still to be written. */
export const addressStandIn: Rule<'address-stand-in'> = (site) => {
  const values = valuesOfFormat(site, 'link-address', 'web-address', 'email').map(({ source, pointer, value }) => ({
    address: value,
    place: { source, pointer } satisfies Place,
  }));
  const links = writtenLinks(site).map((link) => ({ address: link.address, place: link.placeOf('page') }));
  const found = [...values, ...links].flatMap(({ address, place }): Finding<'address-stand-in'>[] =>
    typeof address === 'string' && hostsIn(address).some(isExampleHost)
      ? [{ code: 'address-stand-in', place, details: { address } }]
      : [],
  );
  return [...found, ...inTexts(site)];
};

const runsWithAddresses = runsWith(/@[a-z0-9]|www\./i);
/** A mailbox or a website that a text names, but none that shows how one is written. */
const IN_TEXT = new RegExp(
  `(?<![\\p{L}\\p{N}@./_-])(?:(?!(?:${EXAMPLE_MAILBOX})@)[\\w.+-]{1,64}@|www\\.)([a-z0-9-]{1,63}\\.[a-z]{2,3})(?![\\p{L}\\p{N}@-]|\\.\\p{L})`,
  'giu',
);

/** A template of a legal text has them. */
function inTexts(files: Files): Finding<'address-stand-in'>[] {
  return fewInEach(runsWithAddresses(files), textOf, ({ written: { source, pointer }, text, offset }) =>
    [...text.matchAll(IN_TEXT)].flatMap(({ 0: address, 1: host = '', index }) => {
      if (!isHostToFillIn(host) || EXAMPLE_ANNOUNCED.test(text)) return [];
      const part = { offset: offset + index, length: address.length };
      return [{ code: 'address-stand-in' as const, place: { source, pointer, part }, details: { address } }];
    }),
  );
}
