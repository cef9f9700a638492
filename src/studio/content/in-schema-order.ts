import type { Edit } from '../../compiler/findings/fix';
import type { Contract } from '../../compiler/schema/contract';
import { applyOperation } from '../../editing/apply-operation';
import { EditRefused } from '../../editing/operation';
import { isRecord } from '../../shared/is-record';
import { schemaAt } from './schema-at';

/**
 * The same edits, in which a key that is added to a map stands where its schema has it: behind the nearest of those that
 * come before it there, or before the nearest of those that come after it.
 */
export function inSchemaOrder(
  edits: readonly Edit[],
  contract: Contract,
  dataOf: (file: string) => unknown,
): readonly Edit[] {
  const known = new Map<string, unknown>();
  const now = (file: string) => (known.has(file) ? known.get(file) : dataOf(file));
  return edits.map((edit) => {
    if (!('pointer' in edit)) return edit;
    const placed = edit.do === 'insert' ? besideOthers(edit, contract, now(edit.file)) : edit;
    known.set(edit.file, afterwards(now(edit.file), placed));
    return placed;
  });
}

type PointedEdit = Extract<Edit, { readonly pointer: unknown }>;

/** What cannot be made is refused where it is made. */
function afterwards(data: unknown, edit: PointedEdit): unknown {
  try {
    return applyOperation(data, edit);
  } catch (error) {
    if (error instanceof EditRefused) return data;
    throw error;
  }
}

function besideOthers(
  edit: Extract<Edit, { readonly do: 'insert' }>,
  contract: Contract,
  data: unknown,
): Extract<Edit, { readonly do: 'insert' }> {
  const key = edit.pointer.at(-1);
  const holder = schemaAt(contract, edit.file, edit.pointer.slice(0, -1), data);
  if (typeof key !== 'string' || holder === undefined || !isRecord(holder.value)) return edit;
  const { schema, value } = holder;
  const order =
    schema['x-localised'] === true ? contract.languages.map(({ code }) => code) : Object.keys(schema.properties ?? {});
  const index = order.indexOf(key);
  if (index < 0) return edit;
  const isThere = (other: string) => Object.hasOwn(value, other);
  const after = order.slice(0, index).findLast(isThere);
  const before = order.slice(index + 1).find(isThere);
  if (after !== undefined) return { ...edit, after };
  return before === undefined ? edit : { ...edit, before };
}
