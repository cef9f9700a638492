import { isSeq } from 'yaml';
import { mistypedAddress } from '../addresses/mistyped-address';
import type { Contract } from '../contract';
import { mistypedDate, mistypedYearlyDay } from '../dates/mistyped-date';
import type { Source } from '../load';
import { namesOf } from '../names';
import { oncePerObject } from '../once-per-object';
import { dereference } from '../schema/references';
import type { Schema, SchemaText } from '../schema/schema';
import type { ShapeError } from '../schema/validator';
import { isRecord } from '../sections';
import { cutByColon } from './cut-by-colon';
import type { Finding, Place } from './finding';
import { certain, meaning, possible, setting, valueAt } from './fixes';
import { commentedAt, nodeAt, typedAt } from './locate';
import { meantDays } from './meant-day';
import { meantNumber } from './meant-number';
import { meantTime } from './meant-time';
import { type MisplacedKey, misplacedKey } from './misplaced-key';
import { type PartedValue, partedValue } from './parted-value';
import type { WantedForm } from './problem';
import { type Named, suggestionAmong, suggestionFor } from './suggest';
import { wantedForm } from './wanted-form';

/** Translates what is wrong with the shape of a file into what an editor is told. */
export function shapeFindings(source: Source, contract: Contract, errors: readonly ShapeError[]): Finding[] {
  const otherwise = namedOtherwise(errors, contract);
  const misplaced = new Map(errors.map((error) => [error, misplacedKey(source, contract, error)] as const));
  const there = new Set(errors.map((error) => misplaced.get(error)?.to.join('/') ?? meantKey(error, otherwise)));
  const cut = new Map(
    errors.flatMap((error) => {
      const whole = nearestKey(error) === undefined ? cutByColon(source, error) : undefined;
      return whole === undefined ? [] : [[error.pointer.join('/'), { error, whole }] as const];
    }),
  );
  // A required key that is there under another name, or elsewhere, is told once, not twice.
  const findings = errors
    .filter((error) => error.keyword !== 'required' || !there.has(pathOf(error, requiredKey(error))))
    .flatMap((error) => {
      const text = cut.get(error.pointer.join('/'));
      if (text !== undefined) return error === text.error ? textCutByColon(source, error, text.whole) : [];
      const at = misplaced.get(error);
      return at === undefined ? (toFinding(source, contract, error, otherwise) ?? []) : moved(source, error, at);
    });
  return oncePerLine(source, findings);
}

/** Of the items of a list in one line that are no possible values, and of which is known what is meant, one in all. */
function oncePerLine(source: Source, findings: readonly Finding[]): Finding[] {
  const told = new Map<unknown, Finding[]>();
  for (const finding of findings) {
    const line = lineOfList(source, finding) ?? finding;
    const known = told.get(line);
    if (known === undefined) told.set(line, [finding]);
    else known.push(finding);
  }
  return [...told.values()].flatMap((group) => inOne(group.filter(isMeant)) ?? group);
}

type NotListed = Finding & { code: 'value-not-listed' };

function isMeant(finding: Finding): finding is NotListed {
  return finding.code === 'value-not-listed' && finding.details.suggestion !== undefined;
}

/** The list in brackets in which such an item stands. */
function lineOfList(source: Source, finding: Finding): string | undefined {
  if (!isMeant(finding) || !('source' in finding.place)) return undefined;
  const { pointer } = finding.place;
  const list = pointer.slice(0, -1);
  const node = typeof pointer.at(-1) === 'number' ? nodeAt(source, list) : undefined;
  return isSeq(node) && node.flow === true ? list.join('/') : undefined;
}

