import { mayBePage, recordedAddresses, type Taker, takersByAddress } from '../recorded-addresses';
import type { Rule } from '../rule';

/** An address that the website has had shows the page that people know from there, unless a redirect leads on. */
export const addressMoved: Rule<'address-moved'> = (site) =>
  recordedAddresses(site).flatMap(({ address, page, language }) => {
    const takers = takersByAddress(site).get(address) ?? [];
    const [taker] = takers;
    const isSame = (one: Taker) =>
      one.redirect !== undefined || (one.page === page && (language === undefined || one.language === language));
    if (taker === undefined || address === '/' || takers.some(isSame)) return [];
    // The same page under another name: it is where it was.
    if (!mayBePage(site, page) && (language === undefined || taker.language === language)) return [];
    const details = { address, page, ...(taker.page === page && language !== undefined && { language }) };
    return [{ code: 'address-moved', place: taker.place, details }];
  });
