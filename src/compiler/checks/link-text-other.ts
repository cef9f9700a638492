import { addToGroup, groupBy } from '../../shared/group-by';
import type { Language } from '../../shared/language';
import { inLanguage } from '../languages';
import { type LinkText, textsOfLink } from '../links/link-texts';
import { type LinkTarget, type WrittenLink, writtenLinks } from '../links/links';
import type { Finding, Place } from '../problems/finding';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import type { Source } from '../source';
import { asName, type Names, namedIn, namesOf } from '../texts/named-in';
import { textWithTokens } from '../tokens/tokens';
import { noted } from '../values/notes';
import { oncePerObject } from '../values/once-per-object';
import { inFiles } from '../values/values';

/** A link that is called as a page leads to that page. */
export const linkTextOther: Rule<'link-text-other'> = (site) =>
  linksWithTexts({
    sources: site.sources.filter((source) => mayMislead(site, source)),
    contract: site.contract,
  }).flatMap(({ link, texts }) => {
    const led = leadsTo(site, link.target);
    if (led === undefined) return [];
    const [other] = texts.flatMap((said) => calledAsOther(site, led, said) ?? []);
    // Where the other page has a link of that name beside it, the name was copied.
    if (other === undefined || isSaidBeside(site, link, other)) return [];
    return [told(site, link, { ...other, page: led })];
  });

/** A link to a page, with what it says. */
interface LinkWithTexts {
  readonly link: WrittenLink;
  readonly texts: readonly LinkText[];
}

/** Whether a link in a file may be called as another page, by what is known of its links. */
function mayMislead(site: DraftSite, source: Source): boolean {
  return linksSaid(source, site.contract).some(({ says, ...target }) => {
    const led = leadsTo(site, target);
    return (
      led !== undefined && says.some((said) => calledAsOther(site, led, { ...said, text: said.said }) !== undefined)
    );
  });
}

/** Where the links of a file lead, and what they say. */
const linksSaid = noted('links', (source, contract) =>
  linksWithTexts({ sources: [source], contract }).map(
    ({
      link: {
        target: { page, post },
      },
      texts,
    }) => ({
      ...(page !== undefined && { page }),
      ...(post !== undefined && { post }),
      says: texts.map(({ said, language }) => ({ said, language })),
    }),
  ),
);

/** A place of a page may be called as another page. */
const linksWithTexts = inFiles((source, contract): readonly LinkWithTexts[] =>
  writtenLinks({ sources: [source], contract }).flatMap((link) =>
    link.target.anchor === undefined ? { link, texts: textsOfLink(link, contract) } : [],
  ),
);

function isSaidBeside({ contract }: DraftSite, written: WrittenLink, { text, correct }: Other): boolean {
  const list = listOf(written);
  return linksWithTexts({ sources: [written.source], contract }).some(
    ({ link, texts }) =>
      list !== undefined &&
      listOf(link) === list &&
      link.target.page === correct &&
      texts.some((said) => said.text === text),
  );
}

/** The list in which a link stands, by its place; none of what is written in HTML. */
function listOf({ inHtml, placeOf }: WrittenLink): string | undefined {
  const place = placeOf('page');
  if (inHtml !== undefined || !('pointer' in place)) return undefined;
  const item = place.pointer.findLastIndex((step) => typeof step === 'number');
  return place.pointer.slice(0, Math.max(0, item)).join('/');
}

type Other = Pick<Misled, 'text' | 'correct'>;

/** A text that is the title of another page, or names one beside the page to which it leads: “See Block 2” at a link to Block 1. */
function calledAsOther(site: DraftSite, led: string, { text, said, language }: LinkText): Other | undefined {
  const own = ownNames(site, led);
  if (own.has(said)) return undefined;
  const correct = titles(site).get(`${language} ${said}`);
  if (correct !== undefined) return correct === led ? undefined : { text, correct };
  if (text.length > LONGEST || [...own].some((name) => isTelling(name) && ` ${said} `.includes(` ${name} `)))
    return undefined;
  const near = [
    siblings(site, led, language),
    longTitles(site).get(language) ?? NO_PAGES,
    ...(/\d/.test(said) ? numberedAlike(site, led, language) : []),
  ];
  const others = near.flatMap((names) => namedIn(said.split(' '), names)).filter((id) => id !== led);
  const [other, ...more] = new Set(others);
  return other === undefined || more.length > 0 ? undefined : { text, correct: other };
}

/** A longer text of a link is a sentence. */
const LONGEST = 60;

/** A single short word may be there by chance. */
function isTelling(name: string): boolean {
  return name.includes(' ') || name.length >= 6;
}

/** What a link says, the page to which it leads, and the one that is called so. */
interface Misled {
  readonly text: string;
  readonly page: string;
  readonly correct: string;
}

function told(site: DraftSite, link: WrittenLink, { correct, ...led }: Misled): Finding<'link-text-other'> {
  const [part, other] = targetFor(site, correct);
  const place: Place = link.placeOf(link.target.page === undefined ? 'post' : 'page');
  const isOfSameKind = link.inHtml !== undefined || link.target[part] !== undefined;
  const edit = isOfSameKind ? link.editOf(part, other) : undefined;
  const suggestion = link.inHtml !== undefined ? `${part}:${other}` : isOfSameKind ? other : `${part}: ${other}`;
  // A link to the page where it stands would lead nowhere: its text is what is wrong.
  if (link.source.kind.collection === 'pages' && link.source.id === correct) {
    const label = 'pointer' in place ? { ...place, pointer: [...place.pointer.slice(0, -1), 'label'] } : place;
    const at = link.inHtml === undefined ? label : place;
    return { code: 'link-text-other', place: at, details: { ...led, correct } };
  }
  const details = { ...led, correct, suggestion };
  return { code: 'link-text-other', place, details, ...(edit && { fix: { edits: [edit], isCertain: false } }) };
}

