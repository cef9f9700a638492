import { isMap } from 'yaml';
import { isRecord } from '../../../shared/is-record';
import { TOKEN } from '../../../shared/token-syntax';
import { meantPhone } from '../../contacts/meant-phone';
import { withNought } from '../../contacts/postal-codes';
import { meantTime } from '../../dates/meant-time';
import { mistypedDate } from '../../dates/mistyped-date';
import type { Finding } from '../../findings/finding';
import type { Fix } from '../../findings/fix';
import { certainFix, possibleFix, setEdit, type ValuePlace } from '../../findings/fixes';
import { commentedAt, nodeAt, typedAt } from '../../findings/locate';
import type { ProblemDetails } from '../../findings/problem-details';
import type { Contract } from '../../schema/contract';
import { kindOfName } from '../../schema/kind';
import { isByLanguage, isClosed, isLocalised, isOneText } from '../../schema/prose';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { callingCode } from '../../standards/phone-example';
import { valueAt } from '../../values/value-at';
import { inPlaceOfNote } from '../note-as-value';
import { meantNumber } from '../number-with-unit';
import { exampleOf, inOneLine } from '../typical-value';
import { convert, everyEntry, isName, isNumeric, listOf, namesFigure, onlyText } from './read-as';
import { inLanguages, severalInLanguages } from './texts-by-language';
import { textsIn, wantedStructure } from './wanted-structure';

/** Tells what a value of another type than the schema asks for is to become, where that is known. */
export function wrongType(place: ValuePlace, contract: Contract, { value, schema, params }: ShapeError): Finding {
  if (isLocalised(schema)) return untranslated(place, contract, value, schema);
  const example = exampleOf(schema, contract);
  if (place.pointer.length === 0 && value == null) {
    const details = { expected: 'object', example, emptyFile: schema.required ?? [] };
    return { code: 'type-wrong', place, details };
  }
  // Where one text is enough, one by language is allowed as well.
  const expected = isByLanguage(schema) || isOneText(schema) ? 'string' : String(params.type);
  const typed = writtenText(place, value, expected, schema);
  const meant = firstOf(READINGS, { place, contract, value, schema, expected, typed });
  const at = expected === 'string' && isMapBelow(place) ? keyOf(place) : place;
  const entryOf = namesFigure(schema) ? 'facts' : schema['x-reference'];
  const isWhole = meant === undefined && isRecord(value);
  const inFile = isWhole && entryOf ? kindOfName(contract, entryOf)?.files.replace('*', '…') : undefined;
  const details = {
    expected,
    example,
    ...meant?.details,
    ...(expected === 'string' && entryOf && { entryOf }),
    ...(inFile !== undefined && { inFile }),
  };
  return { code: 'type-wrong', place: at, details, ...meant?.fix };
}

/** Whether a map stands in lines of its own below its key. */
function isMapBelow({ source, pointer }: ValuePlace): boolean {
  const node = nodeAt(source, pointer);
  return isMap(node) && node.flow !== true && typeof pointer.at(-1) === 'string';
}

function keyOf({ source, pointer }: ValuePlace) {
  return { source, pointer: pointer.slice(0, -1), key: String(pointer.at(-1)) };
}

/** Tells of a text that is needed in every language. */
function untranslated(place: ValuePlace, contract: Contract, value: unknown, schema: Schema): Finding {
  const areSeveral = place.pointer.at(-1) === KEYWORDS;
  const whole = areSeveral ? severalInLanguages(value, contract) : inLanguages(value, contract);
  if (whole !== undefined) {
    const details = { expected: 'object', example: '', correct: inOneLine(whole) };
    return { code: 'type-wrong', place, details, ...possibleFix(setEdit(place, whole)) };
  }
  const together = areSeveral && !isText(value) ? textsIn(value)?.join(', ') : undefined;
  const text = together ?? (isText(value) ? String(value) : '…');
  const languages = contract.languages.map(({ code }) => code);
  if (!isSameInAll(text, schema)) return { code: 'translations-missing', place, details: { text, languages } };
  const inAll = Object.fromEntries(languages.map((code) => [code, text]));
  return {
    code: 'translations-missing',
    place,
    details: { text, languages, isSameInAll: true },
    ...(text === HOME ? possibleFix : certainFix)(setEdit(place, inAll)),
  };
}

