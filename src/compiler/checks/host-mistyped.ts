import { keptWhileSame, oncePerObject } from '../../shared/once-per-object';
import { hostsIn, withOtherHosts } from '../addresses/hosts-in';
import { meantHost, meantOwnHost, ownHostOf } from '../addresses/known-hosts';
import type { Edit } from '../findings/fix';
import { fixOfText, setEdit } from '../findings/fixes';
import { writtenLinks } from '../links/links';
import type { Rule } from '../rule';
import { type DraftSite, type Files, singleton, sourceOfSingleton } from '../site';
import { folded } from '../spelling/folded';
import { fewInEach } from '../texts/few-faults';
import { type Run, runsWith, textOf } from '../texts/readable-texts';
import { isSlipOf } from '../texts/slip-of';
import { noted } from '../values/notes';
import { inFewFilesAgainst, valuesOfFormat } from '../values/values';

type Found = ReturnType<Rule<'host-mistyped'>>[number];
type MeantBy = (host: string) => string | undefined;

/** A typo in a name that everybody knows, of a website or of a mailbox, or in that of the site itself: nobody has noticed it, for the address is one. */
export const hostMistyped: Rule<'host-mistyped'> = (site) => {
  const own = ownNames(site);
  return [...inUrl(site, own), ...mistypedIn(site, own)];
};

/** How the site is called on the internet. */
interface OwnNames {
  /** The name that its settings say; empty where they say none. */
  readonly written: string;
  /** The one that is meant by it. */
  readonly meant: string;
  readonly email: string;
  /** The names to which the settings lead. */
  readonly settled: readonly string[];
}

const asBefore = keptWhileSame<OwnNames>();

function ownNames(site: DraftSite): OwnNames {
  const { url, email } = singleton(site, 'settings') ?? {};
  const written = typeof url === 'string' ? (/^https:\/\/(?:www\.)?([a-z0-9.-]+)$/.exec(url)?.[1] ?? '') : '';
  const all = site.sources.flatMap((source) => hostsNamedIn(source, site.contract));
  return asBefore(site.contract, {
    written,
    meant:
      ownHostOf(
        written,
        all.map(({ host }) => host),
      ) ?? written,
    email: typeof email === 'string' ? email : '',
    settled: all.flatMap(({ host, isSettled }) => (isSettled ? host : [])),
  });
}

/** Where the content leads to, but for addresses in texts. */
const hostsNamedIn = noted('hosts', (source, contract) => {
  const file = { sources: [source], contract };
  const isSettings = source.kind.name === 'settings';
  const ofValues = addressesIn(file).map(({ value }) => ({ address: value, isSettled: isSettings }));
  const ofLinks = writtenLinks(file).map(({ address }) => ({ address, isSettled: false }));
  return [...ofValues, ...ofLinks].flatMap(({ address, isSettled }) =>
    typeof address === 'string' ? hostsIn(address).map((host) => ({ host, isSettled })) : [],
  );
});

const mistypedIn = inFewFilesAgainst(
  'hosts-mistyped',
  (source, contract, { written, meant, email, settled }: OwnNames): Found[] => {
    const file = { sources: [source], contract };
    const meantBy: MeantBy = (host) => meantHost(host) ?? meantOwnHost(host, meant, settled);
    return [
      ...inValues(file, meantBy),
      ...inLinks(file, meantBy),
      ...inTexts(file, meantBy),
      ...ownInTexts(file, [email, written === '' ? '' : `www.${written}`]),
    ];
  },
);

function addressesIn(file: Files) {
  return valuesOfFormat(file, 'link-address', 'web-address', 'email');
}

function inUrl(site: DraftSite, { written, meant: own }: OwnNames): Found[] {
  const source = sourceOfSingleton(site, 'settings');
  const { url } = singleton(site, 'settings') ?? {};
  if (source === undefined || typeof url !== 'string' || own === written) return [];
  const place = { source, pointer: ['url'] };
  const correct = url.replace(written, own);
  const fix = { edits: [setEdit(place, correct)], isCertain: false };
  return [{ code: 'host-mistyped', place, details: { address: url, correct }, fix }];
}

function inValues(file: Files, meantBy: MeantBy): Found[] {
  return addressesIn(file).flatMap(({ source, pointer, value }) => {
    const place = { source, pointer };
    return told(value, place, (correct) => setEdit(place, correct), meantBy);
  });
}

function inLinks(file: Files, meantBy: MeantBy): Found[] {
  return writtenLinks(file).flatMap((link) =>
    told(link.address, link.placeOf('page'), (correct) => link.editOf('address', correct), meantBy),
  );
}

function told(
  address: unknown,
  place: Found['place'],
  editTo: (correct: string) => Edit | undefined,
  meantBy: MeantBy,
): Found[] {
  if (typeof address !== 'string') return [];
  const correct = withOtherHosts(address, meantBy);
  if (correct === address) return [];
  const edit = editTo(correct);
  const fix = edit && { edits: [edit], isCertain: false };
  return [{ code: 'host-mistyped', place, details: { address, correct }, ...(fix && { fix }) }];
}

