import { mistypedAddress } from '../addresses/mistyped-address';
import type { Contract } from '../contract';
import { mistypedDate, mistypedYearlyDay } from '../dates/mistyped-date';
import { typicalLanguage } from '../languages';
import { isByLanguage, isLocalised } from '../schema/prose';
import { dereference } from '../schema/references';
import { type Schema, wordsOf } from '../schema/schema';
import type { ShapeError } from '../schema/validator';
import type { Source } from '../source';
import { namesOf } from '../values/map-keys';
import { adviceOn } from './advised-key';
import { isLanguageKey } from './cut-by-colon';
import type { Finding } from './finding';
import type { Fix } from './fix';
import { meaning, possible, setting, type ValuePlace, valueAt } from './fixes';
import { isOfOtherLanguage } from './languages-apart';
import { typedAt } from './locate';
import { kinFirst, meantChoice } from './meant-choice';
import { meantLetter, meantSpan } from './meant-day';
import { type MeantKeys, meantKeys } from './meant-keys';
import { oncePerLine } from './once-per-line';
import { type PartedValue, partedValue } from './parted-value';
import type { WantedForm } from './problem-details';
import { allowedValues, pathOf, requiredKey } from './shape-errors';
import { toldTogether } from './told-together';
import { exampleOf, inOneLine } from './typical-value';
import { wantedForm } from './wanted-form';
import { asTexts, asWanted, convert, misread, onlyText, wrongType } from './wrong-type';

/** Translates what is wrong with the shape of a file into what an editor is told. */
export function shapeFindings(source: Source, contract: Contract, errors: readonly ShapeError[]): Finding[] {
  const { findings: together, left } = toldTogether(source, contract, errors);
  const meant = meantKeys(left, contract);
  const oneByOne = withoutConsequences(left, meant).flatMap((error) => toFinding(source, contract, error, meant) ?? []);
  return oncePerLine(source, contract, [...together, ...oneByOne]);
}

/** Leaves out that a key is missing where it is there under another name, and a pattern where the whole format is wrong. */
function withoutConsequences(errors: readonly ShapeError[], meant: MeantKeys): ShapeError[] {
  const there = new Set([...meant].map(([error, key]) => pathOf(error, key)));
  const inOtherFormat = new Set(
    errors.flatMap(({ keyword, pointer }) => (keyword === 'format' ? pointer.join('/') : [])),
  );
  return errors.filter((error) => {
    if (error.keyword === 'pattern') return !inOtherFormat.has(error.pointer.join('/'));
    return error.keyword !== 'required' || !there.has(pathOf(error, requiredKey(error)));
  });
}

function toFinding(source: Source, contract: Contract, error: ShapeError, meant: MeantKeys): Finding | undefined {
  const { pointer, params, value, schema } = error;
  const place = { source, pointer };
  switch (error.keyword) {
    case 'if':
    case 'propertyNames':
      // Both only say that there is something else, which is told itself.
      return undefined;
    case 'additionalProperties': {
      const wanted = (name: string) => dereference(contract, schema.properties?.[name] ?? {});
      const parted = partedValue(source, pointer, String(params.additionalProperty), wanted);
      if (parted !== undefined) return parted === 'rest' ? undefined : cutByComma(source, parted);
      return unknownKey(place, contract, error, meant.get(error));
    }
    case 'required':
      return missingKey(place, contract, requiredKey(error), error);
    case 'type':
      return wrongType(place, contract, error);
    case 'enum':
    case 'const':
      return notAllowed(place, contract, error);
    case 'minLength':
      return emptyValue(place, contract, schema);
    case 'minItems':
    case 'minProperties':
      return { code: 'list-too-short', place, details: { minimum: Number(params.limit) } };
    default:
      if (value === '') return emptyValue(place, contract, schema);
      // A mere slip is told as what it is, with the right address.
      return isMistyped(String(value), schema) ? undefined : malformed(place, contract, error);
  }
}

/** A value that is none of the few that may stand there. */
function notAllowed(place: ValuePlace, contract: Contract, error: ShapeError): Finding {
  const { value, schema } = error;
  const allowed = allowedValues(error);
  const converted = ['boolean', 'number', 'string'].map(
    (type) => [type, convert(value, type) ?? onlyText(value, type, schema)] as const,
  );
  const [inQuotes] = converted.filter(([, each]) => allowed.includes(each));
  if (inQuotes !== undefined) return misread(place, inQuotes[0], inQuotes[1], exampleOf(schema, contract));
  const valid = asTexts(allowed);
  // Without it something else may be missing, which is then told: no machine takes it away.
  if (isNeedlessNo(value, allowed))
    return { code: 'value-not-listed', place, details: { value: String(value), valid, isNeedless: true } };
  // YAML reads `no` and `false` alike.
  const suggestion = letterMeant(place, valid) ?? meantChoice(value === false ? 'no' : String(value), valid, schema);
  const span = typeof place.pointer.at(-1) === 'number' ? meantSpan(valid, String(value)) : undefined;
  if (span !== undefined) {
    return {
      code: 'value-not-listed',
      place,
      details: { value: String(value), valid, suggestion: span.join(', ') },
    };
  }
  const likely = suggestion === undefined ? {} : { suggestion };
  const fix = meaning(String(value), likely, valid, (text) => setting(place, allowed[valid.indexOf(text)]));
  const details = { value: String(value), valid: kinFirst(String(value), valid), ...likely };
  return { code: 'value-not-listed', place, details, ...fix };
}

function emptyValue(place: ValuePlace, contract: Contract, schema: Schema): Finding {
  return { code: 'value-empty', place, details: { example: exampleOf(schema, contract) } };
}

