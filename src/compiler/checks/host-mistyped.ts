import { meantHost } from '../addresses/known-hosts';
import { writtenLinks } from '../links';
import type { Edit } from '../problems/fix';
import type { OwnRule } from '../rule';
import { valuesOfFormat } from '../values';

type Found = ReturnType<OwnRule<'host-mistyped'>>[number];

/** A typo in a name that everybody knows, of a website or of a mailbox: nobody has noticed it, for the address is one. */
export const hostMistyped: OwnRule<'host-mistyped'> = (site) => [
  ...valuesOfFormat(site, 'link-address', 'web-address', 'email').flatMap(({ source, pointer, value }) =>
    findingsIn(value, { source, pointer }, (correct) => ({ do: 'set', file: source.path, pointer, value: correct })),
  ),
  ...writtenLinks(site).flatMap((link) =>
    findingsIn(link.address, link.placeOf('page'), (correct) => link.editOf('address', correct)),
  ),
];

function findingsIn(address: unknown, place: Found['place'], editTo: (correct: string) => Edit | undefined): Found[] {
  if (typeof address !== 'string') return [];
  const correct = address.replace(BEFORE_PATH, (start) => start.replaceAll(HOST, (host) => meantHost(host) ?? host));
  if (correct === address) return [];
  const edit = editTo(correct);
  const fix = edit && { edits: [edit], isCertain: false };
  return [{ code: 'host-mistyped', place, details: { address, correct }, ...(fix && { fix }) }];
}

const BEFORE_PATH = /^(?:https?:\/\/)?[^/?#]*/i;
/** What stands behind `https://`, or behind the sign of a mailbox. */
const HOST = /(?<=^https?:\/\/|@)[a-z0-9.-]+/gi;
