import { isRecord } from '../../../shared/is-record';
import type { Finding } from '../../findings/finding';
import { possibleFix, setEdit } from '../../findings/fixes';
import type { Contract } from '../../schema/contract';
import { isByLanguage, isLocalised } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { exampleOf, inOneLine } from '../typical-value';
import { suits } from './fits-schema';
import { byHolder, isMissingKey, isUnknownKey, missingKeyOf, unknownKeyOf } from './shape-errors';

/** Two values of which one stands as the key of the other, where each has a key of its own: `- "/old": bread`. */
interface KeylessPair {
  /** All that is told of their map. */
  readonly errors: readonly ShapeError[];
  readonly whole: Readonly<Record<string, unknown>>;
}

export function keylessPairs(errors: readonly ShapeError[], contract: Contract): KeylessPair[] {
  return [...byHolder(errors).values()].flatMap((ofHolder) => {
    const [unknown] = ofHolder.filter(isUnknownKey);
    if (unknown === undefined || !isRecord(unknown.value) || isNoPair(unknown.schema)) return [];
    const [pair, ...others] = Object.entries(unknown.value);
    const link = others.length === 0 && pair && linkOf(pair, unknown.schema, contract);
    if (link) return [{ errors: ofHolder, whole: link }];
    const missing = ofHolder.filter(isMissingKey).map(missingKeyOf);
    // `{ "24 horas" }`: a value without its key.
    const [only] = missing;
    if (
      isValueAlone(pair, others) &&
      missing.length === 1 &&
      only !== undefined &&
      isFree(only, unknown.schema, contract)
    )
      return [{ errors: ofHolder, whole: { [only]: pair?.[0] } }];
    // What could be a key is more likely a wrong one.
    if (pair === undefined || others.length > 0 || /^[\w-]+$/.test(pair[0])) return [];
    const whole = withKeys(pair, missing, unknown.schema, contract);
    return whole === undefined ? [] : [{ errors: ofHolder, whole }];
  });
}

function isValueAlone(pair: readonly [string, unknown] | undefined, others: readonly unknown[]): boolean {
  return pair !== undefined && others.length === 0 && pair[1] === null && !/^[\p{L}_-]+$/u.test(pair[0]);
}

/** Whether a key holds any text. */
function isFree(key: string, { properties = {} }: Schema, contract: Contract): boolean {
  const { type, pattern, enum: values } = dereference(contract, properties[key] ?? {});
  return type?.includes('string') === true && pattern === undefined && values === undefined;
}

/** A text and the page to which it leads: `- Blog: blog`. */
function linkOf([text, page]: readonly [string, unknown], schema: Schema, contract: Contract) {
  const { properties = {} } = schema;
  const wanted = (key: string) => dereference(contract, properties[key] ?? {});
  const leading = Object.keys(properties).find(
    (key) => wanted(key)['x-page'] === true || wanted(key)['x-names'] === 'pages',
  );
  const [prose, ...others] = (schema.required ?? []).filter((key) => isByLanguage(wanted(key)));
  if (leading === undefined || prose === undefined || others.length > 0) return undefined;
  // What begins with a small letter is more likely another key.
  if (typeof page !== 'string' || !suits(page, wanted(leading)) || !/^\p{Lu}/u.test(text)) return undefined;
  const [main, ...languages] = contract.languages.map(({ code }) => code);
  const inAll = Object.fromEntries([[main, text], ...languages.map((code) => [code, '…'])]);
  return { [prose]: languages.length === 0 ? text : inAll, [leading]: page };
}

/** A map of such pairs where a list of them goes, as the list: `/old: bread`, and below it `/older: rolls`. */
export function listOfPairs(
  value: unknown,
  { type, items = {} }: Schema,
  contract: Contract,
): readonly KeylessPair['whole'][] | undefined {
  const schema = dereference(contract, items);
  if (type !== 'array' || !isRecord(value) || isNoPair(schema)) return undefined;
  const { properties = {}, required = [] } = schema;
  const pairs = Object.entries(value).filter(([key]) => !Object.hasOwn(properties, key));
  const wholes = pairs.flatMap((pair): KeylessPair['whole'][] => {
    const whole = withKeys(pair, required, schema, contract);
    return whole === undefined ? [] : [whole];
  });
  return wholes.length > 0 && wholes.length === Object.keys(value).length ? wholes : undefined;
}