function inOne(group: readonly NotListed[]): Finding | undefined {
  const [first] = group;
  if (first === undefined || group.length === 1) return first;
  const value = group.map(({ details }) => details.value).join(', ');
  const suggestion = group.map(({ details }) => details.suggestion).join(', ');
  const edits = group.flatMap(({ fix }) => fix?.edits ?? []);
  const isCertain = group.every(({ fix }) => fix?.isCertain === true);
  return { ...first, details: { ...first.details, value, suggestion }, fix: { edits, isCertain } };
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

/** The required key that an unknown one stands for, by the error that tells of the unknown one. */
type NamedOtherwise = ReadonlyMap<ShapeError, string>;

/** Where a single key is unknown and a single one is missing, and what is there suits the missing one. */
function namedOtherwise(errors: readonly ShapeError[], contract: Contract): NamedOtherwise {
  const byHolder = new Map<string, ShapeError[]>();
  for (const error of errors) {
    const holder = error.pointer.join('/');
    byHolder.set(holder, [...(byHolder.get(holder) ?? []), error]);
  }
  return new Map(
    [...byHolder.values()].flatMap((ofHolder): [ShapeError, string][] => {
      const [unknown, ...more] = ofHolder.filter(({ keyword }) => keyword === 'additionalProperties');
      const [missing, ...others] = ofHolder.filter(({ keyword }) => keyword === 'required');
      if (unknown === undefined || missing === undefined || more.length + others.length > 0) return [];
      if (isLocalised(missing.schema)) return [];
      const value: unknown = Reflect.get(Object(unknown.value), String(unknown.params.additionalProperty));
      const key = requiredKey(missing);
      return suits(value, dereference(contract, missing.schema.properties?.[key] ?? {})) ? [[unknown, key]] : [];
    }),
  );
}

function suits(value: unknown, schema: Schema): boolean {
  if (schema['x-localised'] === true) return isRecord(value) || typeof value === 'string';
  if (schema.items !== undefined) return Array.isArray(value);
  if (schema.type === 'string') return typeof value === 'string' && isAlike(value, schema);
  return schema.type === 'object' && isRecord(value);
}

/** Whether a text looks like what a schema asks for, right or not. */
function isAlike(text: string, { pattern, enum: values, format, ...schema }: Schema): boolean {
  if (values !== undefined) return values.includes(text);
  if (schema['x-reference'] !== undefined || schema['x-page'] !== undefined) return /^[\p{L}\p{N}_-]+$/u.test(text);
  if (format !== undefined) return !/\s/.test(text);
  return schema.const === undefined && (pattern === undefined || new RegExp(pattern, 'u').test(text));
}

function toFinding(
  source: Source,
  contract: Contract,
  error: ShapeError,
  otherwise: NamedOtherwise,
): Finding | undefined {
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
      return unknownKey(place, contract, error, otherwise.get(error));
    }
    case 'required':
      return missingKey(place, contract, requiredKey(error), schema);
    case 'type':
      return wrongType(place, contract, error);
    case 'enum':
    case 'const': {
      const allowed = allowedValues(error);
      const converted = ['boolean', 'number', 'string'].map(
        (type) => [type, convert(value, type) ?? onlyText(value, type)] as const,
      );
      const [inQuotes] = converted.filter(([, each]) => allowed.includes(each));
      if (inQuotes !== undefined) return misread(place, inQuotes[0], schema, inQuotes[1]);
      const valid = asTexts(allowed);
      const day = meantDays(valid)(String(value));
      const meant = day === undefined ? suggestionFor(String(value), valid) : { suggestion: day };
      const fix = meaning(String(value), meant, valid, (text) => setting(place, allowed[valid.indexOf(text)]));
      return { code: 'value-not-listed', place, details: { value: String(value), valid, ...meant }, ...fix };
    }
    case 'minLength':
      return { code: 'value-empty', place, details: { example: exampleOf(schema) } };
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
      example: exampleOf(schema),
      ...wanted,
    },
    ...(propertyName === undefined && fixOfForm(place, wanted)),
  };
}

function fixOfForm(place: ValuePlace, { key, isInstead, correct }: WantedForm): Pick<Finding, 'fix'> {
  if (correct !== undefined) return possible(setting(place, correct));
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
  contract: Contract,
  { params, schema, value: holder }: ShapeError,
  otherwise: string | undefined,
): Finding {
  const key = String(params.additionalProperty);
  const valid = keysIn(schema);
  const { suggestion = otherwise } = keySuggestion(key, schema);
  const meant = suggestion !== undefined && mayBeKey(suggestion, key, holder, schema, contract) ? { suggestion } : {};
  const fix = meaning(key, meant, valid, (name) => ({
    do: 'rename',
    file: place.source.path,
    pointer: [...place.pointer, key],
    key: name,
  }));
  return { code: 'key-unknown', place: { ...place, key }, details: { key, valid, ...meant }, ...fix };
}

/** Whether a key may have been meant by another one: it is not there itself, and can hold a map or a list where there is one. */
function mayBeKey(name: string, key: string, holder: unknown, { properties }: Schema, contract: Contract): boolean {
  if (Object.hasOwn(Object(holder), name)) return false;
  const value: unknown = Reflect.get(Object(holder), key);
  const { type, enum: values, items, ...other } = dereference(contract, properties?.[name] ?? {});
  if (values !== undefined) return typeof value !== 'object' || value === null;
  if (Array.isArray(value)) return type === undefined || type.includes('array') || items !== undefined;
  return !isRecord(value) || type === undefined || type.includes('object') || other['x-localised'] === true;
}

/** A language may be written with its country, as `es-ES`, and a key be called by its title: `teléfono`. */
function keySuggestion(key: string, schema: Schema): { suggestion?: string } {
  const valid = keysIn(schema);
  const [language = ''] = key.toLowerCase().split(/[-_]/);
  if (language.length === 2 && valid.includes(language)) return { suggestion: language };
  return suggestionAmong(key, titledKeys(schema));
}

const titledKeys = oncePerObject(({ properties = {} }: Schema): readonly Named[] =>
  Object.entries(properties).map(([name, { title, 'x-en': english }]) => ({
    name,
    alsoCalled: [title, english?.title].filter((text) => text !== undefined),
  })),
);

function nearestKey({ keyword, params, schema }: ShapeError): string | undefined {
  return keyword === 'additionalProperties'
    ? keySuggestion(String(params.additionalProperty), schema).suggestion
    : undefined;
}

