import { meantPhone } from '../contacts/meant-phone';
import { callingCode } from '../contacts/phone-example';
import type { Contract } from '../contract';
import { isByLanguage, isClosed, isLocalised, isOneText } from '../schema/prose';
import { dereference } from '../schema/references';
import type { Schema } from '../schema/schema';
import type { ShapeError } from '../schema/validator';
import type { Source } from '../source';
import { TOKEN } from '../tokens/token-syntax';
import { oncePerObject } from '../values/once-per-object';
import type { Finding } from './finding';
import type { Edit } from './fix';
import { certain, possible, setting, type ValuePlace } from './fixes';
import { commentedAt, nodeAt, typedAt } from './locate';
import { meantChoice } from './meant-choice';
import { meantDays, meantSpan } from './meant-day';
import { meantNumber } from './meant-number';
import { meantTime } from './meant-time';
import { plainWords } from './suggest';
import { inLanguages } from './texts-by-language';
import { asMap, exampleOf, inOneLine } from './typical-value';
import { wantedStructure } from './wanted-structure';

const HOME = '/';

/** The address of a home page may be the same in all languages, and what names nothing but other texts is. */
function isSameInAll(text: string, { properties = {} }: Schema): boolean {
  if (Object.values(properties).every(isClosed)) return text === HOME;
  return text !== '' && text.replaceAll(TOKEN, '').trim() === '';
}

