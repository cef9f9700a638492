import { addToGroup, groupBy } from '../../shared/group-by';
import type { Language } from '../../shared/language';
import { keptWhileSame, oncePerObject } from '../../shared/once-per-object';
import { inLanguage } from '../languages';
import type { DraftSite } from '../site';
import { asName, type Names, namedIn, namesOf } from '../texts/named-in';
import { textWithTokens } from '../tokens/tokens';
import type { LinkText } from './link-texts';
import type { LinkTarget } from './links';

/** The pages of a site, by what they are called in each language. */
export type CalledPages = readonly CalledPage[];

interface CalledPage {
  readonly id: string;
  readonly parent?: string;
  /** The article that it shows. */
  readonly post?: string;
  readonly names: readonly PageName[];
  /** What it says of itself, in each language. */
  readonly said: readonly { readonly language: Language; readonly text: string }[];
}

/** What a page is called by: its title, its short one, or what stands before the colon of its title. */
interface PageName {
  readonly language: Language;
  readonly name: string;
  readonly isTitle: boolean;
}

type Page = DraftSite['pages']['all'][number];

const asBefore = keptWhileSame<CalledPages>();

/** The same object for as long as all are called the same. */
export const calledPages = oncePerObject(
  (site: DraftSite): CalledPages =>
    asBefore(
      site.contract,
      site.pages.all.map((page): CalledPage => {
        const { id, entry, page: file } = page;
        return {
          id,
          ...(typeof file.value.parent === 'string' && { parent: file.value.parent }),
          ...(entry !== undefined && file.value.each === 'posts' && { post: entry.id }),
          names: namesOfPage(page, site),
          // Nobody means the page that is seen where there is none.
          said: file.value.role === 'not-found' ? [] : saidBy(page, site),
        };
      }),
    ),
);

function saidBy({ page: { value }, entry }: Page, site: DraftSite): CalledPage['said'] {
  return site.contract.languages.map(({ code: language }) => ({
    language,
    text: asName(textWithTokens(inLanguage(value.description, language) ?? '', site, language, entry) ?? ''),
  }));
}

function namesOfPage({ page: { value }, entry }: Page, site: DraftSite): readonly PageName[] {
  return site.contract.languages.flatMap(({ code: language }): PageName[] => {
    const title = inLanguage(value.title, language);
    const called = [
      { text: title, isTitle: true },
      { text: inLanguage(value.shortTitle, language), isTitle: true },
      { text: title?.split(':')[0], isTitle: false },
    ];
    return called.flatMap(({ text = '', isTitle }) => {
      const name = asName(textWithTokens(text, site, language, entry) ?? '');
      return name === '' ? [] : { language, name, isTitle };
    });
  });
}

/** The page to which a link leads. */
export function pageLedTo({ page, post }: LinkTarget, pages: CalledPages): string | undefined {
  const { byId, byPost } = targets(pages);
  if (page !== undefined) return byId.get(page)?.id;
  return post === undefined ? undefined : byPost.get(post)?.id;
}

const targets = oncePerObject((pages: CalledPages) => ({
  byId: new Map(pages.map((page) => [page.id, page])),
  byPost: new Map(pages.flatMap((page) => (page.post === undefined ? [] : [[page.post, page] as const]))),
}));

/**
 * The other page that a text calls by its title, or names where it is beside the page to which the text leads: “See Block 2”
 * at a link to Block 1.
 */
export function otherPageCalled(
  pages: CalledPages,
  led: string,
  { text, said, language }: LinkText,
): string | undefined {
  const own = ownNames(pages, led);
  if (own.has(said)) return undefined;
  const titled = titles(pages).get(`${language} ${said}`);
  if (titled !== undefined) return titled === led ? undefined : titled;
  if (text.length > LONGEST || [...own].some((name) => isTelling(name) && ` ${said} `.includes(` ${name} `)))
    return undefined;
  const near = [
    siblings(pages, led, language),
    longTitles(pages).get(language) ?? NO_PAGES,
    ...(/\d/.test(said) ? numberedAlike(pages, led, language) : []),
  ];
  const others = near.flatMap((names) => namedIn(said.split(' '), names)).filter((id) => id !== led);
  const [other, ...more] = new Set(others);
  return more.length > 0 ? undefined : other;
}

/** A longer text of a link is a sentence. */
export const LONGEST = 60;

/** A single short word may be there by chance. */
function isTelling(name: string): boolean {
  return name.includes(' ') || name.length >= 6;
}

/** The names of all pages, each with the page's id. */
const allNames = oncePerObject((pages: CalledPages) =>
  pages.flatMap(({ id, names }) => names.map((name) => ({ id, ...name }))),
);

/** The page that alone has a title, by language and title. */
const titles = oncePerObject((pages: CalledPages): ReadonlyMap<string, string> => {
  const found = new Map<string, string | undefined>();
  for (const { id, language, name, isTitle } of allNames(pages)) {
    const key = `${language} ${name}`;
    if (isTitle) found.set(key, found.has(key) && found.get(key) !== id ? undefined : id);
  }
  return new Map([...found].flatMap(([key, id]) => (id === undefined ? [] : [[key, id] as const])));
});

