import { meantHost } from '../addresses/known-hosts';
import { writtenLinks } from '../links';
import type { OwnRule } from '../rule';
import { valuesOfFormat } from '../values';

type Found = ReturnType<OwnRule<'host-mistyped'>>[number];

/** A typo in a name that everybody knows, of a website or of a mailbox: nobody has noticed it, for the address is one. */
export const hostMistyped: OwnRule<'host-mistyped'> = (site) => [
  ...valuesOfFormat(site, 'link-address', 'web-address', 'email').flatMap(({ source, pointer, value }) => {
    if (typeof value !== 'string') return [];
    const finding = findingIn(value, { source, pointer });
    if (finding === undefined) return [];
    const edit = { do: 'set' as const, file: source.path, pointer, value: finding.details.correct };
    return [{ ...finding, fix: { edits: [edit], isCertain: false } }];
  }),
  ...writtenLinks(site).flatMap((link) =>
    link.address === undefined ? [] : (findingIn(link.address, link.placeOf('page')) ?? []),
  ),
];

function findingIn(address: string, place: Found['place']): Found | undefined {
  const correct = address.replaceAll(HOST, (host) => meantHost(host) ?? host);
  return correct === address ? undefined : { code: 'host-mistyped', place, details: { address, correct } };
}

/** What stands behind `https://`, or behind the sign of a mailbox. */
const HOST = /(?<=^https?:\/\/|^[^/?]*@)[a-z0-9.-]+/gi;
