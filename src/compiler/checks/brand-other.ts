import { inLanguage } from '../languages';
import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';
import { isSlipOf } from '../texts/slip-of';

const SHORTEST = 4;

/** What is added to each title is the name of the site, or a part of it, without a slip. */
export const brandOther: Rule<'brand-other'> = (site) => {
  const source = sourceOfSingleton(site, 'settings');
  const { brand, titleSuffix } = singleton(site, 'settings') ?? {};
  if (source === undefined) return [];
  return site.contract.languages.flatMap(({ code }): Finding<'brand-other'>[] => {
    const [name, suffix] = [brand, titleSuffix].map((text) => inLanguage(text, code) ?? '');
    const own = wordsOf(name);
    const other = wordsOf(suffix).find((word) => word.length >= SHORTEST && !own.includes(word));
    const correct = other && own.find((word) => isSlipOf(other.toLowerCase(), word.toLowerCase(), SHORTEST));
    if (other === undefined || correct === undefined) return [];
    const pointer = ['titleSuffix', ...(typeof titleSuffix === 'string' ? [] : [code])];
    return [{ code: 'brand-other', place: { source, pointer }, details: { word: other, correct } }];
  });
};

function wordsOf(text = ''): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}
