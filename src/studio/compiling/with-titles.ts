import type { Problem } from '../../compiler/findings/problem';
import type { ProblemCode, ProblemDetails } from '../../compiler/findings/problem-details';
import { kindOfFile, kindOfName } from '../../compiler/schema/kind';
import { dereference } from '../../compiler/schema/references';
import type { DraftSite } from '../../compiler/site';
import { dateWords } from '../../diagnostics/date-words';
import type { MessageLanguage } from '../../diagnostics/languages';
import { pluralTitle } from '../../diagnostics/schema-text';
import { titleOfChosen } from '../content/choice-titles';
import { titleOfKey } from '../content/field-title';
import { schemaAt, valueIn } from '../content/schema-at';
import { styleName } from '../content/style-words';
import { nameOfThing, placeOfEntry, thingAt } from '../content/thing';
import type { ContentPlace } from '../place';
import { words } from '../words/words';

/**
 * What a detail of a problem names: a collection, a page by its title or by its address, the page or the entry at which it is
 * reported, or another one of the same kind, a fact, a key, what is chosen in the field, a value of the look, or a day or month.
 */
type Named =
  | 'collection'
  | 'page'
  | 'address'
  | 'thing'
  | 'beside'
  | 'fact'
  | 'form'
  | 'key'
  | 'chosen'
  | 'style'
  | 'date';

/** The details that name something, of the problems that are shown where nobody sees such names. */
const NAMES: { readonly [Code in ProblemCode]?: { readonly [Detail in keyof ProblemDetails[Code]]?: Named } } = {
  'address-moved': { page: 'page' },
  'address-of-other': { other: 'beside' },
  'anchor-unknown': { page: 'page' },
  'consent-same': { other: 'key' },
  'conversion-indexed': { page: 'page', reached: 'page' },
  'conversion-missing': { page: 'page', other: 'page' },
  'css-contrast-low': { front: 'style', ground: 'style' },
  'currency-other': { fact: 'fact' },
  'date-absurd': { date: 'date' },
  'date-before': { date: 'date', first: 'date' },
  'date-future': { date: 'date' },
  'date-impossible': { correct: 'date' },
  'date-month-other': { key: 'key', fact: 'fact', date: 'date' },
  'date-passed': { date: 'date' },
  'description-repeated': { others: 'page' },
  'entry-ungrouped': { id: 'thing', collection: 'collection' },
  'entry-unused': { id: 'thing', collection: 'collection' },
  'fact-blank': { fact: 'fact' },
  'fact-contradicted': { fact: 'fact' },
  'fact-unlike': { fact: 'fact' },
  'fact-entry': { fact: 'fact' },
  'fact-magnitude': { fact: 'fact', other: 'fact' },
  'fact-miscounted': { fact: 'fact' },
  'fact-misquoted': { fact: 'fact' },
  'fact-not-date': { fact: 'fact' },
  'fact-not-number': { fact: 'fact' },
  'fact-of-other': { fact: 'fact' },
  'fact-order': { least: 'fact', most: 'fact' },
  'fact-range': { value: 'date' },
  'fact-said-twice': { fact: 'fact' },
  'fact-sum-unknown': { fact: 'fact', suggestion: 'fact' },
  'fact-sum-wrong': { parts: 'fact' },
  'fact-unused': { fact: 'thing' },
  'fact-zero': { fact: 'fact' },
  'field-kind-other': { kind: 'chosen' },
  'form-consent-missing': { form: 'form', other: 'form' },
  'form-id-missing': { form: 'form' },
  'form-reply-missing': { form: 'form' },
  'form-without-service': { forms: 'form' },
  'hours-other': { time: 'chosen' },
  'key-missing': { key: 'key', under: 'key' },
  'link-target-ambiguous': { targets: 'key' },
  'link-number-other': { page: 'page' },
  'link-text-other': { page: 'page', correct: 'page' },
  'link-conversion': { page: 'page' },
  'link-to-itself': { page: 'page' },
  'link-unlike-others': { page: 'page', opened: 'form', usual: 'page', form: 'form' },
  'link-unpublished': { page: 'page', publish: 'date', expire: 'date' },
  'list-duplicate': { value: 'chosen' },
  'noindex-important': { page: 'thing', entry: 'thing' },
  'page-of-other': { entry: 'thing', page: 'page' },
  'page-orphan': { page: 'thing' },
  'parent-circular': { parent: 'page' },
  'percent-missing': { fact: 'fact' },
  'picture-other': { other: 'beside' },
  'redirect-of-other': { page: 'page', correct: 'chosen' },
  'reference-of-other': { page: 'page', value: 'chosen', correct: 'chosen' },
  'reference-unknown': { collection: 'collection' },
  'span-time-wrong': { key: 'key', lacking: 'key', last: 'key', month: 'date', example: 'date' },
  'span-wrong': { key: 'key', end: 'date', start: 'date' },
  'text-beginning-other': { key: 'key' },
  'text-end-other': { key: 'key' },
  'text-repeats-question': { key: 'key' },
  'title-of-other': { page: 'page', other: 'page' },
  // Their titles are the same.
  'title-repeated': { others: 'address' },
  'unit-repeated': { fact: 'fact' },
  'value-not-own': { other: 'beside' },
  'value-unshown': { key: 'key' },
  'window-gap': { id: 'thing', from: 'date', until: 'date' },
  'window-half': { has: 'key', lacks: 'key' },
  'window-never': { publish: 'date', expire: 'date' },
  'window-overlap': { id: 'thing', other: 'beside', from: 'date', until: 'date' },
  'window-swapped': { from: 'date', until: 'date' },
};

