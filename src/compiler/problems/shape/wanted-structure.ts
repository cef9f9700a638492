import { isMap, isSeq } from 'yaml';
import { isRecord } from '../../../shared/is-record';
import type { Edit } from '../../findings/fix';
import type { ValuePlace } from '../../findings/fixes';
import { nodeAt } from '../../findings/locate';
import type { ProblemDetails } from '../../findings/problem-details';
import { isWellFormedId } from '../../names/well-formed-id';
import type { Contract } from '../../schema/contract';
import { isOneText, isProse } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import { asMap, inOneLine } from '../typical-value';
import { firstOfPairs, listOfPairs, pairInOne } from './keyless-pair';
import { languagesNamed } from './languages-by-code';
import { listAsFile } from './list-as-file';
import { listsByLanguage } from './lists-by-language';
import { isName } from './read-as';

/** A value in the structure that its schema asks for. */
interface WantedStructure {
  /** Nothing where something is still to be written in it. */
  readonly value?: unknown;
  /** What makes it so where the file as a whole is another structure, and its notes are to stay. */
  readonly edits?: readonly Edit[];
  readonly details: Pick<ProblemDetails['type-wrong'], 'correct' | 'dash' | 'above' | 'named'>;
}

/** What is meant by an item that stands alone where a list goes, by a list of one item, and by a value without its key. */
export function wantedStructure(
  place: ValuePlace,
  value: unknown,
  schema: Schema,
  contract: Contract,
): WantedStructure | undefined {
  if (schema.type === 'array') {
    const languages = languagesNamed(value, schema, contract);
    if (languages !== undefined) return { value: languages, details: { correct: inOneLine(languages) } };
    const pairs = listsByLanguage(value, schema, contract) ?? listOfPairs(value, schema, contract);
    if (pairs !== undefined) return { value: pairs, details: { correct: firstOfPairs(pairs) } };
    return itemAlone(place, value, dereference(contract, schema.items ?? {}));
  }
  if (isOneText(schema)) return textInMap(value, schema);
  const unlisted = listForMap(place, value, schema, contract);
  if (unlisted !== undefined) return unlisted;
  const whole = schema.type === 'object' ? keysOfItems(value, schema) : undefined;
  if (whole !== undefined) return { value: whole, details: { correct: inOneLine(whole) } };
  if (schema['x-section'] === true) return sectionNamed(value, contract);
  // Which of the many keys of a file is meant is not known.
  if (place.pointer.length === 0) return undefined;
  const map = pairInOne(value, schema, contract) ?? asMap(value, schema, contract);
  if (map === undefined) return undefined;
  const correct = inOneLine(map);
  return { details: { correct }, ...(!correct.includes('"…"') && { value: map }) };
}

/** The map of a list whose items have one of its keys each: `[label: "Pan", page: bread]`. */
function keysOfItems(value: unknown, { properties = {} }: Schema): Readonly<Record<string, unknown>> | undefined {
  if (!Array.isArray(value) || value.length < 2 || !value.every(isRecord)) return undefined;
  const pairs = value.flatMap((item) => Object.entries(item));
  const keys = new Set(pairs.map(([key]) => key));
  const isWhole = keys.size === pairs.length && pairs.length === value.length;
  return isWhole && [...keys].every((key) => Object.hasOwn(properties, key)) ? Object.fromEntries(pairs) : undefined;
}

/** A section by its name alone: that of a type, of which more is to be written, or else of a block. */
function sectionNamed(name: unknown, { sections }: Contract): WantedStructure | undefined {
  if (typeof name !== 'string' || !isWellFormedId(name)) return undefined;
  if (sections.has(name)) return { details: { correct: inOneLine({ type: name }) } };
  return { value: { block: name }, details: { correct: inOneLine({ block: name }) } };
}

function textInMap(value: unknown, schema: Schema): WantedStructure | undefined {
  const [only, ...others]: unknown[] = isRecord(value) ? Object.values(value) : [];
  const [key] = isRecord(value) && only === null && others.length === 0 ? Object.keys(value) : [];
  if (key !== undefined) return { value: key, details: { correct: inOneLine(key) } };
  const parts = isRecord(value) && isProse(schema) && !isName(schema) && others.length > 0 ? textsIn(value) : undefined;
  if (parts !== undefined) return { value: parts.join(', '), details: { correct: inOneLine(parts.join(', ')) } };
  // A name may have been written in each language, where it is the same in all.
  if (typeof only !== 'string' || others.some((other) => other !== only)) return undefined;
  return { value: only, details: { correct: inOneLine(only) } };
}

function itemAlone(place: ValuePlace, value: unknown, items: Schema): WantedStructure | undefined {
  if (typeof value === 'string' && value.trim() !== '' && [items.type].flat().includes('string') && isProse(items)) {
    return { value: [value], details: { correct: inOneLine([value]) } };
  }
  if (!isRecord(value) || !isItem(value, items)) return undefined;
  return { value: [value], details: written(place, value, 'missing') };
}

/** What is meant by a list where keys go: its only item, or a file without the key above its list. */
function listForMap(
  place: ValuePlace,
  value: unknown,
  schema: Schema,
  contract: Contract,
): WantedStructure | undefined {
  if (!Array.isArray(value)) return undefined;
  const [only, ...others]: unknown[] = value;
  const single = isRecord(only) && others.length === 0 ? only : undefined;
  if (single !== undefined && isItem(single, schema)) return itemOfList(place, single);
  const file = place.pointer.length === 0 ? listAsFile(place, value, schema, contract) : undefined;
  return file ?? (single !== undefined && schema.type === 'object' ? itemOfList(place, single) : undefined);
}

/** What is written as the only item of a list and goes there by itself. */
function itemOfList(place: ValuePlace, item: Readonly<Record<string, unknown>>): WantedStructure {
  return { value: item, details: written(place, item, 'needless') };
}

/** Whether a map has only keys of an item, and at least one. */
function isItem(value: Readonly<Record<string, unknown>>, { properties = {}, ...items }: Schema): boolean {
  if (items['x-section'] === true) return typeof value.type === 'string';
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => Object.hasOwn(properties, key));
}

/** In lines it is a dash that is missing or too much; in braces, brackets around them. */
function written(place: ValuePlace, item: Readonly<Record<string, unknown>>, fault: 'missing' | 'needless') {
  const node = nodeAt(place.source, place.pointer);
  const [key = ''] = Object.keys(item);
  const first = isSeq(node) ? node.items[0] : node;
  const isInLines = isMap(first) && first.flow !== true;
  if (isInLines) return { dash: { fault, key } };
  return { correct: inOneLine(fault === 'missing' ? [item] : item) };
}

/** The parts of what is written as one text, as an address is: `{ street: "…", town: "…" }`; where it leads is none of them. */
export function textsIn(value: unknown): readonly string[] | undefined {
  const parts: readonly unknown[] = Object.values(Object(value) as object);
  const areTexts = parts.length > 1 && parts.every((part) => typeof part === 'string' || typeof part === 'number');
  return areTexts ? parts.map(String).filter((part) => !/^https?:/.test(part)) : undefined;
}
