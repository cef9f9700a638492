import type { Contract } from '../../compiler/contract';
import { isRecord } from '../../compiler/sections';
import { schemaAt, valueIn } from '../forms/schema-at';
import type { ContentPlace } from '../place';

/** What is drawn and not read. */
const PICTURES: ReadonlySet<string> = new Set(['iconName', 'media']);

/** The picture or icon that belongs to what is written at a place: in the same item of a list, or the same entry. */
export function findPicture(
  contract: Contract,
  { file, pointer }: ContentPlace,
  data: unknown,
): ContentPlace | undefined {
  for (let depth = pointer.length; depth >= 0; depth -= 1) {
    const holder = pointer.slice(0, depth);
    const value = valueIn(data, holder);
    const key = Object.keys(isRecord(value) ? value : {}).find((each) => {
      const { schema } = schemaAt(contract, file, [...holder, each], data) ?? {};
      return PICTURES.has(schema?.['x-resolve'] ?? '');
    });
    if (key !== undefined) return { file, pointer: [...holder, key] };
    if (typeof holder.at(-1) === 'number') return undefined;
  }
  return undefined;
}