/** The day that is meant by a letter in a list of such letters. */
function letterMeant({ source, pointer }: ValuePlace, valid: readonly string[]): string | undefined {
  const list = valueAt(source.data, pointer.slice(0, -1));
  return Array.isArray(list) ? meantLetter(valid, list, Number(pointer.at(-1))) : undefined;
}

/** A no where only a yes is said: without its key it is a no. */
function isNeedlessNo(value: unknown, allowed: readonly unknown[]): boolean {
  return allowed.length === 1 && allowed[0] === true && (value === false || convert(value, 'boolean') === false);
}

function malformed(place: ValuePlace, contract: Contract, error: ShapeError): Finding {
  const { source, pointer } = place;
  const { value, schema, propertyName } = error;
  const wanted = wantedForm(source, contract, error);
  return {
    code: 'value-malformed',
    place: propertyName === undefined ? place : { source, pointer, key: propertyName },
    details: {
      value: propertyName ?? (typeof value === 'number' ? typedAt(source, pointer) : undefined) ?? String(value),
      rule: wordsOf(schema),
      example: exampleOf(schema, contract),
      ...wanted,
    },
    ...(propertyName === undefined && fixOfForm(place, wanted)),
  };
}

function fixOfForm(place: ValuePlace, { key, isInstead, correct, least }: WantedForm): Pick<Finding, 'fix'> {
  if (correct !== undefined) return possible(setting(place, least === undefined ? correct : Number(correct)));
  if (isInstead !== true || key === undefined) return {};
  return possible({ do: 'rename', file: place.source.path, pointer: place.pointer, key });
}

function isMistyped(value: string, { format }: Schema): boolean {
  if (format === 'link-address' || format === 'web-address') return mistypedAddress(value) !== undefined;
  if (format === 'date' || format === 'day-or-month') return mistypedDate(value) !== undefined;
  return format === 'month-day' && mistypedYearlyDay(value) !== undefined;
}

function cutByComma(source: Source, { whole, correct, pointer, edits }: PartedValue): Finding {
  const place = { source, pointer };
  return { code: 'value-cut-by-comma', place, details: { whole, correct }, fix: { edits, isCertain: false } };
}

function unknownKey(
  place: ValuePlace,
  contract: Contract,
  { params, schema, value: holder }: ShapeError,
  suggestion: string | undefined,
): Finding {
  const key = String(params.additionalProperty);
  const ofOther = suggestion === undefined && isOfOtherLanguage(key, schema, contract);
  const valid = ofOther ? contract.languages.map(({ code }) => code) : keysIn(schema);
  const meant = suggestion === undefined ? {} : { suggestion };
  // A path where the name of a page goes is to become that name, too.
  const isPath = String(Reflect.get(Object(holder), key)).startsWith('/');
  const wanted = dereference(contract, schema.properties?.[suggestion ?? ''] ?? {});
  const whole = asWanted(Reflect.get(Object(holder), key), wanted, contract);
  const correct = whole === undefined ? undefined : inOneLine(whole);
  const renamed = meaning(key, meant, valid, (name) => {
    // Where something is still to be written, or a page to be named, no machine does it.
    if ((isPath && name === 'page') || correct?.includes('"…"')) return undefined;
    return { do: 'rename', file: place.source.path, pointer: [...place.pointer, key], key: name };
  });
  const fix = whole === undefined ? renamed : thenSetting(renamed, whole);
  // Where texts stand by language, it is one that the site does not have.
  const isLanguage = ofOther || (isByLanguage(schema) && suggestion === undefined && isLanguageKey(key));
  const advice =
    suggestion === undefined && adviceOn(key, Reflect.get(Object(holder), key), schema, place.source, place.pointer);
  const details = {
    key,
    valid,
    ...meant,
    ...(correct !== undefined && { correct }),
    ...(isLanguage && { isLanguage }),
    ...(advice && { advice }),
  };
  return { code: 'key-unknown', place: { ...place, key }, details, ...fix };
}

/** Puts another value under the key that has been given its name. */
function thenSetting({ fix }: { readonly fix?: Fix }, value: unknown): { readonly fix?: Fix } {
  const [rename] = fix?.edits ?? [];
  if (rename?.do !== 'rename') return {};
  const { file, pointer, key } = rename;
  const edits = [rename, { do: 'set' as const, file, pointer: [...pointer.slice(0, -1), key], value }];
  return { fix: { edits, isCertain: false } };
}

function keysIn({ properties = {} }: Schema): readonly string[] {
  return namesOf(properties);
}

function missingKey(place: ValuePlace, contract: Contract, key: string, { schema, value }: ShapeError): Finding {
  if (isLocalised(schema) && contract.languages.some(({ code }) => code === key)) {
    // Where it is to be written.
    const pointer = [...place.pointer, key];
    return { code: 'translation-missing', place: { ...place, pointer }, details: { language: key } };
  }
  const known: unknown = Reflect.get(Object(languageMeant(value, schema)), key);
  if (known !== undefined) {
    const edit = { do: 'insert' as const, file: place.source.path, pointer: [...place.pointer, key], value: known };
    return { code: 'key-missing', place, details: { key, example: JSON.stringify(known) }, ...possible(edit) };
  }
  const wanted = dereference(contract, schema.properties?.[key] ?? {});
  const { 'x-reference': collection } = wanted.items === undefined ? wanted : dereference(contract, wanted.items);
  const entries = collection === undefined ? {} : { entries: { of: collection, isList: wanted.items !== undefined } };
  return { code: 'key-missing', place, details: { key, example: exampleOf(wanted, contract), ...entries } };
}

/** Of what declares a language of the site, all that its code tells. */
function languageMeant(value: unknown, schema: Schema) {
  return schema['x-site-language'] === true ? typicalLanguage(Reflect.get(Object(value), 'code')) : undefined;
}