/** The same problem, with titles in the place of names: of all that it names, or but for some of that. */
export function withTitles(
  problem: Problem,
  site: DraftSite,
  language: MessageLanguage,
  without: readonly Named[] = [],
): Problem {
  const names: Readonly<Record<string, Named | undefined>> = NAMES[problem.code] ?? {};
  const details = Object.entries(problem.details).map(([detail, value]: [string, unknown]) => {
    const named = names[detail];
    if (named === undefined || without.includes(named)) return [detail, value] as const;
    const titled = (name: unknown) =>
      (typeof name === 'string' && titleOf[named](name, problem.location, site, language)) || name;
    return [detail, Array.isArray(value) ? value.map(titled) : titled(value)] as const;
  });
  return { ...problem, details: Object.fromEntries(details) } as Problem;
}

type TitleOf = (name: string, place: ContentPlace, site: DraftSite, language: MessageLanguage) => string | undefined;

const titleOf: Readonly<Record<Named, TitleOf>> = {
  collection: (name, _place, { contract }, language) => {
    const kind = kindOfName(contract, name);
    // Messages have quotes around names of entries and keys, but not around those of collections.
    return kind && words[language].changes.quoted(pluralTitle(kind.schema, language));
  },
  page: (name, _place, site, language) => {
    const found = site.pages.byId.get(name) ?? site.pages.all.find(({ entry }) => entry?.id === name);
    const named = found && (found.entry ?? found.page);
    return named && thingTitle({ file: named.source.path, pointer: named.pointer }, site, language);
  },
  address: (name, { pointer }, { contract: { languages }, pages }) => {
    const language = languages.find(({ code }) => code === pointer.at(-1)) ?? languages[0];
    return language && pages.byId.get(name)?.alternates[language.code];
  },
  thing: (_name, place, site, language) => thingTitle(thingAt(site.contract, place), site, language),
  beside: (name, { file }, site, language) => {
    const kind = kindOfFile(site.contract, file)?.kind;
    return kind && thingTitle(placeOfEntry(kind, name), site, language);
  },
  fact: (name, _place, site, language) => thingTitle({ file: 'facts.yaml', pointer: [name] }, site, language),
  form: (name, _place, site, language) => thingTitle({ file: 'forms.yaml', pointer: [name] }, site, language),
  key: (name, place, site, language) => titleOfKey(site.contract, name, place, dataIn(site)(place.file), language),
  chosen: (name, { file, pointer }, site, language) => {
    const schema = schemaAt(site.contract, file, pointer, dataIn(site)(file))?.schema;
    // Of a list it is one of those that are chosen.
    const choice = schema?.items === undefined ? schema : dereference(site.contract, schema.items);
    return choice && titleOfChosen(name, choice, site.contract, dataIn(site), language);
  },
  date: (name, _place, _site, language) => dateWords(name, language),
  style: (name, _place, _site, language) => words[language].changes.quoted(styleName(name, words[language].theme)),
};

function dataIn({ sources }: DraftSite): (file: string) => unknown {
  return (file) => sources.find(({ path }) => path === file)?.data;
}

/** What something is called that is there. */
function thingTitle(place: ContentPlace, site: DraftSite, language: MessageLanguage): string | undefined {
  const dataOf = dataIn(site);
  const isThere = valueIn(dataOf(place.file), place.pointer) !== undefined;
  return isThere ? nameOfThing(site.contract, place, dataOf, language).title : undefined;
}
