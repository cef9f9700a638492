import { type FactType, isFactType } from '../schema/fact-type';
import { type DraftSite, singleton, sourceOfSingleton } from '../site';
import type { Source } from '../source';

/** One fact as it is written. */
export interface WrittenFact {
  readonly source: Source;
  readonly name: string;
  readonly type?: FactType | undefined;
  readonly value?: string | number | undefined;
  readonly sum?: readonly (string | undefined)[] | undefined;
}

/** The facts that are written in some files. */
export function writtenFacts(site: DraftSite): WrittenFact[] {
  const source = sourceOfSingleton(site, 'facts');
  if (source === undefined) return [];
  return Object.entries(singleton(site, 'facts') ?? {}).map(([name, fact]) => {
    const { type, value, sum } = fact ?? {};
    return { source, name, type: isFactType(type) ? type : undefined, value, sum };
  });
}
