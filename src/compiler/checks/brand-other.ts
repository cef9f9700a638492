import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { inLanguage } from '../languages';
import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';
import { folded } from '../texts/folded';
import { isSlipOf } from '../texts/slip-of';
import { wordCounts } from '../translations/site-words';

const SHORTEST = 4;
/** Of names of fewer words one may stand for the whole. */
const FEWEST = 3;

/** What is added to each title is the name of the site, or a part of it, without a slip. */
export const brandOther: Rule<'brand-other'> = (site) => {
  const source = sourceOfSingleton(site, 'settings');
  const { brand, titleSuffix } = singleton(site, 'settings') ?? {};
  if (source === undefined) return [];
  const named = site.contract.languages.map(({ code }) => ({
    code,
    name: wordsOf(inLanguage(brand, code)),
    suffix: wordsOf(inLanguage(titleSuffix, code)),
  }));
  const placeIn = (key: string, code: string) => ({
    source,
    pointer: [key, ...(isRecord(Reflect.get(Object(singleton(site, 'settings')), key)) ? [code] : [])],
  });
  const tell = (key: string, code: string, word: string, correct: string): Finding<'brand-other'> => {
    const of = key === 'brand' ? { isOfBrand: true as const } : {};
    return { code: 'brand-other', place: placeIn(key, code), details: { word, correct, ...of } };
  };
  const [moved] = named.flatMap((one) => named.flatMap((other) => (areSwapped(one, other) ? [[one, other]] : [])));
  const [first, second] = moved ?? [];
  if (first !== undefined && second !== undefined) {
    const isSaid = ({ code }: Named, words: readonly string[]) =>
      words.reduce((sum, word) => sum + (wordCounts(site).get(code)?.get(word.toLowerCase()) ?? 0), 0);
    const key = isSaid(first, first.name) < isSaid(first, first.suffix) ? 'brand' : 'titleSuffix';
    const [word, correct] = [first.name, first.suffix].map((words) => words.join(' ')) as [string, string];
    const details = key === 'brand' ? { word, correct } : { word: correct, correct: word };
    return [{ code: 'brand-other', place: placeIn(key, first.code), details: { ...details, swapped: second.code } }];
  }
  return named.flatMap(({ code, name, suffix }): Finding<'brand-other'>[] => {
    const { other, correct } = slipIn(suffix, name) ?? oddWordIn(suffix, name) ?? {};
    if (other === undefined || correct === undefined) return [];
    // Where the site is called so in another language, it is its name that has the slip.
    const isOfBrand = named.some((one) => one.name.includes(other)) && !isAlsoElsewhere(named, code, correct);
    return [isOfBrand ? tell('brand', code, correct, other) : tell('titleSuffix', code, other, correct)];
  });
};

/** What the site is called in a language, and what is added to its titles, by their words. */
interface Named {
  readonly code: Language;
  readonly name: readonly string[];
  readonly suffix: readonly string[];
}

/** Whether the titles of each of two languages have the name of the site in the other one. */
function areSwapped(one: Named, other: Named): boolean {
  const isName = ({ suffix }: Named, { name }: Named) => suffix.join(' ') === name.join(' ') && name.length > 0;
  return isName(one, other) && isName(other, one) && !isName(one, one);
}

function isAlsoElsewhere(named: readonly Named[], language: Language, word: string): boolean {
  return named.some(({ code, name }) => code !== language && name.includes(word));
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
function oddWordIn(words: readonly string[], own: readonly string[]): Slip | undefined {
  if (words.length !== own.length || own.length < FEWEST) return undefined;
  const [index, ...more] = words.flatMap((word, at) => (word === own[at] ? [] : [at]));
  const [other, correct] = index === undefined ? [] : [words[index], own[index]];
  if (other === undefined || correct === undefined || more.length > 0 || isPartOf(other, correct)) return undefined;
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
