import { groupBy } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import { FACT_TOKEN } from '../../shared/token-syntax';
import { agrees, monthsSaid } from '../facts/months-said';
import type { Finding } from '../findings/finding';
import { possibleFix } from '../findings/fixes';
import type { Rule } from '../rule';
import { collection, type DraftSite, singleton } from '../site';

/**
 * A number of an entry, such as the months of the course `rye`, is that of the fact of its name: `rye-months`. Where there
 * is none, it is that of the one fact of this kind that alone counts in a text of the entry: `{{facts.baking-hours}} h`.
 */
export const factEntry: Rule<'fact-entry'> = (site) => {
  const names = Object.keys(site.facts);
  if (names.length === 0) return [];
  return site.sources.flatMap((source): Finding<'fact-entry'>[] => {
    const { id, data } = source;
    if (id === undefined || !isRecord(data)) return [];
    const numbers = Object.entries(data).filter(([, value]) => typeof value === 'number');
    if (numbers.length === 0) return [];
    const counting = factsCounting(data, site);
    return numbers.flatMap(([key, value]) => {
      const named = `${id}-${lastWord(key)}`;
      const course = key === 'workloadMonths' ? collection(site, 'courses').get(id) : undefined;
      const isSaid = course !== undefined && agrees(Number(value), monthsSaid(site, course).months);
      const only = isSaid ? undefined : onlyOne(counting.get(lastWord(key)));
      const fact = Object.hasOwn(site.facts, named) ? named : only;
      const correct = fact === undefined ? undefined : numberOf(site.facts[fact]);
      if (fact === undefined || correct === undefined || correct === value) return [];
      const place = { source, pointer: [key] };
      const details = { value: String(value), fact, correct: String(correct) };
      return [
        {
          code: 'fact-entry',
          place,
          details,
          ...possibleFix({ do: 'set', file: source.path, pointer: place.pointer, value: correct }),
        },
      ];
    });
  });
};

/** By their type, the facts that are the only one of it in a text in which they stand. */
function factsCounting(data: unknown, site: DraftSite): ReadonlyMap<string, ReadonlySet<string>> {
  const written = singleton(site, 'facts') ?? {};
  const counting = new Map<string, Set<string>>();
  for (const text of textsIn(data)) {
    const facts = new Set([...text.matchAll(FACT_TOKEN)].map(([, fact = '']) => fact));
    for (const [type = '', ofType] of groupBy(facts, (fact) => written[fact]?.type)) {
      const only = onlyOne(new Set(ofType));
      if (only !== undefined) counting.set(type, (counting.get(type) ?? new Set()).add(only));
    }
  }
  return counting;
}

function onlyOne(facts: ReadonlySet<string> | undefined): string | undefined {
  const [only, ...others] = facts ?? [];
  return others.length === 0 ? only : undefined;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

function numberOf(value: DraftSite['facts'][string]): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** `workloadMonths` → `months` */
function lastWord(key: string): string {
  return (/[A-Za-z][a-z]*$/.exec(key)?.[0] ?? key).toLowerCase();
}
