import { groupBy } from '../../../shared/group-by';
import { isLocalised } from '../../schema/prose';
import type { ShapeError } from '../../schema/validator';

/** Errors by the place of the map, or other value, that they are about. */
export function byHolder(errors: readonly ShapeError[]): ReadonlyMap<string, readonly ShapeError[]> {
  return groupBy(errors, ({ pointer }) => pointer.join('/'));
}

/** Whether a key is there that the schema does not know. */
export function isUnknownKey({ keyword }: ShapeError): boolean {
  return keyword === 'additionalProperties';
}

/** The key that the schema does not know. */
export function unknownKeyOf({ params }: ShapeError): string {
  return String(params.additionalProperty);
}

/** Whether a key that the schema requires is not there. */
export function isMissingKey({ keyword }: ShapeError): boolean {
  return keyword === 'required';
}

/** The key that is missing. */
export function missingKeyOf({ params }: ShapeError): string {
  return String(params.missingProperty);
}

/** The key of a map that an error about the map is about. */
export function nameIn({ params, keyword }: ShapeError): string {
  return keyword === 'additionalProperties' ? String(params.additionalProperty) : String(params.propertyName ?? '');
}

/** The path of a key of the value that an error is about, whether it is there or not. */
export function pathOf({ pointer }: ShapeError, key: string): string {
  return [...pointer, key].join('/');
}

/** The values that are allowed at the place of an error. */
export function allowedValues({ params }: ShapeError): readonly unknown[] {
  return Array.isArray(params.allowedValues) ? params.allowedValues : [params.allowedValue];
}

/**
 * Whether a value has another type than the schema asks for. One that merely has another form has the right type, such
 * as a text that is not in the list, or that is not written in each language.
 */
export function hasWrongType(error: ShapeError): boolean {
  const { keyword, value, schema } = error;
  if (keyword === 'type') return !(isLocalised(schema) && typeof value === 'string');
  if (keyword !== 'enum' && keyword !== 'const') return false;
  return !allowedValues(error).some((allowed) => typeof allowed === typeof value);
}
