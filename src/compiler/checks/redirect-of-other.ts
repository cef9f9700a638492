import { addToGroup } from '../../shared/group-by';
import { writtenRedirects } from '../addresses/written-redirects';
import type { Finding } from '../findings/finding';
import { possibleFix, setEdit } from '../findings/fixes';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { slugOf } from '../spelling/suggest';
import { inEach } from '../values/values';

/** An old address with a number leads to the page with that number, where there is one, and not to the one beside it. */
export const redirectOfOther: Rule<'redirect-of-other'> = (site) => {
  const redirects = writtenRedirects(site);
  const numbered = redirects.length === 0 ? new Map() : numberedPages(site);
  return redirects.flatMap(({ redirect: { from, page }, source, pointer }): Finding<'redirect-of-other'>[] => {
    if (from === undefined || page === undefined || !site.pages.byId.has(page)) return [];
    const correct = pageBeside(site, from, page) ?? pageMeant(numbered, from, page);
    if (correct === undefined) return [];
    const place = { source, pointer: [...pointer, 'page'] };
    const details = { address: from, page, correct };
    return [{ code: 'redirect-of-other', place, details, ...possibleFix(setEdit(place, correct)) }];
  });
};

/** The page that is called as the one to which it leads but for the number. */
function pageBeside(site: DraftSite, from: string, page: string): string | undefined {
  const [number, other] = [from, page].map(onlyNumberIn);
  if (number === undefined || other === undefined || number === other) return undefined;
  const correct = page.replace(other, number);
  return site.pages.byId.has(correct) ? correct : undefined;
}

/** The only page that has the number of an address, with the word before it, and all of its other words in what it is called. */
function pageMeant(numbered: NumberedPages, from: string, page: string): string | undefined {
  const [only, ...others] = numbersIn(from).length === 1 ? (numbered.get(numbersIn(from)[0] ?? '') ?? []) : [];
  if (only === undefined || others.length > 0 || only.id === page) return undefined;
  return wordsIn(from).every((word) => only.words.has(word)) ? only.id : undefined;
}

interface NumberedPage {
  readonly id: string;
  readonly words: ReadonlySet<string>;
}

/** Pages by a number that they are called by, with the word before it: `block-1`. */
type NumberedPages = ReadonlyMap<string, readonly NumberedPage[]>;

function numberedPages({ pages }: DraftSite): NumberedPages {
  const found = new Map<string, NumberedPage[]>();
  for (const { id, alternates, page, entry } of pages.all) {
    if (entry !== undefined || !/\d/.test(id)) continue;
    const titles = inEach(Reflect.get(page.value, 'title')).map(({ text }) => slugOf(text));
    const names = [id, ...Object.values(alternates)];
    const words = new Set([...names, ...titles].flatMap(wordsIn));
    for (const number of new Set(names.flatMap(numbersIn))) addToGroup(found, number, { id, words });
  }
  return found;
}

function numbersIn(address: string): string[] {
  return address.match(/\p{L}+-\d+/gu) ?? [];
}

function wordsIn(address: string): string[] {
  return address.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
}

function onlyNumberIn(name: string): string | undefined {
  const [number, ...more] = name.match(/\d+/g) ?? [];
  return more.length === 0 ? number : undefined;
}
