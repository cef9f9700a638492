import { oncePerObject } from '../../shared/once-per-object';
import { type FormerPrefix, formerPrefixes } from '../addresses/former-prefixes';
import { isReserved } from '../addresses/path-claims';
import {
  mayBePage,
  placeOfPath,
  type RecordedAddress,
  recordedAddresses,
  takersByAddress,
} from '../addresses/recorded-addresses';
import { isFormerPath, isWellFormedPath } from '../addresses/well-formed-path';
import type { Edit, Fix } from '../findings/fix';
import { setEdit } from '../findings/fixes';
import type { Rule } from '../rule';
import { type DraftSite, singleton, sourceOfSingleton } from '../site';
import { suggestionFor } from '../spelling/suggest';

type Found = ReturnType<Rule<'address-vanished'>>[number];
type Page = DraftSite['pages']['all'][number];

/** A line of redirects.yaml. */
interface Redirect {
  readonly from: string;
  readonly page: string;
  readonly language?: string;
}

const REDIRECTS = 'redirects.yaml';

/**
 * An address that the website has had leads somewhere for ever. It is told where the page has its address now, or in
 * redirects.yaml where the page is gone; once for each such place. Where a language has lost the prefix of its addresses,
 * that is told. That home is not at `/` any more has a rule of its own.
 */
export const addressVanished: Rule<'address-vanished'> = (site) => {
  const takers = takersByAddress(site);
  const recorded = recordedAddresses(site);
  // One that nobody can have had is told itself.
  const vanished = recorded.filter(({ address }) => address !== '/' && !takers.has(address) && isFormerPath(address));
  if (vanished.length === 0) return [];
  const known = new Set(recorded.map(({ page }) => page));
  const unknown = site.pages.all.map(({ id }) => id).filter((id) => !known.has(id));
  const prefixes = formerPrefixes(site, vanished);
  const goneWithPrefixes = new Set(prefixes.flatMap(({ gone }) => gone));
  const groups = new Map<string, RecordedAddress[]>();
  for (const one of vanished) {
    if (goneWithPrefixes.has(one)) continue;
    const key = groupOf(site, one);
    const group = key === undefined ? undefined : groups.get(key);
    if (group !== undefined) group.push(one);
    else if (key !== undefined) groups.set(key, [one]);
  }
  return [
    ...prefixes.flatMap((former) => prefixGone(site, former)),
    ...[...groups.values()].map((group) => finding(site, group, unknown)),
  ];
};

function prefixGone(site: DraftSite, { language, index, was, now, gone }: FormerPrefix): Found[] {
  const source = sourceOfSingleton(site, 'settings');
  if (source === undefined) return [];
  const isWritten = singleton(site, 'settings')?.languages?.[index]?.prefix !== undefined;
  const pointer = ['languages', index, 'prefix'];
  const edit: Edit = isWritten
    ? setEdit({ source, pointer }, was)
    : { do: 'insert', file: source.path, pointer, value: was };
  return [
    {
      code: 'address-vanished',
      place: { source, pointer: isWritten ? pointer : pointer.slice(0, -1) },
      details: { addresses: gone.map(({ address }) => address), redirects: [], prefix: { language, was, now } },
      fix: { edits: [edit], isCertain: false },
    },
  ];
}

/** What is told as one: addresses that one value had, or those of a page that is gone. Nothing, where there is another mistake to be mended first. */
function groupOf(site: DraftSite, { page: id, language }: RecordedAddress): string | undefined {
  const page = site.pages.byId.get(id);
  if (language === undefined) return REDIRECTS;
  if (page !== undefined) {
    if (hasAnotherLanguageTaken(site, page)) return undefined;
    const { source, pointer } = placeOfPath(page, languageOn(page, language));
    return isAddressRight(site, page, language) ? [source.path, ...pointer].join('\n') : undefined;
  }
  if (mayBePage(site, id)) return undefined;
  const [template = ''] = id.split(':');
  return site.collections.get('pages')?.has(template) ? id : template;
}

/** Whether an address that the page has had in one language now shows it in another, which is told. */
function hasAnotherLanguageTaken(site: DraftSite, page: Page): boolean {
  const had = languagesByAddress(site);
  return Object.entries(page.alternates).some(
    ([language, path]) => had.get(`${page.id} ${path}`)?.has(language) === false,
  );
}

