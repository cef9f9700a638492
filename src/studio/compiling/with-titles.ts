import type { Problem } from '../../compiler/problems/problem';
import type { ProblemCode, ProblemDetails } from '../../compiler/problems/problem-details';
import type { DraftSite } from '../../compiler/site';
import type { MessageLanguage } from '../../diagnostics/languages';
import { pluralTitle } from '../../diagnostics/schema-text';
import { titleOfKey } from '../content/field-title';
import { nameOfThing, thingAt } from '../content/thing';
import { styleName } from '../forms/theme/style-words';
import type { ContentPlace } from '../place';
import { words } from '../words/words';

/** What a detail of a problem names: a collection, a page by its title or by its address, the page or the entry at which it is reported, a key, or a value of the look. */
type Named = 'collection' | 'page' | 'address' | 'thing' | 'key' | 'style';

/** The details that name something, of the problems that are shown where nobody sees such names. */
const NAMES: { readonly [Code in ProblemCode]?: { readonly [Detail in keyof ProblemDetails[Code]]?: Named } } = {
  'anchor-unknown': { page: 'page' },
  'consent-same': { other: 'key' },
  'css-contrast-low': { front: 'style', ground: 'style' },
  'description-repeated': { others: 'page' },
  'entry-ungrouped': { id: 'thing', collection: 'collection' },
  'entry-unused': { id: 'thing', collection: 'collection' },
  'fact-unused': { fact: 'thing' },
  'key-missing': { key: 'key', under: 'key' },
  'link-target-ambiguous': { targets: 'key' },
  'link-unpublished': { page: 'page' },
  'noindex-important': { page: 'thing' },
  'page-orphan': { page: 'thing' },
  'reference-unknown': { collection: 'collection' },
  'span-time-wrong': { key: 'key', lacking: 'key' },
  'text-beginning-other': { key: 'key' },
  'text-end-other': { key: 'key' },
  // Their titles are the same.
  'title-repeated': { others: 'address' },
  'window-half': { has: 'key', lacks: 'key' },
};

/** The same problem, with titles in the place of names. */
export function withTitles(problem: Problem, site: DraftSite, language: MessageLanguage): Problem {
  const names: Readonly<Record<string, Named | undefined>> = NAMES[problem.code] ?? {};
  const details = Object.entries(problem.details).map(([detail, value]: [string, unknown]) => {
    const named = names[detail];
    if (named === undefined) return [detail, value] as const;
    const titled = (name: unknown) =>
      (typeof name === 'string' && titleOf[named](name, problem.location, site, language)) || name;
    return [detail, Array.isArray(value) ? value.map(titled) : titled(value)] as const;
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
  page: (name, _place, { contract, pages, sources }, language) => {
    const found = pages.all.find(({ id, entry }) => id === name && entry === undefined);
    const dataOf = (file: string) => sources.find(({ path }) => path === file)?.data;
    return found && nameOfThing(contract, { file: found.page.source.path, pointer: [] }, dataOf, language).title;
  },
  address: (name, { pointer }, { contract: { languages }, pages }) => {
    const language = languages.find(({ code }) => code === pointer.at(-1)) ?? languages[0];
    return language && pages.byId.get(name)?.alternates[language.code];
  },
  thing: (_name, place, { contract, sources }, language) => {
    const dataOf = (file: string) => sources.find(({ path }) => path === file)?.data;
    return nameOfThing(contract, thingAt(contract, place), dataOf, language).title;
  },
  key: (name, place, { contract, sources }, language) =>
    titleOfKey(contract, name, place, sources.find(({ path }) => path === place.file)?.data, language),
  style: (name, _place, _site, language) => words[language].changes.quoted(styleName(name, words[language].theme)),
};
