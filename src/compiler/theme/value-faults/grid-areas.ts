import type { StyleDeclaration } from '../../source';
import type { ValueFault } from './value-fault';

/** The rows of a grid have as many cells each, and what is called by one name is a rectangle. */
export function noGrid({ name, value }: Pick<StyleDeclaration, 'name' | 'value'>): ValueFault | undefined {
  if (name !== 'grid-template-areas' || value.includes('var(')) return undefined;
  const rows = [...value.matchAll(/"([^"\n]*)"|'([^'\n]*)'/g)].map(({ 0: written, 1: double, 2: single, index }) => ({
    written,
    index,
    cells: (double ?? single ?? '').trim().split(/\s+/),
  }));
  const [first] = rows;
  const uneven = rows.find(({ cells }) => cells.length !== first?.cells.length);
  if (uneven !== undefined) return { at: uneven.index, reason: 'rows', value: uneven.written };
  const torn = rows.flatMap(({ cells }) => cells).find((area) => !isRectangle(area, rows));
  return torn === undefined ? undefined : { at: value.indexOf(torn), reason: 'area', value: torn };
}

function isRectangle(area: string, rows: readonly { readonly cells: readonly string[] }[]): boolean {
  if (/^\.+$/.test(area)) return true;
  const own = rows.map(({ cells }) => cells.flatMap((cell, column) => (cell === area ? column : [])).join(' '));
  const from = own.findIndex((columns) => columns !== '');
  const to = own.findLastIndex((columns) => columns !== '');
  const columns = own[from]?.split(' ').map(Number) ?? [];
  const isTogether = columns.every((column, index) => index === 0 || column === (columns[index - 1] ?? 0) + 1);
  return isTogether && own.slice(from, to + 1).every((each) => each === own[from]);
}
