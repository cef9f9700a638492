import { isSeq } from 'yaml';
import { mistypedAddress } from '../addresses/mistyped-address';
import type { Contract } from '../contract';
import { mistypedDate, mistypedYearlyDay } from '../dates/mistyped-date';
import type { Source } from '../load';
import { meantPhone } from '../meant-phone';
import { namesOf } from '../names';
import { oncePerObject } from '../once-per-object';
import { callingCode } from '../phone-example';
import { dereference } from '../schema/references';
import type { Schema, SchemaText } from '../schema/schema';
import type { ShapeError } from '../schema/validator';
import { isRecord } from '../sections';
import { adviceOn } from './advised-key';
import { cutByColon, isLanguageKey } from './cut-by-colon';
import type { Finding, Place } from './finding';
import { certain, meaning, possible, setting, valueAt } from './fixes';
import { commentedAt, nodeAt, typedAt } from './locate';
import { meantChoice } from './meant-choice';
import { meantDays, meantSpan } from './meant-day';
import { isCalledAlike, meantKey, suits } from './meant-key';
import { meantNumber } from './meant-number';
import { meantTime } from './meant-time';
import { type MisplacedKey, misplacedKey } from './misplaced-key';
import { type PartedValue, partedValue } from './parted-value';
import type { WantedForm } from './problem';
import { exampleOf, inOneLine } from './typical-value';
import { wantedForm } from './wanted-form';
import { wantedStructure } from './wanted-structure';

/** Translates what is wrong with the shape of a file into what an editor is told. */
export function shapeFindings(source: Source, contract: Contract, errors: readonly ShapeError[]): Finding[] {
  const meant = meantKeys(errors, contract);
  const misplaced = new Map(errors.map((error) => [error, misplacedKey(source, contract, error)] as const));
  const there = new Set(
    errors.map((error) => {
      const key = meant.get(error);
      return misplaced.get(error)?.to.join('/') ?? (key === undefined ? undefined : pathOf(error, key));
    }),
  );
  const cut = new Map(
    errors.flatMap((error) => {
      const whole = meant.has(error) ? undefined : cutByColon(source, contract, error);
      return whole === undefined ? [] : [[error.pointer.join('/'), { error, whole }] as const];
    }),
  );
  const bare = bareTranslations(errors, contract);
  const wrapped = wrappedTexts(errors, meant);
  const inOtherFormat = new Set(
    errors.flatMap(({ keyword, pointer }) => (keyword === 'format' ? pointer.join('/') : [])),
  );
  // A required key that is there under another name, or elsewhere, is told once, not twice.
  const findings = errors
    .filter((error) => !bare.some(({ unknown }) => unknown.includes(error)))
    .filter((error) => error.keyword !== 'pattern' || !inOtherFormat.has(error.pointer.join('/')))
    .filter((error) => error.keyword !== 'required' || !there.has(pathOf(error, requiredKey(error))))
    .flatMap((error) => {
      const text = cut.get(error.pointer.join('/'));
      if (text !== undefined) return error === text.error ? textCutByColon(source, error, text.whole) : [];
      const wrapper = wrapped.get(error.pointer.join('/'));
      if (wrapper !== undefined) return error === wrapper ? textInMap(source, contract, wrapper) : [];
      const without = bare.find(({ missing }) => missing === error);
      if (without !== undefined) return keyMissingAbove(source, contract, without);
      const at = misplaced.get(error);
      return at === undefined ? (toFinding(source, contract, error, meant) ?? []) : moved(source, error, at);
    });
  return oncePerLine(source, contract, findings);
}

/** Of several items of a list in one line, or languages of a text, of which is known what is meant, one in all. */
function oncePerLine(source: Source, { languages }: Contract, findings: readonly Finding[]): Finding[] {
  const codes = languages.map(({ code }) => code).join();
  const told = new Map<unknown, Finding[]>();
  for (const finding of findings) {
    const line = lineOfList(source, finding) ?? textOfLanguage(finding, codes) ?? finding;
    const known = told.get(line);
    if (known === undefined) told.set(line, [finding]);
    else known.push(finding);
  }
  return [...told.values()].flatMap((group) => inOne(group) ?? group);
}

/** The list in brackets in which such an item stands. */
function lineOfList(source: Source, { code, details, place }: Finding): string | undefined {
  if (code !== 'value-not-listed' || details.suggestion === undefined || !('source' in place)) return undefined;
  const { pointer } = place;
  const list = pointer.slice(0, -1);
  const node = typeof pointer.at(-1) === 'number' ? nodeAt(source, list) : undefined;
  return isSeq(node) && node.flow === true ? list.join('/') : undefined;
}