/** The key of a text that is a list between commas. */
const KEYWORDS = 'keywords';

function isText(value: unknown): boolean {
  return typeof value !== 'object' && String(value).trim() !== '';
}

const HOME = '/';

/** The address of a home page may be the same in all languages, and what names nothing but other texts is. */
function isSameInAll(text: string, { properties = {} }: Schema): boolean {
  if (Object.values(properties).every(isClosed)) return text === HOME;
  return text.replaceAll(TOKEN, '').trim() === '';
}

/** A value of another type than its place asks for. */
interface Misread {
  readonly place: ValuePlace;
  readonly contract: Contract;
  readonly value: unknown;
  readonly schema: Schema;
  readonly expected: string;
  /** The characters in the file, where YAML takes a text for something else or for a comment. */
  readonly typed: string | undefined;
}

/** What was probably meant, and what makes it of the value. */
interface Meant {
  readonly details: Omit<Partial<ProblemDetails['type-wrong']>, 'expected' | 'example'>;
  readonly fix?: { readonly fix: Fix };
}

type Reading = (misread: Misread) => Meant | undefined;

/** The ways to read a value, tried in this order until one makes sense of it. */
const READINGS: readonly Reading[] = [
  asNumber,
  asConverted,
  asEveryEntry,
  asList,
  asOneText,
  asStructure,
  asNameOfFigure,
  asDate,
  asTextInForm,
  asFigure,
  asOneOfSeveral,
];

