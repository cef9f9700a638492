import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { keptWhileSame, oncePerObject } from '../../shared/once-per-object';
import { inLanguage } from '../languages';
import type { DraftSite } from '../site';
import { asName, type Names, namedIn, namesOf } from '../texts/named-in';

/** The figures of a site, and whose they are. */
export interface OwnedFigures {
  readonly facts: ReadonlySet<string>;
  /** Of those that are called by the entry whose they are. */
  readonly owned: ReadonlyMap<string, OwnedFigure>;
  /** Those who have figures, by what they are called in each language and by their ids. */
  readonly owners: ReadonlyMap<Language, Names<string>>;
}

/** A figure that is called by the one whose it is: `rye-price` is the `price` of `rye`. */
interface OwnedFigure {
  readonly owner: string;
  readonly what: string;
}

/** Those of a site: the same object for as long as they are the same. */
export const ownedFigures = oncePerObject((site: DraftSite): OwnedFigures => {
  const facts = Object.keys(site.facts);
  const owned = facts.flatMap((fact) => {
    const figure = ownedFigure(site, fact);
    return figure === undefined ? [] : [[fact, figure] as const];
  });
  const owners = [...new Set(owned.map(([, { owner }]) => owner))];
  const called = site.contract.languages.map(({ code }) => [code, calledIn(site, owners, code)] as const);
  return asFigures(asBefore(site.contract, { facts, owned, called }));
});

/** All that is known of the figures of a site, as lists. */
interface ListedFigures {
  readonly facts: readonly string[];
  readonly owned: readonly (readonly [fact: string, figure: OwnedFigure])[];
  readonly called: readonly (readonly [language: Language, names: readonly [name: string, ids: string[]][]])[];
}

const asBefore = keptWhileSame<ListedFigures>();

const asFigures = oncePerObject(
  ({ facts, owned, called }: ListedFigures): OwnedFigures => ({
    facts: new Set(facts),
    owned: new Map(owned),
    owners: new Map(called.map(([language, names]) => [language, namesOf(names)])),
  }),
);

/** Those who have figures and are named in a text of a language, of which these are the words. */
export function ownersNamedIn(words: readonly string[], language: Language, { owners }: OwnedFigures): string[] {
  const names = owners.get(language);
  return names === undefined ? [] : [...new Set(namedIn(words, names))];
}

/** Whose a figure is: of the longest id of an entry with which its name begins. */
function ownedFigure(site: DraftSite, fact: string): OwnedFigure | undefined {
  for (let end = fact.lastIndexOf('-'); end > 0; end = fact.lastIndexOf('-', end - 1)) {
    const owner = fact.slice(0, end);
    if (entriesOf(site, owner).length > 0) return { owner, what: fact.slice(end + 1) };
  }
  return undefined;
}

/** What some entries are called, whole and without what follows a colon; and who is called so. */
export function calledIn(site: DraftSite, ids: readonly string[], language: Language): [name: string, ids: string[]][] {
  const found = new Map<string, Set<string>>();
  for (const id of ids) {
    const names = entriesOf(site, id).flatMap((value) => namesIn(value, language));
    for (const name of [id, ...names].map(asName)) found.set(name, (found.get(name) ?? new Set()).add(id));
  }
  found.delete('');
  return [...found].map(([name, owners]) => [name, [...owners]]);
}

function namesIn(value: object, language: Language): string[] {
  return NAME_KEYS.flatMap((key) => {
    const written: unknown = Reflect.get(value, key);
    const name = typeof written === 'string' || isRecord(written) ? inLanguage(written as string, language) : undefined;
    return name === undefined ? [] : [name, name.split(':')[0] ?? ''];
  });
}

/** The keys under which it is written what something is called. */
export const NAME_KEYS = ['title', 'shortTitle', 'name', 'label'];

/** Those of this id, of whatever kind. */
function entriesOf({ collections }: DraftSite, id: string): object[] {
  return [...collections.values()].flatMap((entries) => entries.get(id)?.value ?? []);
}
