import type { Edit } from '../../compiler/findings/fix';
import type { Contract } from '../../compiler/schema/contract';
import { dereference } from '../../compiler/schema/references';
import type { Schema } from '../../compiler/schema/schema';
import { escapeHtml } from '../../shared/escape-html';
import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
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
interface MadeItems {
  readonly edits: readonly Edit[];
  readonly last: ContentPlace;
}

/**
 * What makes an item of each line of a text that is written into one item of a list, and of each row of a table, whose cells
 * are the texts of an item. They go on in the items below as long as those say nothing there, as the lines of another language
 * do. Where the other texts of the item itself say something, the rows of a table that are `pasted` come below it. Nothing where
 * there is but one line, or where an item takes more than that.
 */
export function itemsFromLines(
  content: Content,
  place: ContentPlace,
  text: string,
  pasted: string,
): MadeItems | undefined {
  const found = schemaAt(content.contract, place.file, place.pointer, content.data);
  const item = found && itemOf(content, place, found);
  const [first, ...others] = item === undefined ? [] : rowsOf(text, item);
  if (item === undefined || first === undefined) return undefined;
  const ofFirst = placeIn(item.list, item.index);
  const isFree = columnsOf(first, item)
    .slice(1)
    .every((column) => isToWrite(content.data, ofFirst, column.keys));
  if (!isFree) return rowsBelow(content, item, pasted);
  const edits = writingRow(content, ofFirst, item, first);
  let isNew = false;
  for (const [offset, row] of others.entries()) {
    const own = placeIn(item.list, item.index + offset + 1);
    isNew ||= !columnsOf(row, item).every((column) => isToWrite(content.data, own, column.keys));
    if (isNew) edits.push({ do: 'insert', ...own, value: saying(content, item, row) });
    else edits.push(...writingRow(content, own, item, row));
  }
  return { edits, last: endOf(item, item.index + others.length, others.at(-1) ?? first) };
}

function rowsBelow(content: Content, item: Item, pasted: string): MadeItems | undefined {
  const rows = rowsOf(pasted, item).filter((row) => row.length > 1);
  const last = rows.at(-1);
  if (last === undefined || rows.length < 2) return undefined;
  const edits = rows.map((row, offset): Edit => {
    const own = placeIn(item.list, item.index + offset + 1);
    return { do: 'insert', ...own, value: saying(content, item, row) };
  });
  return { edits, last: endOf(item, item.index + rows.length, last) };
}

/** The place of the last text that a row writes. */
function endOf(item: Item, index: number, row: readonly string[]): ContentPlace {
  const [{ keys } = { keys: [] }] = columnsOf(row, item).slice(-1);
  return placeIn(item.list, index, ...keys);
}

/** The texts of an item from one on, in the order in which a form has them. */
interface Item {
  readonly list: ContentPlace;
  readonly index: number;
  readonly raw: Schema;
  readonly columns: readonly Column[];
  readonly language: string | undefined;
  /** Whether it says nothing but the first of them, or need not. */
  readonly isOfOne: boolean;
}

/** A text of an item: where it stands in it, and, of that, where the text in a language does. */
interface Column {
  readonly keys: Pointer;
  readonly isHtml: boolean;
}

/** The item of a list in which a text stands by itself, or beside others. */
function itemOf({ contract, data }: Content, { file, pointer }: ContentPlace, text: FoundSchema): Item | undefined {
  const depth = text.pointer.findLastIndex((key) => typeof key === 'number');
  const index = text.pointer[depth];
  const [key, ...deeper] = text.pointer.slice(depth + 1);
  const item = schemaAt(contract, file, pointer.slice(0, depth + 1), data);
  if (typeof index !== 'number' || item === undefined || deeper.length > 0) return undefined;
  const { required = [], properties = {} } = item.schema;
  const ofText = pointer.slice(text.pointer.length);
  const keys = Object.keys(properties);
  const columns = keys.slice(keys.indexOf(String(key)) + 1).flatMap((other) => {
    const schema = dereference(contract, properties[other] ?? {});
    const isAlike = schema['x-localised'] === true && text.schema['x-localised'] === true;
    return isAlike ? { keys: [other, ...ofText], isHtml: schema['x-resolve'] === 'html' } : [];
  });
  return {
    list: { file, pointer: pointer.slice(0, depth) },
    index,
    raw: item.raw,
    columns: [{ keys: pointer.slice(depth + 1), isHtml: false }, ...(key === undefined ? [] : columns)],
    language: ofText[0] === undefined ? undefined : String(ofText[0]),
    isOfOne: key === undefined || (required.length === 1 && required[0] === key),
  };
}

