import { oncePerObject } from '../../../shared/once-per-object';
import { iconCalled } from '../../language-data/icon-synonyms';
import { choiceWords } from '../../schema/choice-words';
import type { Schema } from '../../schema/schema';
import { slugOf, splitCamelCase, suggestionFor } from '../../spelling/suggest';
import { meantDays } from './meant-day';

/** The value of a choice that was meant by one that does not exist. */
export function meantChoice(value: string, valid: readonly string[], schema: Schema): string | undefined {
  // Signs and emoji would be near to any short name.
  if (slugOf(value) === '') return undefined;
  if (schema['x-icon'] === true) return meantIcon(value, valid) ?? nearest(value, valid);
  return meantDays(valid)(value) ?? nearest(value, valid) ?? explainedBy(value, valid, schema);
}

/** The values of a choice, those that begin with the same word first: `brand-x` of `brand-xing`. */
export function kinFirst(value: string, valid: readonly string[]): readonly string[] {
  const [word = ''] = value.split('-', 1);
  const isKin = (each: string) => word !== '' && each.startsWith(`${word}-`);
  return [...valid.filter(isKin), ...valid.filter((each) => !isKin(each))];
}

function nearest(value: string, valid: readonly string[]): string | undefined {
  return suggestionFor(value, valid).suggestion;
}

/** The value that its schema explains by these words, or by one of them, in either language: `claro` is `light`. */
function explainedBy(value: string, valid: readonly string[], schema: Schema): string | undefined {
  const whole = slugOf(value);
  const explainedAs = (words: readonly string[]): string | undefined => {
    const [only, ...others] = valid.filter((each) => words.some((word) => explanations(schema).get(each)?.has(word)));
    return others.length === 0 ? only : undefined;
  };
  return explainedAs([whole]) ?? explainedAs(whole.split('-'));
}

const explanations = oncePerObject((schema: Schema): ReadonlyMap<string, ReadonlySet<string>> => {
  const values = (schema.enum ?? []).map(String);
  const found = new Map(values.map((value) => [value, new Set<string>()]));
  for (const { description = '' } of [schema, schema['x-en'] ?? {}]) {
    for (const [value, words] of choiceWords(description, values)) {
      for (const word of slugOf(words).split('-')) found.get(value)?.add(word);
    }
  }
  for (const [value, titles] of Object.entries(schema['x-values'] ?? {})) {
    for (const title of Object.values(titles)) {
      const words = slugOf(title);
      for (const word of [words, ...words.split('-')]) found.get(value)?.add(word);
    }
  }
  return found;
});

/** Prefixes of the names of icons in other collections. */
const COLLECTION = /^(?:fa[brs]?|fas-fa|bi|mdi|icon|lucide|ti|ri)-(?=.)/;

/** The name of a network in that of its icon, as it is called now: `x` for `brand-twitter`. */
function brandIn(name: string): string {
  const network = name.replace(/^(?:brand|logo)-/, '').replace(/-(?:logo|square|circle|in|f)$/, '');
  return /^(?:x-)?twitter$/.test(network) ? 'x' : network;
}

/** An icon as other collections, programs, files and people call it: `FaTrain`, `:car:`, `wheat.svg`, `trigo`; of several, the shortest name that begins so. */
function meantIcon(value: string, icons: readonly string[]): string | undefined {
  const name = slugOf(splitCamelCase(value.replace(/\.svg$/i, ''))).replace(COLLECTION, '');
  if (name === '') return undefined;
  const brand = `brand-${brandIn(name)}`;
  if (icons.includes(brand)) return brand;
  const same = icons.find((icon) => icon.replaceAll('-', '') === name.replaceAll('-', ''));
  if (same !== undefined) return same;
  const called = iconCalled(name);
  if (called !== undefined && icons.includes(called)) return called;
  const longer = icons.filter((icon) => icon.startsWith(`${name}-`));
  return longer.sort((one, other) => one.length - other.length)[0] ?? longestEndOf(name, icons);
}

/** The icon that a longer word ends with: `plane` of `airplane`. */
function longestEndOf(name: string, icons: readonly string[]): string | undefined {
  const ends = icons.filter((icon) => icon.length >= 4 && name.length > icon.length && name.endsWith(icon));
  return ends.sort((one, other) => other.length - one.length)[0];
}
