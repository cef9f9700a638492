import { oncePerObject } from '../../shared/once-per-object';
import { writtenFacts } from '../facts/written-facts';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import { valuesResolvedAs } from '../values/values';

/** A fact that no text, no price and no sum names changes nothing. Nothing is said while a file cannot be read. */
export const factUnused: Rule<'fact-unused'> = (site) => {
  if (site.unreadable.size > 0) return [];
  const facts = writtenFacts(site);
  const used = new Set(facts.flatMap(({ sum = [] }) => sum));
  // The price of one course in the place of that of another one.
  const prices = valuesResolvedAs(site, 'price').map(({ value }) => value);
  const isPriceTwice = new Set(prices).size < prices.length;
  for (const source of site.sources) for (const name of namedIn(source, site.contract)) used.add(name);
  return facts
    .filter(({ name }) => !used.has(name))
    .map(({ source, name, type }) => ({
      code: 'fact-unused',
      place: { source, pointer: [], key: name },
      details: { fact: name },
      ...(!(type === 'money' && isPriceTwice) && {
        fix: { edits: [{ do: 'remove', file: source.path, pointer: [name] } as const], isCertain: false },
      }),
    }));
};

/** Of what is wrong in another way, too, it is known what it names. */
const namedIn = oncePerObject((source: Source, contract: Contract): ReadonlySet<string> => {
  if (source.kind.name === 'facts') return new Set();
  const inTexts = [...source.text.matchAll(/\bfacts\.([a-z0-9-]+)/g)].map(([, name = '']) => name);
  const prices = valuesResolvedAs({ sources: [source], contract }, 'price').map(({ value }) => value);
  return new Set([...inTexts, ...prices]);
});
