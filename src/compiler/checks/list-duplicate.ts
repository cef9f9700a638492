import { isRecord } from '../../shared/is-record';
import type { OwnRule } from '../rule';
import { dereference } from '../schema/references';
import type { Pointer } from '../values/pointer';
import { valuesThatAreLists } from '../values/values';

/** In these a list may well say the same twice, or another rule tells it. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['facts', 'redirects']);

/** Nothing stands twice in a list. */
export const listDuplicate: OwnRule<'list-duplicate'> = (site) =>
  valuesThatAreLists(site)
    .filter(({ source }) => !NOT_SHOWN.has(source.kind.name))
    .flatMap(({ source, pointer, value, schema }) => {
      const items = dereference(site.contract, schema.items ?? {});
      if (isRow(pointer) && items.pattern === undefined && items['x-reference'] === undefined) return [];
      // A page may well call to the same action twice.
      if (items['x-section'] === true) return [];
      const first = new Map<string, number>();
      return value.flatMap((item, index) => {
        const key = isRecord(item) || typeof item === 'string' ? JSON.stringify(item) : undefined;
        if (key === undefined || item === '') return [];
        const earlier = first.get(key);
        if (earlier === undefined) first.set(key, index);
        if (earlier === undefined) return [];
        const place = { source, pointer: [...pointer, index] };
        const fix = { edits: [{ do: 'remove' as const, file: source.path, pointer: place.pointer }], isCertain: true };
        const details = { ...(typeof item === 'string' && { value: item }), first: earlier + 1, second: index + 1 };
        return [{ code: 'list-duplicate', place, details, fix }];
      });
    });

/** Whether a list is that of the cells of a row: other rows, and its own other columns, may well say the same. */
function isRow(pointer: Pointer): boolean {
  const [key, ...others] = pointer;
  return (key === 'sections' ? others.slice(1) : pointer).some((step) => typeof step === 'number');
}