function firstOf(readings: readonly Reading[], misread: Misread): Meant | undefined {
  for (const reading of readings) {
    const meant = reading(misread);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

function asNumber({ place, value, expected }: Misread): Meant | undefined {
  const number = typeof value === 'string' && isNumeric(expected) ? meantNumber(value, nameOf(place)) : undefined;
  if (number === undefined || (expected === 'integer' && !Number.isInteger(number))) return undefined;
  return { details: { correct: String(number) }, fix: possibleFix(setEdit(place, number)) };
}

function asConverted({ place, value, schema, expected, typed }: Misread): Meant | undefined {
  const isMeant = typed !== undefined && typeof value === 'number' && mayBe(typed, schema);
  const whole = isMeant ? (postalCode(place, typed, schema) ?? typed) : undefined;
  const converted = convert(value, expected) ?? whole ?? onlyText(value, expected, schema);
  if (converted === undefined) return undefined;
  return { details: { correct: JSON.stringify(converted) }, fix: certainFix(setEdit(place, converted)) };
}

function postalCode({ source, pointer }: ValuePlace, typed: string, schema: Schema): string | undefined {
  const key = schema['x-postal-code'];
  const holder = key === undefined ? undefined : valueAt(source.data, pointer.slice(0, -1));
  return key !== undefined && isRecord(holder) ? withNought(typed, holder[key]) : undefined;
}

function asEveryEntry({ value, schema, contract }: Misread): Meant | undefined {
  const entries = everyEntry(value, schema, contract);
  return entries === undefined ? undefined : { details: { entries } };
}

function asList({ place, value, schema, contract, typed }: Misread): Meant | undefined {
  const isTicked = (own: unknown) => own === null || own === true;
  const names = isRecord(value) && Object.values(value).every(isTicked) ? Object.keys(value) : [];
  const inBraces = names.length > 0 ? names.join(', ') : undefined;
  // YAML takes what follows a # for a comment: `tags: #bread #salt`.
  const items = listOf(inBraces ?? value ?? typed?.trim().replaceAll(/\s*#/g, ',').slice(1), schema, contract);
  return items && { details: { correct: `[${items.join(', ')}]` }, fix: possibleFix(setEdit(place, items)) };
}

function asOneText({ place, value, schema }: Misread): Meant | undefined {
  const texts: unknown[] = Array.isArray(value) ? value : [];
  if (texts.length === 0 || texts.some((text) => typeof text !== 'string')) return undefined;
  const joined = texts.join(', ');
  if (schema.pattern !== undefined || !mayBe(joined, schema)) return undefined;
  return { details: { correct: JSON.stringify(joined) }, fix: possibleFix(setEdit(place, joined)) };
}

function asStructure({ place, value, schema, contract }: Misread): Meant | undefined {
  const structure = wantedStructure(place, value, schema, contract);
  if (structure === undefined) return undefined;
  const { details, value: whole, edits = whole === undefined ? [] : [setEdit(place, whole)] } = structure;
  return edits.length === 0 ? { details } : { details, fix: { fix: { edits, isCertain: false } } };
}

/** A figure in the place of the name that it has in facts.yaml. */
function asNameOfFigure({ place, value, schema }: Misread): Meant | undefined {
  const name = namesFigure(schema) && typeof value === 'number' ? factOf(value, place.source) : undefined;
  if (name === undefined) return undefined;
  return { details: { correct: name, figure: String(value) }, fix: possibleFix(setEdit(place, name)) };
}

function asDate({ place, schema, typed }: Misread): Meant | undefined {
  const isDate = schema.format === 'date' || schema.format === 'day-or-month';
  const correct = typed !== undefined && isDate ? mistypedDate(typed)?.correct : undefined;
  return correct === undefined
    ? undefined
    : { details: { correct: JSON.stringify(correct) }, fix: possibleFix(setEdit(place, correct)) };
}

function asTextInForm({ place, value, schema, contract, expected, typed }: Misread): Meant | undefined {
  // Whether a text meets a `format` is not known here.
  if (typed === undefined || expected !== 'string' || schema.format !== undefined) return undefined;
  const phone = schema['x-phone'] === true ? meantPhone(typed, callingCode(contract.languages)) : undefined;
  const isNamed = isName(schema) || schema['x-names'] !== undefined;
  const pattern = new RegExp(schema.pattern ?? '', 'u');
  const meant = [...(isNamed ? [] : [phone, typed]), typed.replace(/^#\s*/, ''), meantTime(typed)].find(
    (text) => text !== undefined && pattern.test(text),
  );
  if (meant === undefined) return undefined;
  const edit = value === null ? inPlaceOfNote(place, meant) : setEdit(place, meant);
  return {
    details: { correct: JSON.stringify(meant), ...asFigure({ value, schema })?.details },
    fix: possibleFix(edit),
  };
}

/** Several where only one goes: which of them, only their author knows. */
function asOneOfSeveral({ place, value, expected }: Misread): Meant | undefined {
  const [first, ...others]: readonly unknown[] = Array.isArray(value) ? value : [];
  if (expected !== 'string' || typeof first !== 'string' || others.length === 0) return undefined;
  const isInItem = place.pointer.some((step) => typeof step === 'number');
  return { details: { several: { first: JSON.stringify(first), isInItem } } };
}

function asFigure({ value, schema }: Pick<Misread, 'value' | 'schema'>): Meant | undefined {
  return namesFigure(schema) && typeof value === 'number' ? { details: { figure: String(value) } } : undefined;
}

/** The characters in the file where YAML reads a number or a yes instead of a text, or nothing but a comment. */
function writtenText(place: ValuePlace, value: unknown, expected: string, schema: Schema): string | undefined {
  if (value === null) return commentedAt(place);
  const isUnquoted = expected === 'string' && (typeof value === 'number' || typeof value === 'boolean');
  return isUnquoted && !isName(schema) ? typedAt(place.source, place.pointer) : undefined;
}

/** The key of a value, or of the list that holds it. */
function nameOf({ pointer }: ValuePlace): string {
  return String(pointer.findLast((step) => typeof step === 'string') ?? '');
}

/** Keywords of which it is not known here whether a text meets them. */
const FORMS = ['format', 'enum', 'const', 'x-names', 'x-reference', 'x-page', 'x-phone'] as const;

/** Whether a text is known to be what a schema asks for. */
function mayBe(text: string, schema: Schema): boolean {
  const { pattern } = schema;
  const isFree = isOneText(schema) && FORMS.every((keyword) => schema[keyword] === undefined);
  return isFree && (pattern === undefined || new RegExp(pattern, 'u').test(text));
}

/** In facts.yaml, the name of the only fact with a value. */
function factOf(value: number, { kind, data }: Source): string | undefined {
  if (kind.name !== 'facts') return undefined;
  const [only, ...others] = Object.entries(Object(data) as object).filter(([, fact]) => Object(fact).value === value);
  return others.length === 0 ? only?.[0] : undefined;
}
