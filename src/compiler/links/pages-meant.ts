import { addToGroup } from '../../shared/group-by';
import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import { asName } from '../texts/named-in';
import { type CalledPages, LONGEST } from './called-pages';
import type { LinkText } from './link-texts';
import { saysNothing } from './says-nothing';

/**
 * The only page of which all that a text says is told, where the page to which it leads tells nothing of it: “All the news”,
 * “Hours and address”.
 */
export function otherPageMeant(
  pages: CalledPages,
  led: string,
  { text, said, language }: Pick<LinkText, 'text' | 'said' | 'language'>,
): string | undefined {
  const index = indexes(pages).get(language);
  if (text.length > LONGEST || index === undefined) return undefined;
  const { words, only } = index.meant(said);
  return words.some((word) => index.pagesWith(word).all.has(led)) ? undefined : only;
}

/** The pages that have a word, or one that begins nearly as it, in what they are called, or in all that they say of themselves. */
interface PagesWithWord {
  readonly named: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

/** The words of all pages in one language. What has been asked is known: many links say the same. */
class WordsOfPages {
  readonly #byBeginning = new Map<string, { word: string; page: string; isOfName: boolean }[]>();
  readonly #pagesWith = new Map<string, PagesWithWord>();
  readonly #meant = new Map<string, { readonly words: readonly string[]; readonly only: string | undefined }>();
  readonly #pages = new Set<string>();

  constructor(readonly language: Language) {}

  add(page: string, words: Iterable<string>, isOfName: boolean): void {
    this.#pages.add(page);
    for (const word of words) addToGroup(this.#byBeginning, beginningOf(word), { word, page, isOfName });
  }

  pagesWith(word: string): PagesWithWord {
    const known = this.#pagesWith.get(word);
    if (known !== undefined) return known;
    const alike = (this.#byBeginning.get(beginningOf(word)) ?? []).filter((other) => areAlike(word, other.word));
    const pages = {
      named: new Set(alike.filter(({ isOfName }) => isOfName).map(({ page }) => page)),
      all: new Set(alike.map(({ page }) => page)),
    };
    this.#pagesWith.set(word, pages);
    return pages;
  }

  /** The words of a text that say something, and the page that alone has them all, one that few have in what it is called. */
  meant(said: string) {
    const known = this.#meant.get(said);
    if (known !== undefined) return known;
    const words = said.split(' ').filter((word) => word.length >= TELLING && !saysNothing(word, this.language));
    const found = words.map((word) => this.pagesWith(word));
    const few = Math.max(FEW_PAGES, this.#pages.size / 10);
    const [first, ...others] = found.toSorted((one, other) => one.all.size - other.all.size);
    const [only, ...more] = [...(first?.all ?? [])].filter(
      (page) =>
        others.every(({ all }) => all.has(page)) && found.some(({ named, all }) => named.has(page) && all.size <= few),
    );
    const meant = { words, only: more.length > 0 ? undefined : only };
    this.#meant.set(said, meant);
    return meant;
  }
}

/** What more pages speak of, such as what the site is of, tells none of them: that of a small site as well. */
const FEW_PAGES = 3;

/** A shorter word may be there by chance. */
const TELLING = 4;

function beginningOf(word: string): string {
  return word.slice(0, TELLING);
}

/** Whether another word begins as one does, nearly to its end: «dirección», «direcciones». */
function areAlike(word: string, other: string): boolean {
  const least = Math.max(TELLING + 1, Math.ceil(word.length * ALIKE));
  return word === other || (word.length >= least && other.startsWith(word.slice(0, least)));
}

const ALIKE = 0.7;

const indexes = oncePerObject((pages: CalledPages): ReadonlyMap<Language, WordsOfPages> => {
  const found = new Map<Language, WordsOfPages>();
  for (const { id, names, said } of pages) {
    for (const { language, text } of said) {
      const index = found.get(language) ?? new WordsOfPages(language);
      found.set(language, index);
      const called = names.filter((name) => name.language === language).flatMap(({ name }) => name.split(' '));
      index.add(id, new Set(called), true);
      index.add(id, new Set([...asName(id).split(' '), ...text.split(' ')]), false);
    }
  }
  return found;
});