/** The text whose languages have other names. */
function textOfLanguage({ code, details, place }: Finding, codes: string): string | undefined {
  if (code !== 'key-unknown' || details.suggestion === undefined || !('source' in place)) return undefined;
  return details.valid.join() === codes ? `text ${place.pointer.join('/')}` : undefined;
}

function inOne(group: readonly Finding[]): Finding | undefined {
  const [first] = group;
  if (first === undefined || group.length === 1) return first;
  const edits = group.flatMap(({ fix }) => fix?.edits ?? []);
  const fix = { edits, isCertain: group.every((one) => one.fix?.isCertain === true) };
  const suggestion = group.map(({ details }) => 'suggestion' in details && details.suggestion).join(', ');
  if (first.code === 'value-not-listed') {
    const value = group.map(({ details }) => 'value' in details && details.value).join(', ');
    return { ...first, details: { ...first.details, value, suggestion }, fix };
  }
  if (first.code !== 'key-unknown') return undefined;
  const key = group.map(({ details }) => 'key' in details && details.key).join(', ');
  return { ...first, details: { ...first.details, key, suggestion }, fix };
}

/** A text in each language without the key that should stand above. */
interface BareTranslations {
  readonly missing: ShapeError;
  readonly unknown: readonly ShapeError[];
}

function bareTranslations(errors: readonly ShapeError[], contract: Contract): BareTranslations[] {
  const codes = new Set<unknown>(contract.languages.map(({ code }) => code));
  return [...byHolder(errors).values()].flatMap((ofHolder) => {
    const unknown = ofHolder.filter(
      ({ keyword, params }) => keyword === 'additionalProperties' && codes.has(params.additionalProperty),
    );
    const [missing, ...others] = ofHolder.filter(({ keyword, schema, params }) => {
      const wanted = dereference(contract, schema.properties?.[String(params.missingProperty)] ?? {});
      return keyword === 'required' && isLocalised(wanted);
    });
    return unknown.length === codes.size && missing !== undefined && others.length === 0 ? [{ missing, unknown }] : [];
  });
}

/** The maps with a key such as `text` in the place of texts, by where they stand. */
function wrappedTexts(errors: readonly ShapeError[], meant: MeantKeys): ReadonlyMap<string, ShapeError> {
  return new Map(
    [...byHolder(errors)].flatMap(([holder, ofHolder]) => {
      const unknown = ofHolder.filter(({ keyword }) => keyword === 'additionalProperties');
      const [first] = unknown;
      if (first === undefined || !isText(first.schema) || unknown.length !== Object.keys(Object(first.value)).length)
        return [];
      const keys = unknown.map(({ params }) => String(params.additionalProperty));
      const isOfLanguage = keys.some(isLanguageKey) || unknown.some((error) => meant.has(error));
      return isOfLanguage || !keys.some((key) => isCalledAlike(key, 'text')) ? [] : [[holder, first] as const];
    }),
  );
}

function textInMap(source: Source, contract: Contract, { pointer, value, schema }: ShapeError): Finding {
  const place = { source, pointer };
  const entries = Object.entries(Object(value) as Record<string, unknown>);
  const [, text] = entries.find(([key]) => isCalledAlike(key, 'text')) ?? [];
  const codes = contract.languages.map(({ code }) => code);
  const isWhole = isRecord(text)
    ? codes.every((code) => Object.hasOwn(text, code))
    : typeof text === 'string' && codes.length === 1;
  if (!isWhole && codes.length > 1) {
    const details = { text: typeof text === 'string' ? text : '…', languages: codes };
    return { code: 'translations-missing', place, details };
  }
  const correct = isWhole ? { correct: inOneLine(text) } : {};
  const details = { expected: 'string', example: exampleOf(schema, contract), ...correct };
  const fix = isWhole && entries.length === 1 && possible(setting(place, text));
  return { code: 'type-wrong', place, details, ...fix };
}