/** In which languages each page has been read at its addresses. */
const languagesByAddress = oncePerObject((site: DraftSite): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { address, page, language } of recordedAddresses(site)) {
    const key = `${page} ${address}`;
    if (language !== undefined) found.set(key, (found.get(key) ?? new Set()).add(language));
  }
  return found;
});

/** Whether nothing else is told about the address that the page has now. */
function isAddressRight(site: DraftSite, page: Page, language: string | undefined): boolean {
  const path = page.alternates[languageOn(page, language)] ?? '';
  return isWellFormedPath(path) && !isReserved(path) && takersByAddress(site).get(path)?.length === 1;
}

/** The language in which somebody goes on to read a page. */
function languageOn({ alternates }: Page, language = ''): string {
  return language in alternates ? language : (Object.keys(alternates)[0] ?? '');
}

function finding(site: DraftSite, group: readonly RecordedAddress[], unknown: readonly string[]): Found {
  const [{ page: id, language }] = group as [RecordedAddress];
  const page = site.pages.byId.get(id);
  const redirects = group.flatMap((one) => redirectFor(site, one, unknown) ?? []);
  const source = sourceOfSingleton(site, 'redirects');
  const atRedirects = source === undefined ? { file: REDIRECTS } : { source, pointer: [], key: 'redirects' };
  const place =
    page === undefined || language === undefined ? atRedirects : placeOfPath(page, languageOn(page, language));
  const addresses = group.map(({ address }) => address);
  const isGuess = page === undefined && suggestionFor(id, unknown).suggestion === undefined;
  const fix = isGuess ? undefined : fixWith(site, redirects, page !== undefined);
  return {
    code: 'address-vanished',
    place,
    details: { addresses, redirects: redirects.map(lineOf), ...(page === undefined && { gone: id }) },
    ...(fix && { fix }),
  };
}

function redirectFor(site: DraftSite, recorded: RecordedAddress, unknown: readonly string[]): Redirect | undefined {
  const { address: from, language = '' } = recorded;
  const page = site.pages.byId.get(recorded.page) ?? successorOf(site, recorded, unknown);
  if (page === undefined) return undefined;
  const [main, ...others] = site.contract.languages;
  const isOther = language !== main?.code && others.some(({ code }) => code === language);
  return { from, page: page.id, ...(isOther && { language }) };
}

/** The page that comes closest to one that is gone: a new one with nearly its name, else the one above it. */
function successorOf(
  site: DraftSite,
  { address, page }: RecordedAddress,
  unknown: readonly string[],
): Page | undefined {
  const { suggestion } = suggestionFor(page, unknown);
  return suggestion === undefined ? pageAbove(site, address) : site.pages.byId.get(suggestion);
}

function pageAbove(site: DraftSite, address: string): Page | undefined {
  const above = address.slice(0, address.lastIndexOf('/'));
  const [taker] = takersByAddress(site).get(above || '/') ?? [];
  if (taker !== undefined) return site.pages.byId.get(taker.page);
  return above === '' ? undefined : pageAbove(site, above);
}

function lineOf({ from, page, language }: Redirect): string {
  const id = page.includes(':') ? `"${page}"` : page;
  return `- { from: "${from}", page: ${id}${language === undefined ? '' : `, language: ${language}`} }`;
}

function fixWith(site: DraftSite, redirects: readonly Redirect[], isCertain: boolean): Fix | undefined {
  if (redirects.length === 0) return undefined;
  if (!site.files.has(REDIRECTS)) {
    const text = `redirects:\n${redirects.map((redirect) => `  ${lineOf(redirect)}\n`).join('')}`;
    return { edits: [{ do: 'create-file', file: REDIRECTS, text }], isCertain };
  }
  const list = singleton(site, 'redirects')?.redirects;
  if (list === undefined) return undefined;
  const pointer = ['redirects', list.length];
  // Each goes before the one that was put there last.
  const edits = redirects.map((value): Edit => ({ do: 'insert', file: REDIRECTS, pointer, value })).reverse();
  return { edits, isCertain };
}
