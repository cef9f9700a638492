import type { Contract } from '../../compiler/contract';
import type { Edit } from '../../compiler/problems/fix';
import type { Schema } from '../../compiler/schema/schema';
import type { Pointer } from '../../compiler/values/pointer';
import { isRecord } from '../../shared/is-record';
import { isUnwritten } from '../content/gap-text';
import { type FoundSchema, schemaAt, valueIn } from '../content/schema-at';
import { withTextIn } from '../content/text-in-language';
import { type ContentPlace, placeIn } from '../place';
import { editThatWrites } from './edit-that-writes';
import { joinLines } from './rich-text/join-lines';
import { NUMBER, SIGN } from './rich-text/list-signs';

interface Content {
  readonly contract: Contract;
  readonly data: unknown;
  /** An item of which nothing is written yet. */
  readonly unwritten: (schema: Schema) => unknown;
}

/** What makes items of lines, and the place of the last one's text. */
export interface MadeItems {
  readonly edits: readonly Edit[];
  readonly last: ContentPlace;
}

/**
 * What makes an item of each line of a text that is written into one item of a list. They go on in the items below as long
 * as those say nothing there, as the lines of another language do. Nothing where there is but one line, or where an item
 * takes more than that text.
 */
export function itemsFromLines(content: Content, place: ContentPlace, text: string): MadeItems | undefined {
  const found = schemaAt(content.contract, place.file, place.pointer, content.data);
  const item = found && itemOf(content, place, found);
  const [first, ...others] = item === undefined ? [] : pointsOf(text);
  if (item === undefined || first === undefined || others.length === 0) return undefined;
  const depth = found?.pointer.length ?? 0;
  const edits = [writing(content, place, depth, first)];
  let last = place;
  let isNew = false;
  for (const [offset, line] of others.entries()) {
    const own = placeIn(item.list, item.index + offset + 1);
    last = placeIn(own, ...item.keys);
    isNew ||= !isToWrite(content.data, own, item.keys);
    if (isNew) edits.push({ do: 'insert', ...own, value: saying(content, item, line) });
    else edits.push(writing(content, last, depth, line));
  }
  return { edits, last };
}

interface Item {
  readonly list: ContentPlace;
  readonly index: number;
  readonly raw: Schema;
  /** Where its text stands in it, and, of that, where the text in a language does. */
  readonly keys: Pointer;
  readonly language: string | undefined;
}

/** The item of a list that says nothing but a text, or need not. */
function itemOf({ contract, data }: Content, { file, pointer }: ContentPlace, text: FoundSchema): Item | undefined {
  const depth = text.pointer.findLastIndex((key) => typeof key === 'number');
  const index = text.pointer[depth];
  const [key, ...deeper] = text.pointer.slice(depth + 1);
  const item = schemaAt(contract, file, pointer.slice(0, depth + 1), data);
  if (typeof index !== 'number' || item === undefined || deeper.length > 0) return undefined;
  const { required = [] } = item.schema;
  if (key !== undefined && (required.length !== 1 || required[0] !== key)) return undefined;
  const language = pointer[text.pointer.length];
  return {
    list: { file, pointer: pointer.slice(0, depth) },
    index,
    raw: item.raw,
    keys: pointer.slice(depth + 1),
    language: language === undefined ? undefined : String(language),
  };
}

/** The lines that say something, without the signs or numbers that all of them have. */
function pointsOf(text: string): readonly string[] {
  const lines = joinLines(text)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const areNumbered = lines.every((line, index) => NUMBER.exec(line)?.[1] === String(index + 1));
  if (areNumbered) return lines.map((line) => line.replace(NUMBER, ''));
  return lines.every((line) => SIGN.test(line)) ? lines.map((line) => line.replace(SIGN, '')) : lines;
}

function isToWrite(data: unknown, { pointer }: ContentPlace, keys: Pointer): boolean {
  const item = valueIn(data, pointer);
  // What is written once is the text of each language.
  const around = valueIn(item, keys.slice(0, -1));
  return item !== undefined && isUnwritten(valueIn(item, keys)) && (isRecord(around) || isUnwritten(around));
}

/** What writes a line at a place, whose text of all languages is so deep. */
function writing({ contract, data }: Content, place: ContentPlace, depth: number, line: string): Edit {
  const whole = { file: place.file, pointer: place.pointer.slice(0, depth) };
  const code = place.pointer[depth];
  const texts = valueIn(data, whole.pointer);
  if (code === undefined || isRecord(texts)) return editThatWrites(data, place, line);
  return editThatWrites(data, whole, withTextIn(contract.languages, texts, String(code), line));
}

/** A new item with a text. */
function saying({ contract, unwritten }: Content, { raw, keys, language }: Item, line: string): unknown {
  const whole = language === undefined ? keys : keys.slice(0, -1);
  const item = unwritten(raw);
  const text = language === undefined ? line : withTextIn(contract.languages, valueIn(item, whole), language, line);
  const [key] = whole;
  return key === undefined ? text : { ...(isRecord(item) ? item : {}), [key]: text };
}