function keyMissingAbove(source: Source, contract: Contract, { missing, unknown }: BareTranslations): Finding {
  const { pointer, schema } = missing;
  const key = requiredKey(missing);
  const above = unknown.map(({ params }) => String(params.additionalProperty));
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

function moved(source: Source, { pointer, params }: ShapeError, { to, near, isTooDeep }: MisplacedKey): Finding {
  const key = String(params.additionalProperty);
  const from = [...pointer, key];
  const value = valueAt(source.data, from);
  const file = source.path;
  return {
    code: 'key-misplaced',
    place: { source, pointer, key },
    details: { key, near, isTooDeep },
    fix: {
      edits: [
        { do: 'remove', file, pointer: from },
        { do: 'insert', file, pointer: to, value, ...(isTooDeep && { after: near }) },
      ],
      isCertain: false,
    },
  };
}

function textCutByColon(source: Source, { pointer, schema }: ShapeError, whole: string): Finding {
  const place = { source, pointer };
  const details = { whole, correct: JSON.stringify(whole) };
  // Where a text stands by language, of which language it is only its author knows.
  return { code: 'value-cut-by-colon', place, details, ...(!isLocalised(schema) && possible(setting(place, whole))) };
}

/** The keys that unknown ones stand for, by the errors that tell of the unknown ones. */
type MeantKeys = ReadonlyMap<ShapeError, string>;

function meantKeys(errors: readonly ShapeError[], contract: Contract): MeantKeys {
  const found = new Map<ShapeError, string>();
  for (const ofHolder of byHolder(errors).values()) {
    const unknown = ofHolder.filter(({ keyword }) => keyword === 'additionalProperties');
    const missing = ofHolder.filter(({ keyword }) => keyword === 'required');
    const taken = new Set<string>();
    for (const error of unknown) {
      const { params, value, schema } = error;
      const isOnly = unknown.length === 1 && missing.length === 1;
      const key =
        meantKey(String(params.additionalProperty), value, schema, contract, taken) ??
        (isOnly ? missing.flatMap((one) => standingFor(one, error, contract) ?? [])[0] : undefined);
      if (key === undefined || taken.has(key)) continue;
      taken.add(key);
      found.set(error, key);
    }
  }
  return found;
}

/** What is wrong with each map. */
function byHolder(errors: readonly ShapeError[]): ReadonlyMap<string, readonly ShapeError[]> {
  const found = new Map<string, ShapeError[]>();
  for (const error of errors) {
    const holder = error.pointer.join('/');
    const known = found.get(holder);
    if (known === undefined) found.set(holder, [error]);
    else known.push(error);
  }
  return found;
}

/** Where a single key is unknown and a single one is missing, that one, if what is there suits it. */
function standingFor(missing: ShapeError, unknown: ShapeError, contract: Contract): string | undefined {
  if (isLocalised(missing.schema)) return undefined;
  const value: unknown = Reflect.get(Object(unknown.value), String(unknown.params.additionalProperty));
  const key = requiredKey(missing);
  return suits(value, dereference(contract, missing.schema.properties?.[key] ?? {})) ? key : undefined;
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
      return unknownKey(place, error, meant.get(error));
    }
    case 'required':
      return missingKey(place, contract, requiredKey(error), schema);
    case 'type':
      return wrongType(place, contract, error);
    case 'enum':
    case 'const': {
      const allowed = allowedValues(error);
      const converted = ['boolean', 'number', 'string'].map(
        (type) => [type, convert(value, type) ?? onlyText(value, type, schema)] as const,
      );
      const [inQuotes] = converted.filter(([, each]) => allowed.includes(each));
      if (inQuotes !== undefined) return misread(place, inQuotes[0], inQuotes[1], exampleOf(schema, contract));
      const valid = asTexts(allowed);
      const suggestion = meantChoice(String(value), valid, schema);
      const span = typeof pointer.at(-1) === 'number' ? meantSpan(valid, String(value)) : undefined;
      if (span !== undefined) {
        return {
          code: 'value-not-listed',
          place,
          details: { value: String(value), valid, suggestion: span.join(', ') },
        };
      }
      const likely = suggestion === undefined ? {} : { suggestion };
      const fix = meaning(String(value), likely, valid, (text) => setting(place, allowed[valid.indexOf(text)]));
      return { code: 'value-not-listed', place, details: { value: String(value), valid, ...likely }, ...fix };
    }
    case 'minLength':
      return { code: 'value-empty', place, details: { example: exampleOf(schema, contract) } };
    case 'minItems':
    case 'minProperties':
      return { code: 'list-too-short', place, details: { minimum: Number(params.limit) } };
    default:
      // A mere slip is told as what it is, with the right address.
      return isMistyped(String(value), schema) ? undefined : malformed(place, contract, error);
  }
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
      rule: textOf(schema),
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

/**
 * Whether a value has another type than the schema asks for. One that merely has another form has the right type, such
 * as a text that is not in the list, or that is not written in each language.
 */
export function hasWrongType(error: ShapeError): boolean {
  const { keyword, value, schema } = error;
  if (keyword === 'type') return !(isLocalised(schema) && typeof value === 'string');
  if (keyword !== 'enum' && keyword !== 'const') return false;
  return !allowedValues(error).some((allowed) => typeof allowed === typeof value);
}

