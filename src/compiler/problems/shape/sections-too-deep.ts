import { isSeq } from 'yaml';
import { isRecord } from '../../../shared/is-record';
import type { Pointer } from '../../../shared/pointer';
import type { Finding } from '../../findings/finding';
import type { Edit } from '../../findings/fix';
import { nodeAt } from '../../findings/locate';
import type { Contract } from '../../schema/contract';
import { dereference } from '../../schema/references';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { valueAt } from '../../values/value-at';
import { schemas } from './misplaced-key';

/** Sections whose lines begin too far to the right, so that a list of the section before them goes on with them. */
interface SectionsTooDeep {
  readonly errors: readonly ShapeError[];
  /** The list in which they end up, and the index of the first of them. */
  readonly list: Pointer;
  readonly index: number;
  readonly sections: readonly Readonly<Record<string, unknown>>[];
}

const LIST = 'sections';

/** What is told of the items of a list from the first one on that is a section, where it is none of sections. */
export function sectionsTooDeep(errors: readonly ShapeError[], contract: Contract, source: Source): SectionsTooDeep[] {
  const lists = new Map(
    errors.flatMap(({ pointer }) => {
      const list = listOfOthers(source, contract, pointer);
      return list === undefined ? [] : [[list.join('/'), list] as const];
    }),
  );
  return [...lists.values()].flatMap((list) => {
    const items: unknown = valueAt(source.data, list);
    const index = Array.isArray(items) ? items.findIndex((item) => isSection(item, contract)) : -1;
    const sections = Array.isArray(items) && index > 0 ? items.slice(index).filter(isRecord) : [];
    if (sections.length === 0 || !sections.every((each) => isSection(each, contract))) return [];
    const isOfThem = ({ pointer }: ShapeError) =>
      list.every((step, depth) => step === pointer[depth]) && Number(pointer[list.length]) >= index;
    return [{ errors: errors.filter(isOfThem), list, index, sections }];
  });
}

/** The list within a section in which something stands, where it takes no sections itself. */
function listOfOthers(source: Source, contract: Contract, pointer: Pointer): Pointer | undefined {
  const depth = pointer.findIndex((step, at) => at > 1 && typeof step === 'number');
  if (pointer[0] !== LIST || depth < 0) return undefined;
  const list = pointer.slice(0, depth);
  const { items } = schemas(source, contract).get(list.join('/')) ?? {};
  return items === undefined || dereference(contract, items)['x-section'] === true ? undefined : list;
}

function isSection(item: unknown, { sections }: Contract): boolean {
  return isRecord(item) && typeof item.type === 'string' && sections.has(item.type);
}

/** Tells how far to the left the first of them begins, with what makes them sections of the page. */
export function sectionsOfPage({ list, index, sections }: SectionsTooDeep, source: Source): Finding {
  const near = String(list.at(-1));
  const spaces = columnOf(source, list) - columnOf(source, [LIST]);
  const place = { source, pointer: [...list, index] };
  const isOnly = sections.length === 1;
  const details = { key: String(sections[0]?.type), near, isTooDeep: true, section: { spaces, isOnly } };
  const edits = movedLeft(source, place.pointer, [...list, index + sections.length - 1], spaces);
  return { code: 'key-misplaced', place, details, fix: { edits, isCertain: false } };
}

/** Takes spaces away at the beginning of all lines from one item to another. */
function movedLeft(source: Source, first: Pointer, last: Pointer, spaces: number): Edit[] {
  const [start, end] = [nodeAt(source, first)?.range?.[0], nodeAt(source, last)?.range?.[1]];
  if (start === undefined || end === undefined) return [];
  const offset = source.text.lastIndexOf('\n', start) + 1;
  const lines = source.text.slice(offset, end).split('\n');
  const moved = lines.map((line) => (line.trim() === '' ? line : line.slice(spaces)));
  return [{ do: 'replace', file: source.path, offset, length: end - offset, text: moved.join('\n') }];
}

/** How far to the right a list begins. */
function columnOf(source: Source, pointer: Pointer): number {
  const node = nodeAt(source, pointer);
  const offset = (isSeq(node) && node.range?.[0]) || 0;
  return offset - (source.text.lastIndexOf('\n', offset - 1) + 1);
}
