import { isRecord } from '../../../shared/is-record';
import type { Finding } from '../../findings/finding';
import { possibleFix, setEdit } from '../../findings/fixes';
import type { Contract } from '../../schema/contract';
import { isByLanguage, isLocalised, isOneText } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { valueAt } from '../../values/value-at';
import { exampleOf, inOneLine } from '../typical-value';
import { isLanguageKey } from './cut-by-colon';
import { isSynonym } from './key-synonyms';
import { meantKeys } from './meant-keys';
import { byHolder, isMissingKey, isUnknownKey, missingKeyOf, unknownKeyOf } from './shape-errors';
import { textsIn } from './wanted-structure';

/** A text in each language without the key that should stand above. */
interface BareTranslations {
  readonly missing: ShapeError;
  readonly unknown: readonly ShapeError[];
  /** All of them. */
  readonly errors: readonly ShapeError[];
}

/** Where the texts of all languages stand and the one key that is missing is that of a text. */
export function bareTranslations(errors: readonly ShapeError[], contract: Contract): BareTranslations[] {
  const codes = new Set<unknown>(contract.languages.map(({ code }) => code));
  return [...byHolder(errors).values()].flatMap((ofHolder) => {
    const unknown = ofHolder.filter((error) => isUnknownKey(error) && codes.has(unknownKeyOf(error)));
    const [missing, ...others] = ofHolder.filter((error) => {
      const wanted = dereference(contract, error.schema.properties?.[missingKeyOf(error)] ?? {});
      return isMissingKey(error) && isLocalised(wanted);
    });
    const isBare = unknown.length === codes.size && missing !== undefined && others.length === 0;
    return isBare ? [{ missing, unknown, errors: [missing, ...unknown] }] : [];
  });
}

/** Tells of the key that should stand above, with what moves the texts below it. */
export function keyMissingAbove({ missing, unknown }: BareTranslations, source: Source, contract: Contract): Finding {
  const { pointer, schema } = missing;
  const key = missingKeyOf(missing);
  const above = unknown.map(unknownKeyOf);
  const [first = ''] = above;
  const example = exampleOf(dereference(contract, schema.properties?.[key] ?? {}), contract);
  const file = source.path;
  const value = Object.fromEntries(above.map((name) => [name, valueAt(source.data, [...pointer, name])]));
  const edits = [
    { do: 'insert' as const, file, pointer: [...pointer, key], value, after: first },
    ...above.map((name) => ({ do: 'remove' as const, file, pointer: [...pointer, name] })),
  ];
  return {
    code: 'key-missing',
    place: { source, pointer, key: first },
    details: { key, example, above },
    fix: { edits, isCertain: false },
  };
}

/** A map with a key such as `text` in the place of a text, or with several that are no languages. */
interface WrappedText {
  /** All errors at its place. */
  readonly errors: readonly ShapeError[];
  readonly unknown: ShapeError;
}

export function wrappedTexts(errors: readonly ShapeError[], contract: Contract): WrappedText[] {
  const meant = meantKeys(errors, contract);
  return [...byHolder(errors).values()].flatMap((ofHolder) => {
    const unknown = ofHolder.filter(isUnknownKey);
    const [first] = unknown;
    if (first === undefined || !isByLanguage(first.schema)) return [];
    if (unknown.length !== Object.keys(Object(first.value)).length) return [];
    const keys = unknown.map(unknownKeyOf);
    const isOfLanguage = keys.some(isLanguageKey) || unknown.some((error) => meant.has(error));
    const isText =
      (contract.languages.length > 1 && keys.length > 1) ||
      keys.some((key) => isSynonym(key, 'text')) ||
      partsOfText(first, contract) !== undefined;
    return isOfLanguage || !isText ? [] : [{ errors: ofHolder, unknown: first }];
  });
}

/** The parts of a text that is one for all languages, or for the only one. */
function partsOfText({ value, schema }: ShapeError, { languages }: Contract): readonly string[] | undefined {
  return isOneText(schema) || languages.length === 1 ? textsIn(value) : undefined;
}

