import type { Language } from '../../shared/language';
import type { Contract } from '../contract';
import { textOfLink } from '../html/html-links';
import { inLanguage } from '../languages';
import { type LinkTarget, type WrittenLink, writtenLinks } from '../links';
import { oncePerObject } from '../once-per-object';
import type { Finding, Place } from '../problems/finding';
import { valueAt } from '../problems/fixes';
import type { Rule } from '../rule';
import { isRecord } from '../sections';
import type { DraftSite, Site } from '../site';
import { folded } from '../texts/wordings';
import { replaceTokens } from '../tokens/tokens';

/** A link that is called as a page leads to that page. */
export const linkTextOther: Rule<'link-text-other'> = (site) =>
  writtenLinks(site).flatMap((link) => {
    const led = leadsTo(site, link.target);
    // A place of a page may be called as another page.
    if (led === undefined || link.target.anchor !== undefined) return [];
    const other = textsOf(link, site.contract)
      .map(({ text, language }) => ({ text, page: titles(site).get(`${language} ${asTitle(text)}`) }))
      .find(({ page }) => page !== undefined && page !== led);
    return other?.page === undefined || ownTitles(site, led).has(asTitle(other.text))
      ? []
      : [told(link, { text: other.text, page: led, correct: other.page })];
  });

/** What a link says, the page to which it leads, and the one that is called so. */
interface Misled {
  readonly text: string;
  readonly page: string;
  readonly correct: string;
}

function told(link: WrittenLink, { correct, ...led }: Misled): Finding<'link-text-other'> {
  const part = link.target.page === undefined ? 'post' : 'page';
  const place: Place = link.placeOf(part);
  const edit = part === 'page' ? link.editOf('page', correct) : undefined;
  const details = { ...led, correct, suggestion: link.inHtml === undefined ? correct : `page:${correct}` };
  return { code: 'link-text-other', place, details, ...(edit && { fix: { edits: [edit], isCertain: false } }) };
}

function leadsTo(site: DraftSite, { page, post }: LinkTarget): string | undefined {
  if (page !== undefined) return site.pages.byId.get(page)?.id;
  return post === undefined ? undefined : site.pages.byEntry.get(`posts:${post}`)?.id;
}

/** What visitors read of a link, in each language; of one in HTML what stands in its element. */
function textsOf({ source, inHtml, placeOf }: WrittenLink, { languages }: Contract): LanguageText[] {
  const [only, ...others] = languages;
  const ofAll = others.length === 0 ? only?.code : undefined;
  if (inHtml !== undefined) {
    const { text, part, pointer } = inHtml;
    return [{ text: textOfLink(text, part), language: ofAll ?? String(pointer.at(-1)) }];
  }
  const place = placeOf('page');
  const label = 'pointer' in place ? valueAt(source.data, [...place.pointer.slice(0, -1), 'label']) : undefined;
  if (typeof label === 'string' && ofAll !== undefined) return [{ text: label, language: ofAll }];
  if (!isRecord(label)) return [];
  return Object.entries(label).flatMap(([language, text]) => (typeof text === 'string' ? { text, language } : []));
}

interface LanguageText {
  readonly text: string;
  readonly language: Language;
}

/** The page that alone has a title, by language and title. */
const titles = oncePerObject((site: DraftSite): ReadonlyMap<string, string> => {
  const found = new Map<string, string | undefined>();
  for (const { id, language, title } of titledPages(site)) {
    const key = `${language} ${title}`;
    found.set(key, found.has(key) ? undefined : id);
  }
  return new Map([...found].flatMap(([key, id]) => (id === undefined ? [] : [[key, id] as const])));
});

function ownTitles(site: DraftSite, page: string): ReadonlySet<string> {
  return new Set(titledPages(site).flatMap(({ id, title }) => (id === page ? title : [])));
}

const titledPages = oncePerObject((site: DraftSite) =>
  site.pages.all.flatMap((page) =>
    site.contract.languages.flatMap(({ code }) => {
      const title = titleOf(site, page, code);
      return title === undefined ? [] : { id: page.id, language: code, title };
    }),
  ),
);

function titleOf(site: DraftSite, { page, entry }: DraftSite['pages']['all'][number], language: Language) {
  const written = inLanguage(page.value.title, language);
  try {
    // What a token names may be missing still, which is told itself.
    return written === undefined ? undefined : asTitle(replaceTokens(written, site as Site, language, entry));
  } catch {
    return undefined;
  }
}

function asTitle(text: string): string {
  return folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
