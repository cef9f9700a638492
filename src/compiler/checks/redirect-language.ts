import { recordedAddresses, type Taker, takersByAddress } from '../addresses/recorded-addresses';
import type { Fix } from '../findings/fix';
import type { Rule } from '../rule';
import { singleton } from '../site';

/** Who has kept the address of a page goes on reading in the same language. */
export const redirectLanguage: Rule<'redirect-language'> = (site) => {
  const { languages } = site.contract;
  const list = singleton(site, 'redirects')?.redirects ?? [];
  return recordedAddresses(site).flatMap(({ address, language }) => {
    const [taker] = takersByAddress(site).get(address) ?? [];
    const isKept = taker?.redirect === undefined || taker.language === language;
    if (isKept || language === undefined || !languages.some(({ code }) => code === language)) return [];
    const isWritten = list[Number(taker.redirect?.at(-1))]?.language !== undefined;
    return [
      {
        code: 'redirect-language',
        place: isWritten ? { ...taker.place, pointer: [...taker.redirect, 'language'] } : taker.place,
        details: { address, language, other: taker.language },
        fix: fixOf(taker, language, isWritten),
      },
    ];
  });
};

function fixOf({ place, redirect = [] }: Taker, language: string, isWritten: boolean): Fix {
  const pointer = [...redirect, 'language'];
  return {
    edits: [{ do: isWritten ? 'set' : 'insert', file: place.source.path, pointer, value: language }],
    isCertain: true,
  };
}