function columnsOf(row: readonly string[], { columns }: Item): readonly Column[] {
  return columns.slice(0, row.length);
}

/** What each item is to say: the cells of a table, or else a line. */
function rowsOf(text: string, { columns, isOfOne }: Item): readonly (readonly string[])[] {
  const cells = cellsOf(text);
  const width = cells.every(([first]) => isSign(first)) ? 1 : (cells[0]?.length ?? 0);
  if (width > 1) return cells.every((row) => row.length === width) && width <= columns.length ? cells : [];
  const points = isOfOne ? pointsOf(text) : [];
  return points.length > 1 ? points.map((line) => [line]) : [];
}

/** Whether it is only what stands before an item of a list. */
function isSign(cell = ''): boolean {
  return [SIGN, NUMBER].some((before) => before.test(`${cell} …`));
}

/** The cells of a table, as spreadsheets copy them. */
function cellsOf(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}

/**
 * The lines that say something, without the signs or numbers that all of them have, or all but the first: whoever marks a
 * list from its first word on has not marked the sign before that.
 */
function pointsOf(text: string): readonly string[] {
  const lines = joinLines(text)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const isBare = (line: string, index: number) =>
    index === 0 && lines.length > 1 && !SIGN.test(line) && !NUMBER.test(line);
  const areAll = (has: (line: string, index: number) => boolean) =>
    lines.every((line, index) => isBare(line, index) || has(line, index));
  if (areAll((line, index) => NUMBER.exec(line)?.[1] === String(index + 1)))
    return lines.map((line) => line.replace(NUMBER, ''));
  return areAll((line) => SIGN.test(line)) ? lines.map((line) => line.replace(SIGN, '')) : lines;
}

function isToWrite(data: unknown, { pointer }: ContentPlace, keys: Pointer): boolean {
  const item = valueIn(data, pointer);
  // What is written once is the text of each language.
  const around = valueIn(item, keys.slice(0, -1));
  return item !== undefined && isUnwritten(valueIn(item, keys)) && (isRecord(around) || isUnwritten(around));
}

/** What writes a row into an item that is there; a cell that says nothing leaves its text as it is. */
function writingRow(content: Content, own: ContentPlace, item: Item, row: readonly string[]): Edit[] {
  return columnsOf(row, item).flatMap(({ keys, isHtml }, index) => {
    const cell = row[index] ?? '';
    return cell === '' ? [] : writing(content, placeIn(own, ...keys), item, isHtml ? paragraph(cell) : cell);
  });
}

function writing({ contract, data }: Content, place: ContentPlace, { language }: Item, text: string): Edit {
  if (language === undefined) return editThatWrites(data, place, text);
  const whole = { file: place.file, pointer: place.pointer.slice(0, -1) };
  const texts = valueIn(data, whole.pointer);
  if (isRecord(texts)) return editThatWrites(data, place, text);
  return editThatWrites(data, whole, withTextIn(contract.languages, texts, language, text));
}

/** A new item with its texts. */
function saying({ contract, unwritten }: Content, item: Item, row: readonly string[]): unknown {
  return columnsOf(row, item).reduce<unknown>((said, { keys, isHtml }, index) => {
    const cell = row[index] ?? '';
    if (cell === '') return said;
    const whole = item.language === undefined ? keys : keys.slice(0, -1);
    const text = isHtml ? paragraph(cell) : cell;
    const { language } = item;
    const value = language === undefined ? text : withTextIn(contract.languages, valueIn(said, whole), language, text);
    const [key] = whole;
    return key === undefined ? value : { ...(isRecord(said) ? said : {}), [key]: value };
  }, unwritten(item.raw));
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('&quot;', '"')}</p>`;
}
