import { isRecord } from '../../shared/is-record';
import type { Finding } from '../problems/finding';
import { possibleFix } from '../problems/fixes';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';

/** A number of an entry, such as the months of the course `rye`, is that of the fact of its name: `rye-months`. */
export const factEntry: Rule<'fact-entry'> = (site) => {
  const names = Object.keys(site.facts);
  if (names.length === 0) return [];
  return site.sources.flatMap((source): Finding<'fact-entry'>[] => {
    const { id, data } = source;
    if (id === undefined || !isRecord(data)) return [];
    return Object.entries(data).flatMap(([key, value]) => {
      const fact = `${id}-${lastWord(key)}`;
      const correct = Object.hasOwn(site.facts, fact) ? numberOf(site.facts[fact]) : undefined;
      if (typeof value !== 'number' || correct === undefined || correct === value) return [];
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

function numberOf(value: DraftSite['facts'][string]): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** `workloadMonths` → `months` */
function lastWord(key: string): string {
  return (/[A-Za-z][a-z]*$/.exec(key)?.[0] ?? key).toLowerCase();
}