function allowedValues({ params }: ShapeError): readonly unknown[] {
  return Array.isArray(params.allowedValues) ? params.allowedValues : [params.allowedValue];
}

const asTexts = oncePerObject((values: readonly unknown[]) => values.map(String));

type ValuePlace = Pick<Extract<Place, { source: Source }>, 'source' | 'pointer'>;

function cutByComma(source: Source, { whole, correct, pointer, edits }: PartedValue): Finding {
  const place = { source, pointer };
  return { code: 'value-cut-by-comma', place, details: { whole, correct }, fix: { edits, isCertain: false } };
}

function unknownKey(
  place: ValuePlace,
  { params, schema, value: holder }: ShapeError,
  suggestion: string | undefined,
): Finding {
  const key = String(params.additionalProperty);
  const valid = keysIn(schema);
  const meant = suggestion === undefined ? {} : { suggestion };
  // A path where the name of a page goes is to become that name, too.
  const isPath = String(Reflect.get(Object(holder), key)).startsWith('/');
  const fix = meaning(key, meant, valid, (name) => {
    if (isPath && name === 'page') return undefined;
    return { do: 'rename', file: place.source.path, pointer: [...place.pointer, key], key: name };
  });
  // Where texts stand by language, it is one that the site does not have.
  const isLanguage = isText(schema) && suggestion === undefined && isLanguageKey(key);
  const advice =
    suggestion === undefined && adviceOn(key, Reflect.get(Object(holder), key), schema, place.source, place.pointer);
  const details = { key, valid, ...meant, ...(isLanguage && { isLanguage }), ...(advice && { advice }) };
  return { code: 'key-unknown', place: { ...place, key }, details, ...fix };
}

function keysIn({ properties = {} }: Schema): readonly string[] {
  return namesOf(properties);
}

function requiredKey({ params }: ShapeError): string {
  return String(params.missingProperty);
}

function pathOf({ pointer }: ShapeError, key: string): string {
  return [...pointer, key].join('/');
}

function missingKey(place: Place, contract: Contract, key: string, schema: Schema): Finding {
  const language = contract.languages.find(({ code }) => code === key);
  if (language !== undefined && isLocalised(schema)) {
    return { code: 'translation-missing', place, details: { language: language.code } };
  }
  const example = exampleOf(dereference(contract, schema.properties?.[key] ?? {}), contract);
  return { code: 'key-missing', place, details: { key, example } };
}

