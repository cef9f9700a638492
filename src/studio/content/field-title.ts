import type { Contract } from '../../compiler/schema/contract';
import type { MessageLanguage } from '../../diagnostics/languages';
import type { Pointer } from '../../shared/pointer';
import type { ContentPlace } from '../place';
import { schemaAt } from './schema-at';
import { valueWords } from './schema-words';

/** What the field at a place of some data is called; an item by its list, and nothing of what has no field. */
export function fieldTitle(
  contract: Contract,
  { file, pointer }: ContentPlace,
  data: unknown,
  language: MessageLanguage,
): string | undefined {
  const last = pointer.findLastIndex((key) => typeof key === 'string');
  const found = last < 0 ? undefined : schemaAt(contract, file, pointer.slice(0, last + 1), data);
  return found && valueWords(found.raw, found.schema, String(found.pointer.at(-1)), language).title;
}

/** What the field of a key is called at a place, or around it; nothing where there is none. */
export function titleOfKey(
  contract: Contract,
  key: string,
  place: ContentPlace,
  data: unknown,
  language: MessageLanguage,
): string | undefined {
  const pointer = pointerOfKey(contract, key, place, data);
  return pointer && fieldTitle(contract, { file: place.file, pointer }, data, language);
}

/** Where a key belongs at a place, or around it; nothing where it belongs nowhere. */
export function pointerOfKey(
  contract: Contract,
  key: string,
  { file, pointer }: ContentPlace,
  data: unknown,
): Pointer | undefined {
  const around = pointer.map((_key, index) => pointer.slice(0, -1 - index));
  const holder = [pointer, ...around].find((each) => {
    const schema = schemaAt(contract, file, each, data)?.schema;
    return schema?.['x-localised'] !== true && schema?.properties?.[key] !== undefined;
  });
  return holder && [...holder, key];
}
