import { isRecord } from '../../../shared/is-record';
import type { Finding } from '../../findings/finding';
import type { Edit } from '../../findings/fix';
import { knownLanguages } from '../../language-data/known-languages';
import type { Contract } from '../../schema/contract';
import { isByLanguage } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { inOneLine } from '../typical-value';
import { meantKey } from './meant-key';
import { byHolder, isMissingKey, isUnknownKey, missingKeyOf, unknownKeyOf } from './shape-errors';

/** A text whose languages stand in keys of their own, as `label_es` and `label_en`, or `en` below `label`. */
interface LanguagesApart {
  /** The key in which they belong together. */
  readonly key: string;
  readonly unknown: readonly ShapeError[];
  /** Those of the languages and of that key. */
  readonly errors: readonly ShapeError[];
}

/** Where a key of a site of several languages names a text and one of them. */
export function languagesApart(errors: readonly ShapeError[], contract: Contract): LanguagesApart[] {
  if (contract.languages.length < 2) return [];
  const holders = byHolder(errors);
  return [...holders].flatMap(([holder, ofHolder]) =>
    [...textsNamed(ofHolder, contract)].map(([key, unknown]) => {
      const ofKey = holders.get(holder === '' ? key : `${holder}/${key}`) ?? [];
      const missing = ofHolder.filter((error) => isMissingKey(error) && missingKeyOf(error) === key);
      return { key, unknown, errors: [...unknown, ...ofKey, ...missing] };
    }),
  );
}

/** The texts that keys of a map name with a language, each language once. */
function textsNamed(errors: readonly ShapeError[], contract: Contract): ReadonlyMap<string, readonly ShapeError[]> {
  const found = new Map<string, ShapeError[]>();
  for (const error of errors) {
    const key = isUnknownKey(error) ? textNamed(error, contract) : undefined;
    if (key === undefined) continue;
    const known = found.get(key) ?? [];
    const isOfOther = known.every((other) => languageNamed(other, contract) !== languageNamed(error, contract));
    if (isOfOther) found.set(key, [...known, error]);
  }
  return found;
}

/** Tells where the languages belong, with the edits that put them there if every language has its text. */
export function languagesTogether({ key, unknown }: LanguagesApart, source: Source, contract: Contract): Finding[] {
  const codes = contract.languages.map(({ code }) => code);
  const [first] = unknown;
  if (first === undefined) return [];
  const { pointer, value } = first;
  const holder = Object(value) as Readonly<Record<string, unknown>>;
  const texts = new Map(Object.entries(textsThere(holder[key], codes)));
  for (const error of unknown) texts.set(languageNamed(error, contract), holder[unknownKeyOf(error)]);
  const whole = Object.fromEntries(codes.map((code) => [code, texts.get(code) ?? '…']));
  const keys = unknown.map(unknownKeyOf);
  const file = source.path;
  const edits: Edit[] = [
    ...(key in holder
      ? [{ do: 'set' as const, file, pointer: [...pointer, key], value: whole }]
      : [{ do: 'insert' as const, file, pointer: [...pointer, key], value: whole, before: keys[0] ?? '' }]),
    ...keys.map((name) => ({ do: 'remove' as const, file, pointer: [...pointer, name] })),
  ];
  const isWhole = codes.every((code) => texts.has(code));
  return [
    {
      code: 'languages-apart',
      place: { source, pointer, key: keys[0] ?? '' },
      details: { key, keys, correct: `${key}: ${inOneLine(whole)}` },
      ...(isWhole && { fix: { edits, isCertain: false } }),
    },
  ];
}

/** What stands in the key itself already: a text alone is in the main language. */
export function textsThere(value: unknown, [main = '']: readonly string[]): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value;
  return typeof value === 'string' ? { [main]: value } : {};
}

/** The key for whose text a key of one language stands. */
function textNamed(error: ShapeError, contract: Contract): string | undefined {
  const { schema, value } = error;
  const [name, language] = partsOf(error, contract) ?? [];
  if (name === undefined || language === undefined) return undefined;
  const text: unknown = Reflect.get(Object(value), unknownKeyOf(error));
  if (typeof text !== 'string') return undefined;
  const isText = (key: string) => isByLanguage(dereference(contract, schema.properties?.[key] ?? {}));
  if (isText(name)) return name;
  const key = meantKey(name, { [name]: text }, schema, contract, new Set());
  return key !== undefined && isText(key) ? key : undefined;
}

function languageNamed(error: ShapeError, contract: Contract): string {
  return partsOf(error, contract)?.[1] ?? '';
}

/**
 * The text that a key names and a language: of `label_es`, `label-en`, `labelEs`, `es_label`; and of `en` alone, that of the
 * key before it, if it has no languages.
 */
function partsOf(error: ShapeError, { languages }: Contract): readonly [string, string] | undefined {
  const key = unknownKeyOf(error);
  const isLanguage = (word: string) => languages.some(({ code }) => code === word);
  if (!isLanguage(key)) return partsWith(key, isLanguage);
  const keys = Object.keys(Object(error.value) as object);
  const before = keys[keys.indexOf(key) - 1];
  if (before === undefined) return undefined;
  return typeof Reflect.get(Object(error.value), before) === 'string' ? [before, key] : undefined;
}

function partsWith(key: string, isLanguage: (word: string) => boolean): readonly [string, string] | undefined {
  const [, behind = '', last = ''] =
    /^(.+)[-_. ]([a-z]{2})$/i.exec(key) ?? /^(.*[a-z])([A-Z][a-z]|[A-Z]{2})$/.exec(key) ?? [];
  const [, first = '', before = ''] = /^([a-z]{2})[-_. ](.+)$/i.exec(key) ?? [];
  if (isLanguage(last.toLowerCase())) return [behind, last.toLowerCase()];
  return isLanguage(first.toLowerCase()) ? [before, first.toLowerCase()] : undefined;
}

/** Whether a key names a text, and a language that is none of the site: `label_ca`. */
export function isOfOtherLanguage(key: string, schema: Schema, contract: Contract): boolean {
  const [name = '', language] = partsWith(key, (word) => knownLanguages.includes(word)) ?? [];
  const isOwn = contract.languages.some(({ code }) => code === language);
  return isByLanguage(dereference(contract, schema.properties?.[name] ?? {})) && !isOwn;
}