/** Tells that a text stands without such a key, or in each language. */
export function textInMap({ unknown }: WrappedText, source: Source, contract: Contract): Finding {
  const { pointer, value, schema } = unknown;
  const place = { source, pointer };
  const at = { source, pointer: pointer.slice(0, -1), key: String(pointer.at(-1)) };
  const whole = partsOfText(unknown, contract)?.join(', ');
  if (whole !== undefined) {
    const details = { expected: 'string', example: exampleOf(schema, contract), correct: inOneLine(whole) };
    return { code: 'type-wrong', place: at, details, ...possibleFix(setEdit(place, whole)) };
  }
  const entries = Object.entries(Object(value) as Record<string, unknown>);
  const [, text] = entries.find(([key]) => isSynonym(key, 'text')) ?? [];
  const codes = contract.languages.map(({ code }) => code);
  const isWhole = isRecord(text)
    ? codes.every((code) => Object.hasOwn(text, code))
    : typeof text === 'string' && (codes.length === 1 || isOneText(schema));
  if (!isWhole && codes.length > 1) {
    const details = { text: typeof text === 'string' ? text : '…', languages: codes };
    return { code: 'translations-missing', place, details };
  }
  const correct = isWhole ? { correct: inOneLine(text) } : {};
  const details = { expected: 'string', example: exampleOf(schema, contract), ...correct };
  const fix = isWhole && entries.length === 1 && possibleFix(setEdit(place, text));
  return { code: 'type-wrong', place: isOneText(schema) ? at : place, details, ...fix };
}

/** Texts without the codes of their languages: `{ "Siguiente", "Next" }`. */
interface TextsWithoutLanguage {
  readonly errors: readonly ShapeError[];
  readonly texts: readonly string[];
}

/** The maps of texts that hold nothing but keys without a value, which are the texts. */
export function textsWithoutLanguage(errors: readonly ShapeError[], contract: Contract): TextsWithoutLanguage[] {
  const codes = new Set(contract.languages.map(({ code }) => code));
  return [...byHolder(errors).values()].flatMap((ofHolder) => {
    const unknown = ofHolder.filter(isUnknownKey);
    const [first] = unknown;
    if (first === undefined || !isLocalised(first.schema) || !isRecord(first.value)) return [];
    const texts = Object.keys(first.value);
    const areAll = unknown.length === texts.length && Object.values(first.value).every((value) => value === null);
    return areAll && !texts.some((text) => codes.has(text)) ? [{ errors: ofHolder, texts }] : [];
  });
}

/** Tells under which codes they go, in the order of the site’s languages where there are as many. */
export function textsByLanguage({ errors, texts }: TextsWithoutLanguage, source: Source, contract: Contract): Finding {
  const place = { source, pointer: errors[0]?.pointer ?? [] };
  const whole = inLanguages(texts, contract);
  if (whole === undefined) {
    const languages = contract.languages.map(({ code }) => code);
    return { code: 'translations-missing', place, details: { text: texts[0] ?? '…', languages } };
  }
  const details = { expected: 'object', example: '', correct: inOneLine(whole) };
  return { code: 'type-wrong', place, details, ...possibleFix(setEdit(place, whole)) };
}

/** Texts that stand in a list, one for each language: `["Siguiente", "Next"]`, or with its code: `- es: "Siguiente"`. */
export function inLanguages(list: unknown, { languages }: Contract): Readonly<Record<string, unknown>> | undefined {
  if (typeof list === 'string')
    return languagesInText(
      list,
      languages.map(({ code }) => code),
    );
  if (!Array.isArray(list)) return undefined;
  if (list.length === languages.length && list.every((text) => typeof text === 'string')) {
    return Object.fromEntries(languages.map(({ code }, index) => [code, list[index]]));
  }
  const said = list.flatMap((item) => (isRecord(item) ? Object.entries(item) : []));
  const whole = Object.fromEntries(said);
  const areThere = said.length === languages.length && languages.every(({ code }) => typeof whole[code] === 'string');
  return areThere ? whole : undefined;
}

/** The same of texts of which each language has several, which stand between commas. */
export function severalInLanguages(
  list: unknown,
  { languages }: Contract,
): Readonly<Record<string, string>> | undefined {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const whole = languages.map(({ code }) => {
    const own = items.flatMap((item) => Object(item)[code] as unknown);
    return [code, own.filter((text) => typeof text === 'string').join(', ')] as const;
  });
  return whole.every(([, text]) => text !== '') ? Object.fromEntries(whole) : undefined;
}

const TEXT_OF_LANGUAGE = /\s*\b([a-z]{2})\b *[:=]? *(?:"([^"]*)"|'([^']*)')\s*[,;/|]?/g;

/** `es "Mayo" en "May"` */
function languagesInText(text: string, codes: readonly string[]): Readonly<Record<string, string>> | undefined {
  const found = [...text.matchAll(TEXT_OF_LANGUAGE)];
  const isAll = found.length === codes.length && found.map(([all]) => all).join('') === text;
  if (!isAll || !codes.every((code) => found.some(([, own]) => own === code))) return undefined;
  return Object.fromEntries(found.map(([, code, double, single]) => [code, double ?? single ?? '']));
}
