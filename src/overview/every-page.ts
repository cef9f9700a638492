import type { Page } from '../../generated/source-types';
import { indexPages } from '../compiler/addresses/addresses';
import { withAddressesToCome } from '../compiler/addresses/addresses-to-come';
import { inLanguage } from '../compiler/languages';
import { collection, type DraftSite, type Entry } from '../compiler/site';
import { Source } from '../compiler/source';
import { mergeConflictsIn } from '../compiler/yaml/merge-conflicts';
import { isHuge, textOf } from '../compiler/yaml/utf8';
import { writtenDocument } from '../compiler/yaml/yaml-document';
import type { Draft } from '../shared/draft';
import { asRecord, isRecord } from '../shared/is-record';
import type { Language } from '../shared/language';
import { isWritten } from './written';

type DraftPage = Entry<Draft<Page>>;
type PlacedPage = DraftSite['pages']['all'][number];

/**
 * The site with every page, also one that has no place yet: of which an address is still to be written, or whose file
 * cannot be read, of which only is known what can be made out.
 */
export function withEveryPage(site: DraftSite): DraftSite {
  const { languages } = site.contract;
  const written = new Map(
    [...collection(site, 'pages').values(), ...unreadablePages(site)].map((page) => [page.id, page]),
  );
  const placed = [...written.values()].map((page): DraftPage => {
    const { path } = page.value;
    const none = Object.fromEntries(languages.map(({ code }) => [code, `/${page.id}`]));
    const whole = isRecord(path) ? withAddressesToCome(path, languages) : undefined;
    const isThere = languages.some(({ code }) => inLanguage(path, code) !== undefined);
    return isThere && whole === undefined
      ? page
      : { ...page, value: { ...page.value, path: (whole ?? none) as Page['path'] } };
  });
  const pages = indexPages(placed, (name) => collection(site, name).values(), languages);
  const asWritten = (page: PlacedPage): PlacedPage => ({ ...page, page: written.get(page.page.id) ?? page.page });
  return { ...site, pages: { ...pages, all: pages.all.map(asWritten) } };
}

/** Whether only is known of a page what can be made out. */
export function isUnreadable({ page }: PlacedPage): boolean {
  return page.source.data === undefined;
}

/** Where a page is found, as far as that is written. */
export function writtenAddresses({ page, alternates }: PlacedPage): (readonly [Language, string])[] {
  return Object.entries(alternates).filter(([language]) => inLanguage(page.value.path, language) !== undefined);
}

function unreadablePages({ contract, files, unreadable }: DraftSite): DraftPage[] {
  const kind = contract.kinds.find(({ collection: name }) => name === 'pages');
  if (kind === undefined) return [];
  return [...unreadable].flatMap((name): DraftPage | readonly [] => {
    const [collectionName, id = ''] = name.split(':');
    const path = kind.files.replace('*', id);
    const content = files.get(path);
    if (collectionName !== 'pages' || content === undefined || isHuge(content)) return [];
    const file = { path, kind, id, text: firstSides(textOf(content) ?? '') };
    const source = new Source(file, undefined, file);
    return { id, value: madeOut(file), source, pointer: [] };
  });
}

/** A text as it was on one side of what git could not bring together. */
function firstSides(text: string): string {
  return mergeConflictsIn(text)
    .toReversed()
    .reduce((whole, { offset, length, sides: [first] }) => {
      return whole.slice(0, offset) + (first?.text ?? '') + whole.slice(offset + length);
    }, text);
}

/** What a page is called by and where it is found. */
const KNOWN_BY = ['title', 'path', 'role', 'each'];

function madeOut(file: { readonly text: string }): Draft<Page> {
  try {
    const data = asRecord(writtenDocument(file).document.toJS());
    return Object.fromEntries(
      Object.entries(data).filter(([key, value]) => KNOWN_BY.includes(key) && isWritten(value)),
    );
  } catch {
    // It has aliases that multiply.
    return {};
  }
}
