import type { Language } from '../../shared/language';
import {
  mayBePage,
  placeOfPath,
  type RecordedAddress,
  recordedAddresses,
  type Taker,
  takersByAddress,
} from '../addresses/recorded-addresses';
import type { Finding } from '../findings/finding';
import { possibleFix, setEdit } from '../findings/fixes';
import type { Rule } from '../rule';
import { type DraftSite, sourceOfSingleton } from '../site';
import { placeKey } from '../values/place-key';
import { valueAt } from '../values/value-at';

type Found = Finding<'address-moved'> & { readonly place: Taker['place'] };

/**
 * An address that the website has had shows the page that people know from there, unless a redirect leads on. It is told
 * once for each value that has made it so, however many pages have their address by it.
 */
export const addressMoved: Rule<'address-moved'> = (site) => {
  const told = new Map<string, Found>();
  for (const found of recordedAddresses(site).flatMap((recorded) => moved(site, recorded))) {
    const key = placeKey(found.place);
    const known = told.get(key);
    told.set(
      key,
      known === undefined ? found : { ...known, details: { ...known.details, more: known.details.more + 1 } },
    );
  }
  return [...told.values()];
};

function moved(site: DraftSite, recorded: RecordedAddress): Found[] {
  const { address, page, language } = recorded;
  const takers = takersByAddress(site).get(address) ?? [];
  const [taker] = takers;
  const isSame = (one: Taker) =>
    one.redirect !== undefined || (one.page === page && (language === undefined || one.language === language));
  if (taker === undefined || address === '/' || takers.some(isSame)) return [];
  // The same page under another name: it is where it was.
  if (!mayBePage(site, page) && (language === undefined || taker.language === language)) return [];
  if (taker.page !== page || language === undefined) {
    return [{ code: 'address-moved', place: taker.place, details: { address, page, more: 0 } }];
  }
  return [inOtherLanguage(site, { address, page, language }) ?? leftOver(taker, { address, page, language })];
}

/** Where the address is to be typed again: the page has another one in that language now. */
function inOtherLanguage(
  site: DraftSite,
  { address, page: id, language }: RecordedAddress & { readonly language: Language },
): Found | undefined {
  const page = site.pages.byId.get(id);
  if (page === undefined || !(language in page.alternates)) return undefined;
  const place = placeOfPath(page, language);
  const entry = page.entry?.id;
  const correct = entry === undefined ? address : address.replace(entry, '{id}');
  const written = valueAt(place.source.data, place.pointer);
  if (written === correct) return inOtherOrder(site, { address, page: id, language });
  const isWritten = typeof written === 'string' && !isPrefixed(site, address);
  // People know the address that is there now as well: it would lead nowhere then.
  const isKnown = recordedAddresses(site).some((recorded) => recorded.address === page.alternates[language]);
  return {
    code: 'address-moved',
    place,
    details: { address, page: id, language, more: 0, ...(isWritten && { correct }) },
    ...(isWritten && !isKnown && possibleFix(setEdit(place, correct))),
  };
}

/** The page is where it was written to be: it is another language that has addresses without a prefix. */
function inOtherOrder(
  site: DraftSite,
  { address, page, language }: RecordedAddress & { readonly language: Language },
): Found | undefined {
  const source = sourceOfSingleton(site, 'settings');
  if (source === undefined) return undefined;
  const index = site.contract.languages.findIndex(({ code }) => code === language);
  return {
    code: 'address-moved',
    place: { source, pointer: ['languages'] },
    details: { address, page, language, more: 0, isOrder: true },
    // Whichever has a prefix cannot be the first by itself.
    ...(index > 0 &&
      site.contract.languages[index]?.prefix === undefined &&
      possibleFix({ do: 'move', file: source.path, pointer: ['languages', index], to: 0 })),
  };
}

/** What the machine has put before an address is written nowhere. */
function isPrefixed({ contract }: DraftSite, address: string): boolean {
  return contract.languages.some(({ prefix }) => prefix !== undefined && address.startsWith(`${prefix}/`));
}

function leftOver({ place }: Taker, { address, page, language = '' }: RecordedAddress): Found {
  return { code: 'address-moved', place, details: { address, page, language, more: 0 } };
}