/** An address of mail with its sign twice, or any with a space or a comma in place of its last point. */
const BROKEN =
  /(?<![\w.+@-])(?:[\w+-]{1,40}(?:\.[\w+-]{1,40}){0,4}@@+[a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,60}){1,3}|(?:[\w+-]{1,40}(?:\.[\w+-]{1,40}){0,4}@|www\.)[a-z0-9-]{1,60}(?: \.|\. |,)(?:com|org|net|info))(?![\w@-])/gi;

/** What stands in addresses, and in few other texts. */
const runsThatMayHold = runsWith(/@|\/\/|www|(?<=\p{L}\s?)\.\s?\p{Ll}{2}/u);
/** Marks and blanks of an address that get lost, come in, or are others where it is typed into a text. */
const GAPS: Readonly<Record<string, string>> = { '@': '\\s?@?\\s?', '.': '\\s?[.,]?\\s?', '-': '\\s?-?\\s?' };
/** Another mark than the point behind the first letters of an address. */
const FIRST_POINT = /(?<![\w@/.-])www[,;:] ?(?=[a-z0-9-]{2,60}\.[a-z]{2,})/gi;
const SCHEME = /(?<![\w/.-])(?:h?t{1,3}p{1,2}s{0,2})[:;]?\/{1,3}(?=[a-z0-9-]{2,60}\.[a-z])/gi;

const foldedText = oncePerObject(({ text }: Run) => folded(text));

/** The address of the site, or its mailbox, with a gap, an accent or another mark in it; and what an address begins with. */
function ownInTexts(file: Files, own: readonly string[]): Found[] {
  const runs = runsThatMayHold(file);
  if (runs.length === 0) return [];
  const patterns = own
    .filter((address) => address !== '')
    .map((address) => ({
      correct: address,
      pattern: new RegExp(
        `(?<![\\w@.-])${[...address].map((sign) => GAPS[sign] ?? asPattern(sign)).join('')}(?![\\w@-])`,
        'giu',
      ),
    }));
  return fewInEach(runs, textOf, (run) => {
    const { written, text, offset } = run;
    const slips = [
      ...patterns.flatMap(({ pattern, correct }) =>
        [...foldedText(run).matchAll(pattern)].map(({ 0: { length }, index }) => ({ index, length, correct })),
      ),
      ...slipsOfMailbox(text, own),
      ...[...text.matchAll(BROKEN)].map(({ 0: broken, index }) => {
        const correct = broken.replace(/@+/, '@').replace(/ \.|\. |,/, '.');
        return { index, length: broken.length, correct };
      }),
      ...[...text.matchAll(FIRST_POINT)].map(({ 0: { length }, index }) => ({ index, length, correct: 'www.' })),
      ...[...text.matchAll(SCHEME)].flatMap(({ 0: { length }, index }) => ({ index, length, correct: 'https://' })),
    ];
    return slips.flatMap(({ index, length, correct }): Found[] => {
      const address = text.slice(index, index + length);
      if (address.toLowerCase() === correct || /^http:\/\/$/i.test(address)) return [];
      const part = { offset: offset + index, length };
      const fix = fixOfText(written, [{ ...part, text: correct }], false);
      const { source, pointer } = written;
      return [{ code: 'host-mistyped', place: { source, pointer, part }, details: { address, correct }, fix }];
    });
  });
}

const MAILBOX = /(?<![\w.+-])([\w.+-]{2,60})@([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?![\w@-])/gi;
/** A name of fewer letters may be that of another mailbox. */
const SHORTEST_MAILBOX = 4;

/** The mailbox of the site with a slip in its name, or without its end. */
function slipsOfMailbox(text: string, own: readonly string[]) {
  const correct = own.find((address) => address.includes('@'));
  const [mailbox = '', host = ''] = correct?.split('@') ?? [];
  if (correct === undefined || !text.includes('@')) return [];
  return [...text.matchAll(MAILBOX)].flatMap(({ 0: { length }, 1: name = '', 2: at = '', index }) => {
    // With a gap in it, its end is there.
    const end = host.slice(at.length + 1);
    const isWhole = text.slice(index + length, index + length + end.length + 3).includes(end);
    const isCut = name === mailbox && !at.includes('.') && host.startsWith(`${at}.`) && !isWhole;
    const isSlip = at === host && name !== mailbox && isSlipOf(name, mailbox, SHORTEST_MAILBOX);
    return isCut || (isSlip && mailbox.length >= SHORTEST_MAILBOX) ? [{ index, length, correct }] : [];
  });
}

function asPattern(sign: string): string {
  return `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;
}

const runsWithAddresses = runsWith(/@|www\.|https?:/i);
/** An address in a text, without the full stop of its sentence. */
const ADDRESS = /(?<![\w.+-])(?:[\w+-]+(?:\.[\w+-]+)*@|https?:\/\/|(?=www\.))[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;

function inTexts(file: Files, meantBy: MeantBy): Found[] {
  return fewInEach(runsWithAddresses(file), textOf, ({ written, text, offset }) =>
    [...text.matchAll(ADDRESS)].flatMap(({ 0: address, index }): Found[] => {
      const correct = withOtherHosts(address, meantBy);
      if (correct === address) return [];
      const part = { offset: offset + index, length: address.length };
      const fix = fixOfText(written, [{ ...part, text: correct }], false);
      const { source, pointer } = written;
      return [{ code: 'host-mistyped', place: { source, pointer, part }, details: { address, correct }, fix }];
    }),
  );
}
