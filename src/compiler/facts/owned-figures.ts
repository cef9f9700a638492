import type { Language } from '../../shared/language';
import { inLanguage } from '../languages';
import { oncePerObject } from '../once-per-object';
import { isRecord } from '../sections';
import type { DraftSite, Entry } from '../site';
import { foldedWords } from '../texts/wordings';

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
  const said = foldedWords(text.replaceAll(TOKEN, ' '));
  return [...owners(site)].flatMap(([id, namesIn]) =>
    [foldedWords(id), ...namesIn(language)].some((name) => said.includes(name)) ? id : [],
  );
}

const TOKEN = /\{\{[^{}]*\}\}/g;

/** Those whose figures there are, with what each is called in a language. */
const owners = oncePerObject((site: DraftSite): ReadonlyMap<string, (language: Language) => readonly string[]> => {
  const ids = new Set(Object.keys(site.facts).flatMap((fact) => ownedFigure(site, fact)?.owner ?? []));
  return new Map([...ids].map((id) => [id, namesOf(entriesById(site).get(id) ?? [])] as const));
});

function namesOf(entries: readonly Entry[]): (language: Language) => readonly string[] {
  const known = new Map<Language, readonly string[]>();
  return (language) => {
    const names = known.get(language) ?? entries.flatMap(({ value }) => namesIn(value, language));
    known.set(language, names);
    return names;
  };
}

/** What an entry is called, whole and without what follows a colon. */
function namesIn(value: object, language: Language): string[] {
  return NAMES.flatMap((key) => {
    const written: unknown = Reflect.get(value, key);
    const name = typeof written === 'string' || isRecord(written) ? inLanguage(written as string, language) : undefined;
    if (name === undefined) return [];
    return [name, name.split(':')[0] ?? ''].map(foldedWords).filter((words) => words.trim() !== '');
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
