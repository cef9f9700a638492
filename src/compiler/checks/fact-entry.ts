import { isRecord } from '../../shared/is-record';
import { agrees, monthsSaid } from '../facts/months-said';
import type { Finding } from '../problems/finding';
import { possibleFix } from '../problems/fixes';
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
    return Object.entries(data).flatMap(([key, value]) => {
      if (typeof value !== 'number') return [];
      const named = `${id}-${lastWord(key)}`;
      const course = key === 'workloadMonths' ? collection(site, 'courses').get(id) : undefined;
      const isSaid = course !== undefined && agrees(value, monthsSaid(site, course).months);
      const counting = isSaid ? undefined : factCounting(lastWord(key), source.data, site);
      const fact = Object.hasOwn(site.facts, named) ? named : counting;
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

/** The fact of a type that is the only one of it in each text in which it stands, if it is the only such fact. */
function factCounting(type: string, data: unknown, site: DraftSite): string | undefined {
  const written = singleton(site, 'facts') ?? {};
  const found = textsIn(data).flatMap((text) => {
    const [only, ...others] = new Set(
      [...text.matchAll(FACT)].map(([, fact = '']) => fact).filter((fact) => written[fact]?.type === type),
    );
    return only === undefined || others.length > 0 ? [] : [only];
  });
  const [only, ...others] = new Set(found);
  return others.length === 0 ? only : undefined;
}

const FACT = /\{\{\s*facts\.([\w-]+)\s*\}\}/g;

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