/** Tells what a value of another type than the schema asks for is to become, where that is known. */
export function wrongType(place: ValuePlace, contract: Contract, { value, schema, params }: ShapeError): Finding {
  const { languages } = contract;
  if (isLocalised(schema)) {
    const whole = inLanguages(value, contract);
    if (whole !== undefined) {
      const details = { expected: 'object', example: '', correct: inOneLine(whole) };
      return { code: 'type-wrong', place, details, ...possible(setting(place, whole)) };
    }
    const text = typeof value === 'object' ? '…' : String(value);
    const codes = languages.map(({ code }) => code);
    const details = { text, languages: codes };
    if (!isSameInAll(text, schema)) return { code: 'translations-missing', place, details };
    const inAll = Object.fromEntries(codes.map((code) => [code, text]));
    return {
      code: 'translations-missing',
      place,
      details: { ...details, isSameInAll: true },
      ...(text === HOME ? possible : certain)(setting(place, inAll)),
    };
  }
  if (place.pointer.length === 0 && value == null) {
    const keys = schema.required ?? [];
    return {
      code: 'type-wrong',
      place,
      details: { expected: 'object', example: exampleOf(schema, contract), emptyFile: keys },
    };
  }
  // Where one text is enough, one by language is allowed as well.
  const expected = isByLanguage(schema) || isOneText(schema) ? 'string' : String(params.type);
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
  const all = everyEntry(value, schema, contract);
  if (all !== undefined)
    return { code: 'type-wrong', place, details: { expected, example: exampleOf(schema, contract), entries: all } };
  // What follows a # is a note: `tags: #bread #salt`.
  const items = listOf(value ?? typed?.trim().replaceAll(/\s*#/g, ',').slice(1), schema, contract);
  if (items !== undefined) {
    const details = { expected, example: exampleOf(schema, contract), correct: `[${items.join(', ')}]` };
    return { code: 'type-wrong', place, details, ...possible(setting(place, items)) };
  }
  const texts: unknown[] = Array.isArray(value) ? value : [];
  const joined = texts.join(', ');
  const areTexts = texts.length > 0 && texts.every((text) => typeof text === 'string');
  if (areTexts && schema.pattern === undefined && mayBe(joined, schema)) {
    const details = { expected, example: exampleOf(schema, contract), correct: JSON.stringify(joined) };
    return { code: 'type-wrong', place, details, ...possible(setting(place, joined)) };
  }
  const structure = wantedStructure(place, value, schema, contract);
  if (structure !== undefined) {
    const details = { expected, example: exampleOf(schema, contract), ...structure.details };
    const fix = structure.value !== undefined && possible(setting(place, structure.value));
    return { code: 'type-wrong', place, details, ...fix };
  }
  const pattern = new RegExp(schema.pattern ?? '', 'u');
  const phone = schema['x-phone'] === true && typed !== undefined && meantPhone(typed, callingCode(languages));
  const unmarked = typed?.replace(/^#\s*/, '');
  const isNamed = isName(schema) || schema['x-names'] !== undefined;
  const readings = (
    expected === 'string' ? [...(isNamed ? [] : [phone, typed]), unmarked, typed && meantTime(typed)] : []
  ).filter((text) => typeof text === 'string');
  // Of other forms, it is not known here whether a text has them.
  const inForm = schema.format === undefined ? readings.find((text) => pattern.test(text)) : undefined;
  const named = namesFigure(schema) && typeof value === 'number' ? factOf(value, place.source) : undefined;
  const meant = named ?? inForm;
  const correct = meant === undefined ? {} : { correct: named ?? JSON.stringify(meant) };
  const figure = namesFigure(schema) && typeof value === 'number' ? { figure: String(value) } : {};
  return {
    code: 'type-wrong',
    place,
    details: { expected, example: exampleOf(schema, contract), ...correct, ...figure },
    ...(meant !== undefined && possible(value === null ? inPlaceOfNote(place, meant) : setting(place, meant))),
  };
}

/** What a value is to become that stands under the name of another key than the one with this schema; nothing where it is right as it is. */
export function asWanted(value: unknown, schema: Schema, contract: Contract): unknown {
  if (typeof value !== 'string' || isLocalised(schema)) return undefined;
  if (schema.enum === undefined) return listOf(value, schema, contract) ?? asMap(value, schema, contract);
  const valid = asTexts(schema.enum);
  return valid.includes(value) ? undefined : meantChoice(value, valid, schema);
}

function isNumeric(expected: string): boolean {
  return expected === 'number' || expected === 'integer';
}

/** The key of a value, or of the list in which it stands. */
function nameOf({ pointer }: ValuePlace): string {
  return String(pointer.findLast((step) => typeof step === 'string') ?? '');
}

/** A value of a wrong type of which is known what was meant. */
export function misread(place: ValuePlace, expected: string, correct: unknown, example: string): Finding {
  const details = { expected, example, correct: JSON.stringify(correct) };
  return { code: 'type-wrong', place, details, ...certain(setting(place, correct)) };
}

/** What is said for yes and for no, without accents. */
const YES = new Set('true yes on si verdadero oui vrai ja wahr sim verdadeiro vero'.split(' '));
const NO = new Set('false no off falso non faux nein falsch nao'.split(' '));

function yesOrNo(text: string): boolean | undefined {
  const word = plainWords(text);
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}

/** Puts a value where it stands as a note. */
function inPlaceOfNote(place: ValuePlace, value: string): Edit {
  const { source, pointer } = place;
  const offset = source.text.indexOf('#', nodeAt(source, pointer)?.range?.[0]);
  const length = commentedAt(place)?.length ?? 0;
  return { do: 'replace', file: source.path, offset, length, text: JSON.stringify(value) };
}

/** Whether a text may stand where a schema asks for one: of some forms that is not known here. */
function mayBe(text: string, schema: Schema): boolean {
  const { pattern } = schema;
  const isFree = isOneText(schema) && FORMS.every((keyword) => schema[keyword] === undefined);
  return isFree && (pattern === undefined || new RegExp(pattern, 'u').test(text));
}

/** A text that names something: in quotes, a figure would name nothing. */
function isName(schema: Schema): boolean {
  return namesFigure(schema) || schema['x-reference'] !== undefined || schema['x-page'] !== undefined;
}

function namesFigure(schema: Schema): boolean {
  return schema['x-resolve'] === 'price' || schema['x-names'] === 'facts';
}

/** The only fact of facts.yaml, where that is the file, with a value. */
function factOf(value: number, { kind, data }: Source): string | undefined {
  if (kind.name !== 'facts') return undefined;
  const [only, ...others] = Object.entries(Object(data) as object).filter(([, fact]) => Object(fact).value === value);
  return others.length === 0 ? only?.[0] : undefined;
}

const FORMS = ['format', 'enum', 'const', 'x-reference', 'x-page', 'x-phone'] as const;

/** What is said for all that there are, without accents. */
const ALL = new Set(
  'all every todo toda todos todas tot tota tots totes tous toutes alle tutti tutte tudo tots'.split(' '),
);

/** Of what all are to be listed: `locations: all`. */
function everyEntry(value: unknown, { type, items = {} }: Schema, contract: Contract): string | undefined {
  if (type !== 'array' || typeof value !== 'string' || !ALL.has(plainWords(value))) return undefined;
  return dereference(contract, items)['x-reference'];
}

/** The names that stand one after the other where a list of them goes. */
function listOf(value: unknown, { type, items = {} }: Schema, contract: Contract): string[] | undefined {
  if (type !== 'array' || typeof value !== 'string') return undefined;
  const { type: itemType, enum: values, 'x-reference': collection } = dereference(contract, items);
  const names = partsOf(value, collection !== undefined);
  if (values !== undefined) return namesAmong(names, asTexts(values)) ?? meantSpan(asTexts(values), value);
  if (itemType !== 'string') return undefined;
  return names.every((name) => /^[\p{L}\p{N}_-]+$/u.test(name)) ? names : undefined;
}

/** Also items with a dash that no space follows, which are read as one text; names have no spaces in them. */
function partsOf(value: string, areNames: boolean): string[] {
  const dashes = /^-\S/.test(value.trim()) ? value.split(/(?:^|\s)\s*-\s*/) : undefined;
  const parts = dashes ?? value.split(areNames ? /[\s,;+]+/ : /[,;+]/);
  return parts.map((part) => part.trim()).filter((part) => dashes === undefined || part !== '');
}

function namesAmong(names: readonly string[], valid: readonly string[]): string[] | undefined {
  const meant = names.map((name) => (valid.includes(name) ? name : meantDays(valid)(name)));
  const known = meant.filter((name) => name !== undefined);
  return known.length === meant.length ? known : undefined;
}

/** The only text of a list in the place of one; in the place of a name, also that of a map. */
export function onlyText(value: unknown, expected: string, schema: Schema): string | undefined {
  if (expected !== 'string' || !(Array.isArray(value) || isName(schema))) return undefined;
  const [only, ...others]: unknown[] = Object.values(Object(value) as object);
  return typeof only === 'string' && others.length === 0 ? only : undefined;
}

/** A number or a yes that is written as a text; nothing of what could mean something else. */
export function convert(value: unknown, expected: string): unknown {
  if (typeof value !== 'string') return undefined;
  if (expected === 'boolean') return yesOrNo(value);
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

export const asTexts = oncePerObject((values: readonly unknown[]) => values.map(String));
