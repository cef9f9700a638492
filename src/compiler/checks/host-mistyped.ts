import { meantHost, meantOwnHost } from '../addresses/known-hosts';
import { writtenLinks } from '../links';
import type { Edit } from '../problems/fix';
import type { Rule } from '../rule';
import { singleton } from '../site';
import { valuesOfFormat } from '../values';

type Found = ReturnType<Rule<'host-mistyped'>>[number];
type MeantBy = (host: string) => string | undefined;

/** A typo in a name that everybody knows, of a website or of a mailbox, or in that of the site itself: nobody has noticed it, for the address is one. */
export const hostMistyped: Rule<'host-mistyped'> = (site) => {
  const { url = '' } = singleton(site, 'settings') ?? {};
  const own = typeof url === 'string' ? (/^https:\/\/(?:www\.)?([a-z0-9.-]+)$/.exec(url)?.[1] ?? '') : '';
  const meantBy: MeantBy = (host) => meantHost(host) ?? meantOwnHost(host, own);
  return [
    ...valuesOfFormat(site, 'link-address', 'web-address', 'email').flatMap(({ source, pointer, value }) =>
      findingsIn(
        value,
        { source, pointer },
        (correct) => ({ do: 'set', file: source.path, pointer, value: correct }),
        meantBy,
      ),
    ),
    ...writtenLinks(site).flatMap((link) =>
      findingsIn(link.address, link.placeOf('page'), (correct) => link.editOf('address', correct), meantBy),
    ),
  ];
};

function findingsIn(
  address: unknown,
  place: Found['place'],
  editTo: (correct: string) => Edit | undefined,
  meantBy: MeantBy,
): Found[] {
  if (typeof address !== 'string') return [];
  const correct = address.replace(BEFORE_PATH, (start) => start.replaceAll(HOST, (host) => meantBy(host) ?? host));
  if (correct === address) return [];
  const edit = editTo(correct);
  const fix = edit && { edits: [edit], isCertain: false };
  return [{ code: 'host-mistyped', place, details: { address, correct }, ...(fix && { fix }) }];
}

const BEFORE_PATH = /^(?:https?:\/\/)?[^/?#]*/i;
/** What stands behind `https://`, or behind the sign of a mailbox. */
const HOST = /(?<=^https?:\/\/|@)[a-z0-9.-]+/gi;
