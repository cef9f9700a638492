import { inLanguage } from '../languages';
import { type PageOwner, pageOwners } from '../names/page-owners';
import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { collection, type DraftSite } from '../site';
import { asName, namedIn, namesOf, wordsOf } from '../texts/named-in';
import type { Pointer } from '../values/pointer';
import { valueAt } from '../values/value-at';

/** The page of a course is called as that course, or by other words, and not as a course that has a page of its own. */
export const titleOfOther: Rule<'title-of-other'> = (site) => {
  const owners = pageOwners(site);
  return [...collection(site, 'pages').values()].flatMap(({ id: page, source, value }) => {
    const own = owners.filter((owner) => owner.page === page);
    if (own.length === 0 || value.each !== undefined) return [];
    const named = site.contract.languages.map(({ code: language }) => ({
      language,
      own: namesOf(called(own, language)),
      others: namesOf(
        called(
          owners.filter((owner) => owner.page !== page),
          language,
        ),
      ),
    }));
    return TITLES.flatMap((pointer): Finding<'title-of-other'>[] => {
      const [first] = named.flatMap((names): Finding<'title-of-other'>[] => {
        const at = pointerOfText(source.data, pointer, names.language, site);
        const text = at && valueAt(source.data, at);
        if (at === undefined || typeof text !== 'string' || names.own.size === 0) return [];
        const words = wordsOf(text);
        const [other] = namedIn(words, names.others);
        if (other === undefined || namedIn(words, names.own).length > 0) return [];
        return [{ code: 'title-of-other', place: { source, pointer: at }, details: { text, page, other } }];
      });
      return first === undefined ? [] : [first];
    });
  });
};

function called(owners: readonly PageOwner[], language: string): (readonly [string, readonly string[]])[] {
  return owners.flatMap(({ entry, page }) => namesIn(entry.value, language).map((name) => [name, [page]] as const));
}

/** What a page is called: in search engines, in the way to it, and on itself. */
const TITLES: readonly Pointer[] = [['title'], ['shortTitle'], ['sections', 0, 'title']];

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