function ownNames(pages: CalledPages, page: string): ReadonlySet<string> {
  return namesByPage(pages).get(page) ?? NO_NAMES;
}

const NO_NAMES: ReadonlySet<string> = new Set();

const namesByPage = oncePerObject(
  (pages: CalledPages): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(pages.map(({ id, names }) => [id, new Set(names.map(({ name }) => name))])),
);

/** The pages that stand below the same page as one, by what they are called in a language. */
function siblings(pages: CalledPages, page: string, language: Language): Names<string> {
  const parent = targets(pages).byId.get(page)?.parent;
  return (parent !== undefined && namesBelow(pages).get(`${language} ${parent}`)) || NO_PAGES;
}

const NO_PAGES: Names<string> = new Map();

const namesBelow = oncePerObject((pages: CalledPages): ReadonlyMap<string, Names<string>> => {
  const found = new Map<string, Map<string, string[]>>();
  for (const { id, parent, names } of pages) {
    if (parent === undefined) continue;
    for (const { language, name } of names.filter((each) => isTelling(each.name))) {
      const key = `${language} ${parent}`;
      const below = found.get(key) ?? new Map<string, string[]>();
      found.set(key, below);
      addToGroup(below, name, id);
    }
  }
  return new Map([...found].map(([key, names]) => [key, namesOf(names)]));
});

/** The pages by their whole titles, of which so many words are hardly there by chance: “See rooms and prices”. */
const longTitles = oncePerObject((pages: CalledPages): ReadonlyMap<Language, Names<string>> => {
  const long = allNames(pages).filter(({ name, isTitle }) => isTitle && name.split(' ').length >= LONG_TITLE);
  const found = new Map<Language, Names<string>>();
  for (const [language, titled] of groupBy(long, (name) => name.language)) {
    const names = groupBy(titled, ({ name }) => name);
    found.set(language, namesOf([...names].map(([name, called]) => [name, called.map(({ id }) => id)])));
  }
  return found;
});

const LONG_TITLE = 3;

/** The pages that are called as one but for their number, wherever they stand: “Module 2” beside “Module 1”. */
function numberedAlike(pages: CalledPages, page: string, language: Language): readonly Names<string>[] {
  return namesNumbered(pages).get(`${language} ${page}`) ?? [];
}

const namesNumbered = oncePerObject((pages: CalledPages): ReadonlyMap<string, readonly Names<string>[]> => {
  const numbered = allNames(pages).filter(({ name }) => /^\p{L}.*\d/u.test(name));
  const found = new Map<string, Names<string>[]>();
  for (const alike of groupBy(numbered, ({ language, name }) => `${language} ${withoutNumber(name)}`).values()) {
    const names = groupBy(alike, ({ name }) => name);
    if (names.size < 2) continue;
    const known = namesOf([...names].map(([name, called]) => [name, called.map(({ id }) => id)]));
    for (const { id, language } of alike) addToGroup(found, `${language} ${id}`, known);
  }
  return found;
});

function withoutNumber(name: string): string {
  return name.replaceAll(/\d+/g, '#');
}

/** The number of a page that a text calls by another one, which no page has: “Block 3” at a link to Block 2. */
export interface OtherNumber {
  readonly number: string;
  readonly correct: string;
}

/** Nothing where the text says the number of one of those pages as well. */
export function otherNumberCalled(
  pages: CalledPages,
  led: string,
  { text, said, language }: LinkText,
): OtherNumber | undefined {
  if (text.length > LONGEST || !/\d/.test(said)) return undefined;
  for (const { name, correct, numbers } of inSeries(pages).get(`${language} ${led}`) ?? []) {
    const [number, ...more] = numbersBehind(name, said);
    if (number !== undefined && more.length === 0 && !numbers.has(number)) return { number, correct };
  }
  return undefined;
}

/** The numbers that stand behind a name in a text, both as `asName` gives them. */
function numbersBehind(name: string, said: string): string[] {
  return ` ${said} `
    .split(` ${name} `)
    .slice(1)
    .flatMap((behind) => /^\d{1,2}(?= )/.exec(behind)?.[0] ?? []);
}

/** What a page is called up to its number, its number, and those of all that are called so. */
interface InSeries {
  readonly name: string;
  readonly correct: string;
  readonly numbers: ReadonlySet<string>;
}

/** The pages that are one of several with a number at the end of their names, by language and page. */
const inSeries = oncePerObject((pages: CalledPages): ReadonlyMap<string, readonly InSeries[]> => {
  const numbered = allNames(pages).flatMap(({ id, language, name: called }) => {
    const [, name, number] = /^(\p{L}.*) (\d{1,2})$/u.exec(called) ?? [];
    return name === undefined || number === undefined ? [] : { id, language, name, number };
  });
  const found = new Map<string, InSeries[]>();
  for (const alike of groupBy(numbered, ({ language, name }) => `${language} ${name}`).values()) {
    const numbers = new Set(alike.map(({ number }) => number));
    if (numbers.size < 2) continue;
    for (const { id, language, name, number } of alike)
      addToGroup(found, `${language} ${id}`, { name, correct: number, numbers });
  }
  return found;
});
