import { hostsIn, withOtherHosts } from '../addresses/hosts-in';
import { meantHost, meantOwnHost, ownHostOf } from '../addresses/known-hosts';
import { writtenLinks } from '../links';
import { oncePerObject } from '../once-per-object';
import type { Edit } from '../problems/fix';
import { fixOfText, setting } from '../problems/fixes';
import type { Rule } from '../rule';
import { type DraftSite, singleton, sourceOfSingleton } from '../site';
import { fewInEach } from '../texts/few-faults';
import { type Run, runsWith, textOf } from '../texts/readable-texts';
import { folded } from '../texts/wordings';
import { valuesOfFormat } from '../values';

type Found = ReturnType<Rule<'host-mistyped'>>[number];
type MeantBy = (host: string) => string | undefined;

/** A typo in a name that everybody knows, of a website or of a mailbox, or in that of the site itself: nobody has noticed it, for the address is one. */
export const hostMistyped: Rule<'host-mistyped'> = (site) => {
  const written = ownHost(site);
  const own = ownHostOf(written, hostsOf(addressesOf(site))) ?? written;
  const settled = hostsOf(inSettings(site));
  const meantBy: MeantBy = (host) => meantHost(host) ?? meantOwnHost(host, own, settled);
  return [
    ...inUrl(site, written, own),
    ...inValues(site, meantBy),
    ...inLinks(site, meantBy),
    ...inTexts(site, meantBy),
    ...ownInTexts(site, written),
  ];
};

/** The name of the site, as its settings say it; nothing where they say none. */
function ownHost(site: DraftSite): string {
  const { url } = singleton(site, 'settings') ?? {};
  return typeof url === 'string' ? (/^https:\/\/(?:www\.)?([a-z0-9.-]+)$/.exec(url)?.[1] ?? '') : '';
}

/** Where the content leads to, but for addresses in texts. */
function addressesOf(site: DraftSite): unknown[] {
  return [...addressesIn(site).map(({ value }) => value), ...writtenLinks(site).map(({ address }) => address)];
}

function hostsOf(addresses: readonly unknown[]): string[] {
  return addresses.flatMap((address) => (typeof address === 'string' ? hostsIn(address) : []));
}

function inSettings(site: DraftSite): unknown[] {
  return addressesIn(site).flatMap(({ source, value }) => (source.kind.name === 'settings' ? [value] : []));
}

function addressesIn(site: DraftSite) {
  return valuesOfFormat(site, 'link-address', 'web-address', 'email');
}

function inUrl(site: DraftSite, written: string, own: string): Found[] {
  const source = sourceOfSingleton(site, 'settings');
  const { url } = singleton(site, 'settings') ?? {};
  if (source === undefined || typeof url !== 'string' || own === written) return [];
  const place = { source, pointer: ['url'] };
  const correct = url.replace(written, own);
  const fix = { edits: [setting(place, correct)], isCertain: false };
  return [{ code: 'host-mistyped', place, details: { address: url, correct }, fix }];
}

function inValues(site: DraftSite, meantBy: MeantBy): Found[] {
  return addressesIn(site).flatMap(({ source, pointer, value }) => {
    const place = { source, pointer };
    return told(value, place, (correct) => setting(place, correct), meantBy);
  });
}

function inLinks(site: DraftSite, meantBy: MeantBy): Found[] {
  return writtenLinks(site).flatMap((link) =>
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

/** What stands in addresses, and in few other texts. */
const runsThatMayHold = runsWith(/@|\/\/|www|\p{L}\s?\.\s?\p{Ll}{2}/u);
/** Marks and blanks of an address that get lost, come in, or are others where it is typed into a text. */
const GAPS: Readonly<Record<string, string>> = { '@': '\\s?@?\\s?', '.': '\\s?[.,]?\\s?', '-': '\\s?-?\\s?' };
const SCHEME = /(?<![\w/.-])(?:h?t{1,3}p{1,2}s{0,2})[:;]?\/{1,3}(?=[a-z0-9-]{2,60}\.[a-z])/gi;

const foldedText = oncePerObject(({ text }: Run) => folded(text));

/** The address of the site, or its mailbox, with a gap, an accent or another mark in it; and what an address begins with. */
function ownInTexts(site: DraftSite, host: string): Found[] {
  const { email } = singleton(site, 'settings') ?? {};
  const own = [email, host === '' ? undefined : `www.${host}`].filter((one) => typeof one === 'string' && one !== '');
  const patterns = own.map((address) => ({
    correct: String(address),
    pattern: new RegExp(
      `(?<![\\w@.-])${[...String(address)].map((sign) => GAPS[sign] ?? sign).join('')}(?![\\w@-])`,
      'giu',
    ),
  }));
  return fewInEach(runsThatMayHold(site), textOf, (run) => {
    const { written, text, offset } = run;
    const slips = [
      ...patterns.flatMap(({ pattern, correct }) =>
        [...foldedText(run).matchAll(pattern)].map(({ 0: { length }, index }) => ({ index, length, correct })),
      ),
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

const runsWithAddresses = runsWith(/@|www\.|https?:/i);
/** An address in a text, without the full stop of its sentence. */
const ADDRESS = /(?<![\w.+-])(?:[\w+-]+(?:\.[\w+-]+)*@|https?:\/\/|(?=www\.))[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;

function inTexts(site: DraftSite, meantBy: MeantBy): Found[] {
  return fewInEach(runsWithAddresses(site), textOf, ({ written, text, offset }) =>
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
