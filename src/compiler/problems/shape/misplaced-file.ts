import { isRecord } from '../../../shared/is-record';
import type { Finding } from '../../findings/finding';
import type { Contract } from '../../schema/contract';
import type { Kind } from '../../schema/kind';
import type { Source } from '../../source';

/** Tells of a file in the wrong folder: its keys do not fit its own kind, but those of one other kind. */
export function misplacedFile({ kind, id, path, data }: Source, contract: Contract): Finding | undefined {
  const { kinds, sections } = contract;
  if (id === undefined || !isRecord(data)) return undefined;
  const keys = Object.keys(data);
  const isOf = ({ schema }: Kind) => {
    // Where a file holds a single section, its keys are those of the section's type.
    const { properties, required = [] } = (schema['x-section'] && sections.get(String(data.type))) || schema;
    if (properties === undefined) return false;
    return keys.every((key) => Object.hasOwn(properties, key)) && required.every((key) => keys.includes(key));
  };
  if (keys.length === 0 || !lacksItsKeys(kind, keys, data.type)) return undefined;
  // Of entries by their names, only the whole of them tells what they are.
  const isOfEntries = (each: Kind) =>
    typeof each.schema.additionalProperties === 'object' &&
    keys.length > 1 &&
    contract.validate(`${each.name}.schema.json`, data).length === 0;
  const [other, ...more] = kinds.filter((each) => each !== kind && (isOf(each) || isOfEntries(each)));
  if (other === undefined || more.length > 0) return undefined;
  const details = { file: path, to: other.files.replace('*', id) };
  const fix = { edits: [{ do: 'rename-file' as const, file: path, to: details.to }], isCertain: false };
  return { code: 'file-misplaced', place: { file: path }, details, fix };
}

/** Whether a file has not what one of its kind has: of a section, a type. */
function lacksItsKeys({ schema }: Kind, keys: readonly string[], type: unknown): boolean {
  if (schema['x-section'] === true) return typeof type !== 'string';
  const { properties = {}, required = [] } = schema;
  return required.some((key) => !keys.includes(key)) && !keys.every((key) => Object.hasOwn(properties, key));
}
