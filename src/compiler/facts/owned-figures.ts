import type { Language } from '../../shared/language';
import { inLanguage } from '../languages';
import { oncePerObject } from '../once-per-object';
import { isRecord } from '../sections';
import type { DraftSite, Entry } from '../site';
import { asName, namedIn } from '../texts/named-in';

/** A figure that is called by the one whose it is: `rye-price` is the `price` of `rye`. */
export interface OwnedFigure {
  readonly owner: string;
  readonly what: string;
}

/** Whose a figure is: of the longest id of an entry with which its name begins. */
export function ownedFigure(site: DraftSite, fact: string): OwnedFigure | undefined {
  for (let end = fact.lastIndexOf('-'); end > 0; end = fact.lastIndexOf('-', end - 1)) {
    const owner = fact.slice(0, end);
    if (entriesById(site).has(owner)) return { owner, what: fact.slice(end + 1) };
  }
  return undefined;
}

/** Those who have figures and are named in a text of a language, by what they are called there or by their ids. */
export function ownersNamedIn(site: DraftSite, text: string, language: Language): string[] {
  return [...new Set(namedIn(text.replaceAll(TOKEN, ' '), ownersByName(site, language)))];
}

const TOKEN = /\{\{[^{}]*\}\}/g;

function ownersByName(site: DraftSite, language: Language): ReadonlyMap<string, readonly string[]> {
  const byLanguage = knownOwners(site);
  const found = byLanguage.get(language) ?? readOwners(site, language);
  byLanguage.set(language, found);
  return found;
}

const knownOwners = oncePerObject((_site: DraftSite) => new Map<Language, ReadonlyMap<string, readonly string[]>>());

/** Those whose figures there are, by what each is called. */
function readOwners(site: DraftSite, language: Language): ReadonlyMap<string, readonly string[]> {
  const ids = new Set(Object.keys(site.facts).flatMap((fact) => ownedFigure(site, fact)?.owner ?? []));
  const found = new Map<string, Set<string>>();
  for (const id of ids) {
    const names = (entriesById(site).get(id) ?? []).flatMap(({ value }) => namesIn(value, language));
    for (const name of [id, ...names].map(asName)) found.set(name, (found.get(name) ?? new Set()).add(id));
  }
  found.delete('');
  return new Map([...found].map(([name, owners]) => [name, [...owners]] as const));
}

/** What an entry is called, whole and without what follows a colon. */
function namesIn(value: object, language: Language): string[] {
  return NAMES.flatMap((key) => {
    const written: unknown = Reflect.get(value, key);
    const name = typeof written === 'string' || isRecord(written) ? inLanguage(written as string, language) : undefined;
    return name === undefined ? [] : [name, name.split(':')[0] ?? ''];
  });
}

const NAMES = ['title', 'shortTitle', 'name', 'label'];

const entriesById = oncePerObject((site: DraftSite): ReadonlyMap<string, readonly Entry[]> => {
  const found = new Map<string, Entry[]>();
  for (const entries of site.collections.values()) {
    for (const [id, entry] of entries) {
      const known = found.get(id);
      if (known === undefined) found.set(id, [entry]);
      else known.push(entry);
    }
  }
  return found;
});
