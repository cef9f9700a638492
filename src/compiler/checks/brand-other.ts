import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { inLanguage } from '../languages';
import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';
import { folded } from '../spelling/folded';
import { isSlipOf } from '../texts/slip-of';
import { wordCounts } from '../translations/site-words';

const SHORTEST = 4;
/** In names of fewer words one may be another, unless the site says it nowhere else. */
const FEWEST = 3;
const FEWEST_AT_ALL = 2;

/** What is added to each title is the name of the site, or a part of it, without a slip, in the same language. */
export const brandOther: Rule<'brand-other'> = (site) => {
  const source = sourceOfSingleton(site, 'settings');
  const settings = singleton(site, 'settings');
  if (source === undefined || settings === undefined) return [];
  const named = site.contract.languages.map(({ code }) => ({
    code,
    brand: wordsOf(inLanguage(settings.brand, code)),
    titleSuffix: wordsOf(inLanguage(settings.titleSuffix, code)),
  }));
  const swapped = swappedName(named, (word, code) => wordCounts(site).get(code)?.get(word.toLowerCase()) ?? 0);
  const isUnsaid = (word: string, code: Language) => (wordCounts(site).get(code)?.get(word.toLowerCase()) ?? 0) <= 1;
  const slips =
    swapped === undefined ? named.flatMap((one) => leftIn(one, named) ?? slipsIn(one, named, isUnsaid)) : [swapped];
  return slips.map(({ key, code, ...details }) => {
    const pointer = [key, ...(isRecord(settings[key]) ? [code] : [])];
    return { code: 'brand-other', place: { source, pointer }, details };
  });
};

/** What the site is called in a language, and what is added to its titles, by their words. */
interface Named {
  readonly code: Language;
  readonly brand: readonly string[];
  readonly titleSuffix: readonly string[];
}

type Key = 'brand' | 'titleSuffix';

/** A word that is not as it should be, under which key, and in which language. */
interface Told {
  readonly key: Key;
  readonly code: Language;
  readonly word: string;
  readonly correct: string;
}

/** The name of the site in another language: under the key of which the texts of its own language say less. */
function swappedName(
  named: readonly Named[],
  timesSaid: (word: string, code: Language) => number,
): (Told & { readonly swapped: Language }) | undefined {
  for (const one of named) {
    const other = named.find((another) => areSwapped(one, another));
    if (other === undefined) continue;
    const said = (key: Key) => one[key].reduce((sum, word) => sum + timesSaid(word, one.code), 0);
    const [key, right]: readonly [Key, Key] =
      said('brand') < said('titleSuffix') ? ['brand', 'titleSuffix'] : ['titleSuffix', 'brand'];
    return { key, code: one.code, word: one[key].join(' '), correct: one[right].join(' '), swapped: other.code };
  }
  return undefined;
}

/** The name of the site in another language, added to the titles of this one. */
function leftIn({ code, brand, titleSuffix }: Named, named: readonly Named[]): Told[] | undefined {
  const [word, correct] = [titleSuffix.join(' '), brand.join(' ')];
  const isOfOther = named.some((one) => one.code !== code && one.brand.join(' ') === word);
  return isOfOther && word !== '' && correct !== '' && word !== correct
    ? [{ key: 'titleSuffix', code, word, correct }]
    : undefined;
}

/** Where the site is called so in another language, it is its name that has the slip. */
function slipsIn(
  { code, brand, titleSuffix }: Named,
  named: readonly Named[],
  isUnsaid: (word: string, code: Language) => boolean,
): (Told & { readonly isOfBrand?: true })[] {
  const isOdd = (word: string) => brand.length >= FEWEST || isUnsaid(word, code);
  const { other, correct } = slipIn(titleSuffix, brand) ?? oddWordIn(titleSuffix, brand, isOdd) ?? {};
  if (other === undefined || correct === undefined) return [];
  const isElsewhere = (word: string) => named.some((one) => one.code !== code && one.brand.includes(word));
  return isElsewhere(other) && !isElsewhere(correct)
    ? [{ key: 'brand', code, word: correct, correct: other, isOfBrand: true }]
    : [{ key: 'titleSuffix', code, word: other, correct }];
}

/** Whether the titles of each of two languages have the name of the site in the other one. */
function areSwapped(one: Named, other: Named): boolean {
  const isName = ({ titleSuffix }: Named, { brand }: Named) =>
    titleSuffix.join(' ') === brand.join(' ') && brand.length > 0;
  return isName(one, other) && isName(other, one) && !isName(one, one);
}

/** A word that is one of the name but for a slip, or for its accents. */
function slipIn(words: readonly string[], own: readonly string[]): Slip | undefined {
  for (const other of words.filter((word) => !own.includes(word))) {
    const [small, bare] = [other.toLowerCase(), folded(other)];
    const correct = own.find(
      (word) =>
        (other.length >= SHORTEST && isSlipOf(small, word.toLowerCase(), SHORTEST)) ||
        (folded(word) === bare && word.toLowerCase() !== small),
    );
    if (correct !== undefined) return { other, correct };
  }
  return undefined;
}

/** The only word that is another one where a name of several stands there as a whole. */
function oddWordIn(
  words: readonly string[],
  own: readonly string[],
  isOdd: (word: string) => boolean,
): Slip | undefined {
  if (words.length !== own.length || own.length < FEWEST_AT_ALL) return undefined;
  const [index, ...more] = words.flatMap((word, at) => (word === own[at] ? [] : [at]));
  const [other, correct] = index === undefined ? [] : [words[index], own[index]];
  if (other === undefined || correct === undefined || more.length > 0) return undefined;
  if (isPartOf(other, correct) || !isOdd(other)) return undefined;
  return { other, correct };
}

/** „Praxis“ stands for „Kleintierpraxis“. */
function isPartOf(short: string, word: string): boolean {
  const [part, whole] = [short.toLowerCase(), word.toLowerCase()];
  return part.length >= SHORTEST && (whole.startsWith(part) || whole.endsWith(part));
}

interface Slip {
  readonly other: string;
  readonly correct: string;
}

function wordsOf(text = ''): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}
