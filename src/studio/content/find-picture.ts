import type { Contract } from '../../compiler/schema/contract';
import { asRecord } from '../../shared/is-record';
import type { ContentPlace } from '../place';
import { schemaAt, valueIn } from './schema-at';

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
    const key = Object.keys(asRecord(value)).find((each) =>
      isPicture(contract, { file, pointer: [...holder, each] }, data),
    );
    if (key !== undefined) return { file, pointer: [...holder, key] };
    if (typeof holder.at(-1) === 'number') return undefined;
  }
  return undefined;
}

/** The picture of which something is written at a place, such as what it shows. */
export function pictureAround(
  contract: Contract,
  { file, pointer }: ContentPlace,
  data: unknown,
): ContentPlace | undefined {
  return pointer
    .map((_key, index) => ({ file, pointer: pointer.slice(0, index + 1) }))
    .find((place) => isPicture(contract, place, data));
}

function isPicture(contract: Contract, { file, pointer }: ContentPlace, data: unknown): boolean {
  const { schema } = schemaAt(contract, file, pointer, data) ?? {};
  return PICTURES.has(schema?.['x-resolve'] ?? '');
}
