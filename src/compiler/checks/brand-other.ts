import { inLanguage } from '../languages';
import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';
import { folded } from '../texts/folded';
import { isSlipOf } from '../texts/slip-of';

const SHORTEST = 4;
/** Of names of fewer words one may stand for the whole. */
const FEWEST = 3;

/** What is added to each title is the name of the site, or a part of it, without a slip. */
export const brandOther: Rule<'brand-other'> = (site) => {
  const source = sourceOfSingleton(site, 'settings');
  const { brand, titleSuffix } = singleton(site, 'settings') ?? {};
  if (source === undefined) return [];
  return site.contract.languages.flatMap(({ code }): Finding<'brand-other'>[] => {
    const [name, suffix] = [brand, titleSuffix].map((text) => inLanguage(text, code) ?? '');
    const own = wordsOf(name);
    const { other, correct } = slipIn(wordsOf(suffix), own) ?? oddWordIn(wordsOf(suffix), own) ?? {};
    if (other === undefined || correct === undefined) return [];
    const pointer = ['titleSuffix', ...(typeof titleSuffix === 'string' ? [] : [code])];
    return [{ code: 'brand-other', place: { source, pointer }, details: { word: other, correct } }];
  });
};

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
