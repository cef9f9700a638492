import type { Finding } from '../findings/finding';
import { type DraftSite, sourceOfSingleton } from '../site';
import type { Visit } from '../values/visit';

/** The value of a fact that some places use as something which it is not. */
type FactValue = string | number;

interface FactUse {
  readonly fact: string;
  readonly visit: Visit;
}

/**
 * Facts whose value is wrong for what they are used for: each where its value is written when that `mayBeMeant` as
 * what it should be, and else where it is used.
 */
export function misusedFacts(
  site: DraftSite,
  uses: readonly FactUse[],
  isRight: (value: FactValue) => boolean,
  mayBeMeant: (value: FactValue) => boolean,
): (Pick<Finding, 'place'> & { details: { fact: string; value: string; isUse: boolean } })[] {
  const source = sourceOfSingleton(site, 'facts');
  const told = new Set<string>();
  return uses.flatMap(({ fact, visit }) => {
    const value = Object.hasOwn(site.facts, fact) ? site.facts[fact] : undefined;
    if (source === undefined || value === undefined || isRight(value)) return [];
    const isUse = !mayBeMeant(value);
    if (!isUse && told.has(fact)) return [];
    told.add(fact);
    const place = isUse ? { source: visit.source, pointer: visit.pointer } : { source, pointer: [fact, 'value'] };
    return [{ place, details: { fact, value: String(value), isUse } }];
  });
}