/** The key that an unknown one was probably meant to be, with its place; undefined of any other error. */
function meantKey(error: ShapeError, otherwise: NamedOtherwise): string | undefined {
  const suggestion = nearestKey(error) ?? otherwise.get(error);
  return suggestion === undefined ? undefined : pathOf(error, suggestion);
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
  const example = exampleOf(dereference(contract, schema.properties?.[key] ?? {}));
  return { code: 'key-missing', place, details: { key, example } };
}

function wrongType(place: ValuePlace, contract: Contract, { value, schema, params }: ShapeError): Finding {
  const { languages } = contract;
  if (isLocalised(schema)) {
    const text = typeof value === 'object' ? '…' : String(value);
    const details = { text, languages: languages.map(({ code }) => code) };
    return { code: 'translations-missing', place, details };
  }
  // In a site of one language a text is to be written, though one by language is allowed as well.
  const expected = schema['x-localised'] === true ? 'string' : String(params.type);
  const isUnquoted =
    !isName(schema) && expected === 'string' && (typeof value === 'number' || typeof value === 'boolean');
  const typed = isUnquoted ? typedAt(place.source, place.pointer) : value === null ? commentedAt(place) : undefined;
  const isMeant = typed !== undefined && typeof value === 'number' && mayBe(typed, schema);
  const number = typeof value === 'string' && isNumeric(expected) ? meantNumber(value, nameOf(place)) : undefined;
  if (number !== undefined && (expected === 'number' || Number.isInteger(number))) {
    const details = { expected, example: exampleOf(schema), correct: String(number) };
    return { code: 'type-wrong', place, details, ...possible(setting(place, number)) };
  }
  const converted = convert(value, expected) ?? (isMeant ? typed : undefined) ?? onlyText(value, expected);
  if (converted !== undefined) return misread(place, expected, schema, converted);
  const items = listOf(value, schema, contract);
  if (items !== undefined) {
    const details = { expected, example: exampleOf(schema), correct: `[${items.join(', ')}]` };
    return { code: 'type-wrong', place, details, ...possible(setting(place, items)) };
  }
  const pattern = new RegExp(schema.pattern ?? '', 'u');
  const readings = typed === undefined ? [] : [typed, meantTime(typed)].filter((text) => text !== undefined);
  const inForm = readings.find((text) => pattern.test(text));
  const correct = inForm === undefined ? {} : { correct: JSON.stringify(inForm) };
  const figure = schema['x-resolve'] === 'price' && typeof value === 'number' ? { figure: String(value) } : {};
  return { code: 'type-wrong', place, details: { expected, example: exampleOf(schema), ...correct, ...figure } };
}

function isNumeric(expected: string): boolean {
  return expected === 'number' || expected === 'integer';
}

/** The key of a value, or of the list in which it stands. */
function nameOf({ pointer }: ValuePlace): string {
  return String(pointer.findLast((step) => typeof step === 'string') ?? '');
}

/** A value of a wrong type of which is known what was meant. */
function misread(place: ValuePlace, expected: string, schema: Schema, correct: unknown): Finding {
  const details = { expected, example: exampleOf(schema), correct: JSON.stringify(correct) };
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
  const names = value.split(/[,;]/).map((name) => name.trim());
  if (values !== undefined) return namesAmong(names, asTexts(values));
  if (itemType !== 'string') return undefined;
  return names.every((name) => /^[\p{L}\p{N}_-]+$/u.test(name)) ? names : undefined;
}

function namesAmong(names: readonly string[], valid: readonly string[]): string[] | undefined {
  const meant = names.map((name) => (valid.includes(name) ? name : meantDays(valid)(name)));
  const known = meant.filter((name) => name !== undefined);
  return known.length === meant.length ? known : undefined;
}

/** The only text of a list in the place of one. */
function onlyText(value: unknown, expected: string): string | undefined {
  const [only, ...others] = expected === 'string' && Array.isArray(value) ? (value as unknown[]) : [];
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

/** A text in several languages. */
function isLocalised(schema: Schema): boolean {
  return schema['x-localised'] === true && schema.type === 'object';
}

function textOf({ title, description, 'x-en': english }: Schema): SchemaText {
  return { ...(title && { title }), ...(description && { description }), ...(english && { 'x-en': english }) };
}

/** A typical value; of a text for people to read, only where it goes, for nobody is to publish that of another. */
function exampleOf(schema: Schema): string {
  const [example] = schema.examples ?? [];
  if (example === undefined) return '…';
  return inOneLine(isText(schema) ? withoutText(example) : example);
}

/** A value as files write it in one line: `{ es: "…", en: "…" }`. */
function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, each]) => `${key}: ${inOneLine(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** What says that a text is no text for people to read. */
const CLOSED = ['const', 'enum', 'format', 'pattern', 'x-anchor', 'x-icon', 'x-page', 'x-reference'] as const;

function isText(schema: Schema): boolean {
  if (schema['x-localised'] === true) return CLOSED.every((keyword) => schema[keyword] === undefined);
  return schema.type === 'string' && CLOSED.every((keyword) => schema[keyword] === undefined);
}

function withoutText(example: unknown): unknown {
  if (typeof example === 'string') return '…';
  return isRecord(example) ? Object.fromEntries(Object.keys(example).map((key) => [key, '…'])) : example;
}
