import { groupBy } from '../../shared/group-by';
import { type Language, prefixOf } from '../../shared/language';
import type { DraftSite } from '../site';
import type { RecordedAddress } from './recorded-addresses';

/** The prefix that the addresses of a language began with, where they begin with another one now. */
export interface FormerPrefix {
  readonly language: Language;
  /** Which of the site's languages that is. */
  readonly index: number;
  readonly was: string;
  readonly now: string;
  /** The addresses that are gone with it. */
  readonly gone: readonly RecordedAddress[];
}

/** Of addresses at which nobody answers any more, those that would be there if a language had the prefix that it had. */
export function formerPrefixes({ contract, pages }: DraftSite, vanished: readonly RecordedAddress[]): FormerPrefix[] {
  const { languages } = contract;
  return languages.flatMap((language, index) => {
    const { code } = language;
    const now = prefixOf(language, languages);
    if (now === '') return [];
    const formerly = ({ address, page }: RecordedAddress) =>
      prefixBefore(address, pages.byId.get(page)?.alternates[code], now);
    const ofLanguage = vanished.filter((one) => one.language === code);
    return [...groupBy(ofLanguage, formerly)].flatMap(([was, gone]) =>
      was === undefined ? [] : { language: code, index, was, now, gone },
    );
  });
}

/** What stood before the part that an address has in common with the one that its page has now, where that is but a prefix. */
function prefixBefore(address: string, path: string | undefined, now: string): string | undefined {
  if (path !== now && path?.startsWith(`${now}/`) !== true) return undefined;
  const rest = path.slice(now.length);
  const before = address.slice(0, address.length - rest.length);
  return before + rest === address && /^\/[^/]+$/.test(before) ? before : undefined;
}
