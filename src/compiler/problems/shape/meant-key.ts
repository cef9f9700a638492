import { oncePerObject } from '../../../shared/once-per-object';
import { languageCalled } from '../../languages';
import type { Contract } from '../../schema/contract';
import { isProse } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import { type Named, namedBySchema, suggestionByTitle } from '../../spelling/suggest';
import { namesOf } from '../../values/map-keys';
import { canHold, suits } from './fits-schema';
import { isSynonym, keysNamedBySynonym, slugOfKey } from './key-synonyms';

/**
 * The key that an unknown one most likely stands for: one that is nearly spelt so, or called so in its title or elsewhere.
 * Among several, one that can hold the value counts. A key that the map has itself is not meant.
 * @param holder - the map in which the key stands
 * @param taken - keys that other unknown keys stand for already
 */
export function meantKey(
  key: string,
  holder: unknown,
  schema: Schema,
  contract: Contract,
  taken: ReadonlySet<string>,
): string | undefined {
  const language = languageIn(key, schema);
  const { suggestion } = suggestionByTitle(key, titledKeys(schema));
  const synonyms = synonymsIn(schema)(slugOfKey(key));
  const free = [...new Set([language, suggestion, ...synonyms, ...addressesFor(key, schema, contract)])].filter(
    (name): name is string => name !== undefined && !taken.has(name) && !Object.hasOwn(Object(holder), name),
  );
  const written: unknown = Reflect.get(Object(holder), key);
  if (isWindow(written)) return undefined;
  const wanted = (name: string) => dereference(contract, schema.properties?.[name] ?? {});
  // A list of one text may be meant for one text.
  const value = free.some((name) => canHold(written, wanted(name))) ? written : (onlyTextIn(written) ?? written);
  const possible = free.filter((name) => canHold(value, wanted(name)));
  const suiting = possible.filter((name) => suits(value, wanted(name)));
  // Any value suits a key for prose; one that suits a key for an address or a day is probably that.
  const likely = [
    suiting.find((name) => schema.required?.includes(name) && !isProse(wanted(name))),
    suiting.find((name) => !isProse(wanted(name))),
    suiting.find((name) => schema.required?.includes(name)),
    ...suiting,
  ];
  return likely.find((name) => name !== undefined) ?? nearest(possible, suggestion);
}

/** Keys of an address, which may be that of a mailbox or a phone. */
function addressesFor(key: string, { properties = {} }: Schema, contract: Contract): readonly string[] {
  if (!['email', 'phone'].some((own) => own === key || isSynonym(key, own))) return [];
  return namesOf(properties).filter((name) => dereference(contract, properties[name] ?? {}).format === 'link-address');
}

/** `target: _blank`, as web pages have it: that leads nowhere. */
export function isWindow(value: unknown): boolean {
  return /^_(?:blank|self|parent|top)$/.test(String(value));
}

/** The only text of a list. */
export function onlyTextIn(value: unknown): string | undefined {
  const [only, ...others]: readonly unknown[] = Array.isArray(value) ? value : [];
  return typeof only === 'string' && others.length === 0 ? only : undefined;
}

/** Where no key suits the value, one is suggested only if it is nearly spelt so, or the only one possible. */
function nearest(possible: readonly string[], suggestion: string | undefined): string | undefined {
  if (suggestion !== undefined && possible.includes(suggestion)) return suggestion;
  return possible.length === 1 ? possible[0] : undefined;
}

/** A language may be written with its country, as `es-ES`, or without that which it has here, or be called by its name. */
function languageIn(key: string, schema: Schema): string | undefined {
  const codes = namesOf(schema.properties ?? {});
  const [language = ''] = key.toLowerCase().split(/[-_]/);
  if (language.length === 2 && codes.includes(language)) return language;
  return schema['x-localised'] === true ? (onlyVariant(key, codes) ?? languageCalled(key, codes)) : undefined;
}

/** What a language is where only one of its kind is there: `pt` where that is `pt-br`. */
function onlyVariant(language: string, codes: readonly string[]): string | undefined {
  const [variant, ...others] = codes.filter((code) => code.startsWith(`${language.toLowerCase()}-`));
  return others.length === 0 ? variant : undefined;
}

/** A key may be called by its title: `teléfono`. */
const titledKeys = oncePerObject(({ properties = {} }: Schema): readonly Named[] =>
  Object.entries(properties).map(([name, property]) => namedBySchema(name, property)),
);

const synonymsIn = oncePerObject(({ properties = {} }: Schema) => {
  const known = new Map<string, readonly string[]>();
  return (word: string): readonly string[] => {
    const found = known.get(word) ?? keysNamedBySynonym(word, (name) => Object.hasOwn(properties, name));
    known.set(word, found);
    return found;
  };
});