function wrongType(place: ValuePlace, contract: Contract, { value, schema, params }: ShapeError): Finding {
  const { languages } = contract;
  if (isLocalised(schema)) {
    const text = typeof value === 'object' ? '…' : String(value);
    const details = { text, languages: languages.map(({ code }) => code) };
    return { code: 'translations-missing', place, details };
  }
  if (place.pointer.length === 0 && value == null) {
    const keys = schema.required ?? [];
    return {
      code: 'type-wrong',
      place,
      details: { expected: 'object', example: exampleOf(schema, contract), emptyFile: keys },
    };
  }
  // In a site of one language a text is to be written, though one by language is allowed as well.
  const expected = schema['x-localised'] === true ? 'string' : String(params.type);
  const isUnquoted =
    !isName(schema) && expected === 'string' && (typeof value === 'number' || typeof value === 'boolean');
  const typed = isUnquoted ? typedAt(place.source, place.pointer) : value === null ? commentedAt(place) : undefined;
  const isMeant = typed !== undefined && typeof value === 'number' && mayBe(typed, schema);
  const number = typeof value === 'string' && isNumeric(expected) ? meantNumber(value, nameOf(place)) : undefined;
  if (number !== undefined && (expected === 'number' || Number.isInteger(number))) {
    const details = { expected, example: exampleOf(schema, contract), correct: String(number) };
    return { code: 'type-wrong', place, details, ...possible(setting(place, number)) };
  }
  const converted = convert(value, expected) ?? (isMeant ? typed : undefined) ?? onlyText(value, expected, schema);
  if (converted !== undefined) return misread(place, expected, converted, exampleOf(schema, contract));
  const items = listOf(value, schema, contract);
  if (items !== undefined) {
    const details = { expected, example: exampleOf(schema, contract), correct: `[${items.join(', ')}]` };
    return { code: 'type-wrong', place, details, ...possible(setting(place, items)) };
  }
  const structure = wantedStructure(place, value, schema, contract);
  if (structure !== undefined) {
    const details = { expected, example: exampleOf(schema, contract), ...structure.details };
    const fix = structure.value !== undefined && possible(setting(place, structure.value));
    return { code: 'type-wrong', place, details, ...fix };
  }
  const pattern = new RegExp(schema.pattern ?? '', 'u');
  const phone = schema['x-phone'] === true && typed !== undefined && meantPhone(typed, callingCode(languages));
  const readings = [phone, typed, typed?.replace(/^#/, ''), typed && meantTime(typed)].filter(
    (text) => typeof text === 'string',
  );
  // Of other forms, it is not known here whether a text has them.
  const inForm = schema.format === undefined ? readings.find((text) => pattern.test(text)) : undefined;
  const correct = inForm === undefined ? {} : { correct: JSON.stringify(inForm) };
  const figure = schema['x-resolve'] === 'price' && typeof value === 'number' ? { figure: String(value) } : {};
  return {
    code: 'type-wrong',
    place,
    details: { expected, example: exampleOf(schema, contract), ...correct, ...figure },
    ...(inForm !== undefined && possible(setting(place, inForm))),
  };
}

function isNumeric(expected: string): boolean {
  return expected === 'number' || expected === 'integer';
}

/** The key of a value, or of the list in which it stands. */
function nameOf({ pointer }: ValuePlace): string {
  return String(pointer.findLast((step) => typeof step === 'string') ?? '');
}

/** A value of a wrong type of which is known what was meant. */
function misread(place: ValuePlace, expected: string, correct: unknown, example: string): Finding {
  const details = { expected, example, correct: JSON.stringify(correct) };
  return { code: 'type-wrong', place, details, ...certain(setting(place, correct)) };
}

const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

/** Whether a text may stand where a schema asks for one: of some forms that is not known here. */
function mayBe(text: string, schema: Schema): boolean {
  const { type, pattern } = schema;
  const isFree = type === 'string' && FORMS.every((keyword) => schema[keyword] === undefined);
  return isFree && (pattern === undefined || new RegExp(pattern, 'u').test(text));
}

/** A text that names something: in quotes, a figure would name nothing. */
function isName(schema: Schema): boolean {
  return schema['x-resolve'] === 'price' || schema['x-reference'] !== undefined || schema['x-page'] !== undefined;
}

const FORMS = ['format', 'enum', 'const', 'x-reference', 'x-page', 'x-phone'] as const;

/** The names that stand one after the other where a list of them goes. */
function listOf(value: unknown, { type, items = {} }: Schema, contract: Contract): string[] | undefined {
  if (type !== 'array' || typeof value !== 'string') return undefined;
  const { type: itemType, enum: values } = dereference(contract, items);
  const names = value.split(/[,;+]/).map((name) => name.trim());
  if (values !== undefined) return namesAmong(names, asTexts(values)) ?? meantSpan(asTexts(values), value);
  if (itemType !== 'string') return undefined;
  return names.every((name) => /^[\p{L}\p{N}_-]+$/u.test(name)) ? names : undefined;
}

function namesAmong(names: readonly string[], valid: readonly string[]): string[] | undefined {
  const meant = names.map((name) => (valid.includes(name) ? name : meantDays(valid)(name)));
  const known = meant.filter((name) => name !== undefined);
  return known.length === meant.length ? known : undefined;
}

/** The only text of a list in the place of one; in the place of a name, also that of a map. */
function onlyText(value: unknown, expected: string, schema: Schema): string | undefined {
  if (expected !== 'string' || !(Array.isArray(value) || isName(schema))) return undefined;
  const [only, ...others]: unknown[] = Object.values(Object(value) as object);
  return typeof only === 'string' && others.length === 0 ? only : undefined;
}

/** A number or a yes that is written as a text; nothing of what could mean something else. */
function convert(value: unknown, expected: string): unknown {
  if (typeof value !== 'string') return undefined;
  if (expected === 'boolean') return BOOLEANS[value.trim().toLowerCase()];
  if (!isNumeric(expected)) return undefined;
  // Three figures behind a comma may be thousands.
  const text = value
    .trim()
    .replace(/\s*°$/, '')
    .replace(/^(-?\d+),(\d{1,2}|\d{4,})$/, '$1.$2');
  const number = Number(text);
  return String(number) === text && Number.isFinite(number) && (expected === 'number' || Number.isInteger(number))
    ? number
    : undefined;
}

/** A text by language, of however many languages. */
function isText(schema: Schema): boolean {
  return schema['x-localised'] === true;
}

/** A text in several languages. */
function isLocalised(schema: Schema): boolean {
  return schema['x-localised'] === true && schema.type === 'object';
}

function textOf({ title, description, 'x-en': english }: Schema): SchemaText {
  return { ...(title && { title }), ...(description && { description }), ...(english && { 'x-en': english }) };
}