/** How a link says that it leads to a page: to an article by that. */
function targetFor({ pages }: DraftSite, id: string): readonly [part: 'page' | 'post', name: string] {
  const { entry, page } = pages.byId.get(id) ?? {};
  return entry !== undefined && page?.value.each === 'posts' ? ['post', entry.id] : ['page', id];
}

function leadsTo(site: DraftSite, { page, post }: LinkTarget): string | undefined {
  if (page !== undefined) return site.pages.byId.get(page)?.id;
  return post === undefined ? undefined : site.pages.byEntry.get(`posts:${post}`)?.id;
}

/** The page that alone has a title, by language and title. */
const titles = oncePerObject((site: DraftSite): ReadonlyMap<string, string> => {
  const found = new Map<string, string | undefined>();
  for (const { id, language, name, isTitle } of pageNames(site)) {
    const key = `${language} ${name}`;
    if (isTitle) found.set(key, found.has(key) && found.get(key) !== id ? undefined : id);
  }
  return new Map([...found].flatMap(([key, id]) => (id === undefined ? [] : [[key, id] as const])));
});

function ownNames(site: DraftSite, page: string): ReadonlySet<string> {
  return namesByPage(site).get(page) ?? NO_NAMES;
}

const NO_NAMES: ReadonlySet<string> = new Set();

const namesByPage = oncePerObject((site: DraftSite): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { id, name } of pageNames(site)) found.set(id, (found.get(id) ?? new Set()).add(name));
  return found;
});

/** The pages that stand below the same page as one, by what they are called in a language. */
function siblings(site: DraftSite, page: string, language: Language): Names<string> {
  const parent = site.pages.byId.get(page)?.page.value.parent;
  return (parent !== undefined && namesBelow(site).get(`${language} ${parent}`)) || NO_PAGES;
}

const NO_PAGES: Names<string> = new Map();

const namesBelow = oncePerObject((site: DraftSite): ReadonlyMap<string, Names<string>> => {
  const found = new Map<string, Map<string, string[]>>();
  for (const { id, language, name } of pageNames(site)) {
    const parent = site.pages.byId.get(id)?.page.value.parent;
    if (parent === undefined || !isTelling(name)) continue;
    const key = `${language} ${parent}`;
    const below = found.get(key) ?? new Map<string, string[]>();
    found.set(key, below);
    addToGroup(below, name, id);
  }
  return new Map([...found].map(([key, names]) => [key, namesOf(names)]));
});

/** The pages by their whole titles, of which so many words are hardly there by chance: “See rooms and prices”. */
const longTitles = oncePerObject((site: DraftSite): ReadonlyMap<Language, Names<string>> => {
  const long = pageNames(site).filter(({ name, isTitle }) => isTitle && name.split(' ').length >= LONG_TITLE);
  const found = new Map<Language, Names<string>>();
  for (const [language, pages] of groupBy(long, (page) => page.language)) {
    const names = groupBy(pages, ({ name }) => name);
    found.set(language, namesOf([...names].map(([name, called]) => [name, called.map(({ id }) => id)])));
  }
  return found;
});

const LONG_TITLE = 3;

/** The pages that are called as one but for their number, wherever they stand: “Module 2” beside “Module 1”. */
function numberedAlike(site: DraftSite, page: string, language: Language): readonly Names<string>[] {
  return namesNumbered(site).get(`${language} ${page}`) ?? [];
}

const namesNumbered = oncePerObject((site: DraftSite): ReadonlyMap<string, readonly Names<string>[]> => {
  const numbered = pageNames(site).filter(({ name }) => /^\p{L}.*\d/u.test(name));
  const found = new Map<string, Names<string>[]>();
  for (const alike of groupBy(numbered, ({ language, name }) => `${language} ${withoutNumber(name)}`).values()) {
    const names = groupBy(alike, ({ name }) => name);
    if (names.size < 2) continue;
    const known = namesOf([...names].map(([name, pages]) => [name, pages.map(({ id }) => id)]));
    for (const { id, language } of alike) addToGroup(found, `${language} ${id}`, known);
  }
  return found;
});

function withoutNumber(name: string): string {
  return name.replaceAll(/\d+/g, '#');
}

/** What a page is called by: its title, its short one, or what stands before the colon of its title. */
interface PageName {
  readonly id: string;
  readonly language: Language;
  readonly name: string;
  readonly isTitle: boolean;
}

const pageNames = oncePerObject((site: DraftSite): readonly PageName[] =>
  site.pages.all.flatMap(({ id, page: { value }, entry }) =>
    site.contract.languages.flatMap(({ code: language }): PageName[] => {
      const title = inLanguage(value.title, language);
      const called = [
        { text: title, isTitle: true },
        { text: inLanguage(value.shortTitle, language), isTitle: true },
        { text: title?.split(':')[0], isTitle: false },
      ];
      return called.flatMap(({ text = '', isTitle }) => {
        const name = nameIn(text, { site, language, entry });
        return name === '' ? [] : { id, language, name, isTitle };
      });
    }),
  ),
);

interface Saying {
  readonly site: DraftSite;
  readonly language: Language;
  readonly entry: DraftSite['pages']['all'][number]['entry'];
}

function nameIn(text: string, { site, language, entry }: Saying): string {
  return asName(textWithTokens(text, site, language, entry) ?? '');
}
