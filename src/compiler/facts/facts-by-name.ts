import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import type { DraftSite } from '../site';
import { asName } from '../texts/named-in';
import { valuesResolvedAs } from '../values/values';
import { calledIn, ownedFigures } from './owned-figures';

/** The names of facts that say what something costs or how long it lasts, by what that is called in a language. */
type FactsByName = ReadonlyMap<string, ReadonlySet<string>>;

/** What an entry names as its price, a figure that is called by it, as `rye-months`, and one that is called as what it is of: `rye`. */
export const factsByName = oncePerObject((site: DraftSite): ReadonlyMap<Language, FactsByName> => {
  const byEntry = factsByEntry(site);
  const ofThemselves = Object.keys(site.facts).map((fact) => [asName(fact), [fact]] as const);
  return new Map(
    site.contract.languages.map(({ code }) => {
      const ofEntries = calledIn(site, [...byEntry.keys()], code).map(
        ([name, ids]) => [name, ids.flatMap((id) => [...(byEntry.get(id) ?? [])])] as const,
      );
      return [code, grouped([...ofThemselves, ...ofEntries])];
    }),
  );
});

function factsByEntry(site: DraftSite): FactsByName {
  const ofPrices = valuesResolvedAs(site, 'price').flatMap(({ source, pointer, value }) =>
    source.id !== undefined && pointer.length === 1 ? [[source.id, [String(value)]] as const] : [],
  );
  const isOfWhole = (what: string) => !what.includes('-');
  const owned = [...ownedFigures(site).owned].flatMap(([fact, { owner, what }]) =>
    isOfWhole(what) ? [[owner, [fact]] as const] : [],
  );
  return grouped([...ofPrices, ...owned]);
}

function grouped(named: readonly (readonly [name: string, facts: readonly string[]])[]): FactsByName {
  const found = new Map<string, Set<string>>();
  for (const [name, facts] of named) {
    const known = found.get(name) ?? new Set();
    for (const fact of facts) known.add(fact);
    found.set(name, known);
  }
  return found;
}
