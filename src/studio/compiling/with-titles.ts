import type { Problem } from '../../compiler/problems/problem';
import type { ProblemCode, ProblemDetails } from '../../compiler/problems/problem-details';
import type { DraftSite } from '../../compiler/site';
import type { MessageLanguage } from '../../diagnostics/languages';
import { pluralTitle } from '../../diagnostics/schema-text';
import { nameOfThing, thingAt } from '../content/thing';
import { titleOfKey } from '../forms/field-title';
import type { ContentPlace } from '../place';
import { words } from '../words/words';

/** What a detail of a problem names: a collection, the page or the entry at which it is reported, or a key. */
type Named = 'collection' | 'thing' | 'key';

/** The details that name something, of the problems that are shown where nobody sees such names. */
const NAMES: { readonly [Code in ProblemCode]?: { readonly [Detail in keyof ProblemDetails[Code]]?: Named } } = {
  'entry-ungrouped': { id: 'thing', collection: 'collection' },
  'entry-unused': { id: 'thing', collection: 'collection' },
  'fact-unused': { fact: 'thing' },
  'key-missing': { key: 'key', under: 'key' },
  'noindex-important': { page: 'thing' },
  'page-orphan': { page: 'thing' },
  'reference-unknown': { collection: 'collection' },
};

/** The same problem, with titles in the place of names. */
export function withTitles(problem: Problem, site: DraftSite, language: MessageLanguage): Problem {
  const names: Readonly<Record<string, Named | undefined>> = NAMES[problem.code] ?? {};
  const details = Object.entries(problem.details).map(([detail, name]: [string, unknown]) => {
    const named = names[detail];
    const title =
      named && typeof name === 'string' ? titleOf[named](name, problem.location, site, language) : undefined;
    return [detail, title ?? name] as const;
  });
  return { ...problem, details: Object.fromEntries(details) } as Problem;
}

type TitleOf = (name: string, place: ContentPlace, site: DraftSite, language: MessageLanguage) => string | undefined;

const titleOf: Readonly<Record<Named, TitleOf>> = {
  collection: (name, _place, { contract }, language) => {
    const kind = contract.kinds.find(({ collection }) => collection === name);
    // Messages have quotes around names of entries and keys, but not around those of collections.
    return kind && words[language].changes.quoted(pluralTitle(kind.schema, language));
  },
  thing: (_name, place, { contract, sources }, language) => {
    const dataOf = (file: string) => sources.find(({ path }) => path === file)?.data;
    return nameOfThing(contract, thingAt(contract, place), dataOf, language).title;
  },
  key: (name, place, { contract, sources }, language) =>
    titleOfKey(contract, name, place, sources.find(({ path }) => path === place.file)?.data, language),
};
