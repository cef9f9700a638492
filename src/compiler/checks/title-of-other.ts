import { groupBy } from '../../shared/group-by';
import type { Pointer } from '../../shared/pointer';
import type { Finding } from '../findings/finding';
import { inLanguage } from '../languages';
import { ownersByPage, type PageOwner } from '../names/page-owners';
import type { Rule } from '../rule';
import { collection, type DraftSite } from '../site';
import { asName, type Names, namedAt, namedIn, namesOf, wordsOf } from '../texts/named-in';
import { shortened } from '../translations/excerpts';
import { valueAt } from '../values/value-at';

/**
 * The page of a course is called as that course, or by other words, and not as a course that has a page of its own; nor does
 * its description begin with that one, or have its sections the titles that name that one there.
 */
export const titleOfOther: Rule<'title-of-other'> = (site) => {
  const owners = ownersByPage(site);
  const languages = site.contract.languages.map(({ code }) => ({ language: code, names: pagesByName(owners, code) }));
  const pages = collection(site, 'pages');
  return [...pages.values()].flatMap(({ id: page, source, value }) => {
    const own = owners.get(page);
    if (own === undefined || value.each !== undefined) return [];
    const named = languages.filter(({ language }) =>
      own.some(({ entry }) => namesIn(entry.value, language).length > 0),
    );
    return [...TITLES, DESCRIPTION, ...titlesBelow(value.sections)].flatMap((pointer) =>
      named
        .flatMap(({ language, names }): Finding<'title-of-other'>[] => {
          const at = pointerOfText(source.data, pointer, language, site);
          const text = at && valueAt(source.data, at);
          if (at === undefined || typeof text !== 'string') return [];
          const words = wordsOf(text);
          const about = namedIn(words, names);
          const [other] = pointer === DESCRIPTION ? AT_BEGINNING.flatMap((at) => namedAt(at, words, names)) : about;
          if (other === undefined || about.includes(page)) return [];
          if (
            ![...TITLES, DESCRIPTION].includes(pointer) &&
            !hasSection(pages.get(other)?.value.sections, text, language)
          )
            return [];
          return [
            { code: 'title-of-other', place: { source, pointer: at }, details: { text: shortened(text), page, other } },
          ];
        })
        .slice(0, 1),
    );
  });
};

/** The pages by what the entries are called that they are of. */
function pagesByName(owners: ReadonlyMap<string, readonly PageOwner[]>, language: string): Names<string> {
  const called = [...owners].flatMap(([page, own]) =>
    own.flatMap(({ entry }) => namesIn(entry.value, language).map((name) => [name, page] as const)),
  );
  const pages = groupBy(called, ([name]) => name);
  return namesOf([...pages].map(([name, all]) => [name, all.map(([, page]) => page)] as const));
}

/** What a page is called: in search engines, in the way to it, and on itself. */
const TITLES: readonly Pointer[] = [['title'], ['shortTitle'], ['sections', 0, 'title']];

/** It may name another page as well, but does not begin with it, or with an article before it. */
const DESCRIPTION: Pointer = ['description'];
const AT_BEGINNING = [0, 1];

/** The titles of all other sections. They may name another page, but for what stands there word for word. */
function titlesBelow(sections: readonly unknown[] = []): Pointer[] {
  return sections.slice(1).map((_section, index) => ['sections', index + 1, 'title']);
}

function hasSection(sections: readonly unknown[] = [], title: string, language: string): boolean {
  return sections.some((section) => inLanguage(Reflect.get(Object(section), 'title'), language) === title);
}

function pointerOfText(data: unknown, pointer: Pointer, language: string, site: DraftSite): Pointer | undefined {
  const text = valueAt(data, pointer);
  if (typeof text === 'string') return language === site.contract.languages[0]?.code ? pointer : undefined;
  return text === undefined ? undefined : [...pointer, language];
}

/** The title of an entry, and what stands before its colon: “Block 1: Basic and Tower”. A single short word may be there by chance. */
function namesIn(entry: object, language: string): string[] {
  const title = inLanguage(Reflect.get(entry, 'title'), language);
  if (typeof title !== 'string' || title.includes('{{')) return [];
  return [...new Set([title, title.split(':')[0] ?? ''].map(asName))].filter(
    (name) => name.includes(' ') || name.length >= 6,
  );
}