/** A file that is nothing but such pairs, without the key of the list and without what begins its items. */
interface PairsAsFile {
  readonly errors: readonly ShapeError[];
  readonly key: string;
  readonly list: readonly KeylessPair['whole'][];
}

export function pairsAsFile(errors: readonly ShapeError[], contract: Contract): PairsAsFile[] {
  const ofFile = errors.filter(({ pointer }) => pointer.length === 0);
  const [missing, ...others] = ofFile.filter(isMissingKey);
  if (missing === undefined || others.length > 0 || ofFile.length === 1) return [];
  const key = missingKeyOf(missing);
  const list = listOfPairs(missing.value, dereference(contract, missing.schema.properties?.[key] ?? {}), contract);
  return list === undefined ? [] : [{ errors: ofFile, key, list }];
}

/** How a list of pairs is written, of which the first tells enough. */
export function firstOfPairs([first, ...others]: readonly KeylessPair['whole'][]): string {
  const list = inOneLine([first]);
  return others.length === 0 ? list : list.replace(/\]$/, ', …]');
}

/** Tells under which key they go, and how each is written. */
export function pairsInList({ errors, key, list }: PairsAsFile, source: Source): Finding[] {
  const pointers = errors.flatMap((error) => (isUnknownKey(error) ? [[unknownKeyOf(error)]] : []));
  const edits = [
    { do: 'insert' as const, file: source.path, pointer: [key], value: list },
    ...pointers.map((pointer) => ({ do: 'remove' as const, file: source.path, pointer })),
  ];
  const details = { key, example: firstOfPairs(list) };
  return [{ code: 'key-missing', place: { source, pointer: [] }, details, fix: { edits, isCertain: false } }];
}

/** What stands between two values in the notation of other programs, and what they write before them. */
const BETWEEN = /\s*(?:[-=]+>|[→⇒»|,;])\s*|\s+/;
const BEFORE = /^(?:redirect\w*|permanent|30[1278])$/i;
const LONGEST = 1000;

/** Two values that stand in one text or in a list, where each has a key of its own: `/old -> bread`. */
export function pairInOne(
  value: unknown,
  { required = [], ...schema }: Schema,
  contract: Contract,
): KeylessPair['whole'] | undefined {
  const isText = typeof value === 'string' && value.length < LONGEST;
  const parts = isText ? value.trim().split(BETWEEN) : Array.isArray(value) ? value : [];
  const [first, second, ...others] = parts.filter((part) => !BEFORE.test(part));
  if (second === undefined || others.length > 0 || isNoPair(schema)) return undefined;
  return withKeys([first, second], required, schema, contract);
}

/** Two values under two keys, in whichever order each suits its own. */
function withKeys(
  pair: readonly [unknown, unknown],
  keys: readonly string[],
  schema: Schema,
  contract: Contract,
): KeylessPair['whole'] | undefined {
  if (keys.length !== 2) return undefined;
  const wanted = (key: string) => dereference(contract, schema.properties?.[key] ?? {});
  const isFor = (key: string, value: unknown) =>
    typeof value === 'string' && !isLocalised(wanted(key)) && suits(value, wanted(key));
  const [values] = [pair, [...pair].reverse()].filter((values) =>
    keys.every((key, index) => isFor(key, values[index])),
  );
  return values && Object.fromEntries(keys.map((key, index) => [key, values[index]]));
}

function isNoPair(schema: Schema): boolean {
  return schema['x-section'] === true || isByLanguage(schema);
}

/** Tells how both are written. */
export function pairWithKeys({ errors, whole }: KeylessPair, source: Source, contract: Contract): Finding[] {
  const [first] = errors;
  if (first === undefined) return [];
  const place = { source, pointer: first.pointer };
  const correct = inOneLine(whole);
  const details = { expected: 'object', example: exampleOf(first.schema, contract), correct };
  return [{ code: 'type-wrong', place, details, ...(!correct.includes('"…"') && possibleFix(setEdit(place, whole))) }];
}
