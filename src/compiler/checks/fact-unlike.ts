import { type Counted, countedWith } from '../facts/counted-with';
import type { Finding } from '../problems/finding';
import { fixOfText } from '../problems/fixes';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { fewInEach } from '../texts/few-faults';
import { asToken } from '../tokens/token-syntax';

/** How far a number may be from the figure, to be taken for that of another year. */
const NEARNESS = 0.2;

/** What texts count with the same words by one figure of facts.yaml is not almost as many in another one: «18 alumnos por grupo». */
export const factUnlike: Rule<'fact-unlike'> = (site) => {
  const all = countedWith(site);
  const facts = new Map<string, Set<string>>();
  for (const { words, fact } of all)
    if (fact !== undefined) facts.set(words, (facts.get(words) ?? new Set()).add(fact));
  return fewInEach(
    all.filter(({ fact }) => fact === undefined),
    ({ written }) => written,
    (counted) => told(site, counted, [...(facts.get(counted.words) ?? [])]),
  );
};

function told(
  { facts }: DraftSite,
  { written, part, number }: Counted,
  [fact, ...others]: readonly string[],
): Finding<'fact-unlike'>[] {
  const value = fact === undefined ? undefined : facts[fact];
  if (fact === undefined || others.length > 0 || number === undefined || typeof value !== 'number') return [];
  const suggestion = asToken('facts', fact);
  const isOther = number !== value && Math.abs(number - value) <= value * NEARNESS;
  if (!isOther || written.text.includes(suggestion)) return [];
  const { source, pointer, text } = written;
  const details = { text: text.slice(part.offset, part.offset + part.length), fact, value, suggestion };
  const fix = fixOfText(written, [{ ...part, text: suggestion }], false);
  return [{ code: 'fact-unlike', place: { source, pointer, part }, details, fix }];
}
