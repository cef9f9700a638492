import { isRecord } from '../../../shared/is-record';
import type { Finding } from '../../findings/finding';
import { possibleFix, type ValuePlace } from '../../findings/fixes';
import { typicalLanguage } from '../../languages';
import { usualBeginning } from '../../messages/usual-message';
import type { Contract } from '../../schema/contract';
import { isLocalised } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import { textGap } from '../../values/gaps';
import { exampleOf, inOneLine } from '../typical-value';
import { missingKeyOf } from './shape-errors';
import { wrongType } from './wrong-type';

/** A key that has to be there: of a text, the language that it lacks. Where there is none at all, they are told together. */
export function missingKey(place: ValuePlace, contract: Contract, error: ShapeError): Finding | undefined {
  const { schema, value } = error;
  const key = missingKeyOf(error);
  if (isEmptyMap(value) && place.pointer.length > 0) {
    const isFirst = key === schema.required?.[0];
    return isFirst ? wrongType(place, contract, { ...error, params: { type: 'object' } }) : undefined;
  }
  if (isLocalised(schema) && contract.languages.some(({ code }) => code === key)) {
    // Where it is to be written.
    const pointer = [...place.pointer, key];
    return { code: 'translation-missing', place: { ...place, pointer }, details: { language: key } };
  }
  const known: unknown = Reflect.get(Object(languageMeant(value, schema)), key);
  if (known !== undefined) {
    const edit = { do: 'insert' as const, file: place.source.path, pointer: [...place.pointer, key], value: known };
    return { code: 'key-missing', place, details: { key, example: JSON.stringify(known) }, ...possibleFix(edit) };
  }
  const usual = usualBeginning(contract, schema.properties?.[key] ?? {}, textGap);
  if (usual !== undefined) return missingUsual(place, key, usual);
  const wanted = dereference(contract, schema.properties?.[key] ?? {});
  const named = entriesNamed(wanted, contract);
  return { code: 'key-missing', place, details: { key, example: exampleOf(wanted, contract), ...named } };
}

function entriesNamed(wanted: Schema, contract: Contract) {
  const { items } = wanted;
  const { 'x-reference': of } = items === undefined ? wanted : dereference(contract, items);
  if (of === undefined) return {};
  if (items === undefined) return { entries: { of, as: 'one' as const } };
  return { entries: { of, as: (wanted.minItems ?? 0) > 0 ? ('list' as const) : ('any' as const) } };
}

/** What it usually says is what it says in nearly every site. */
function missingUsual(
  place: ValuePlace,
  key: string,
  { value, isUsual }: NonNullable<ReturnType<typeof usualBeginning>>,
): Finding {
  const edit = { do: 'insert' as const, file: place.source.path, pointer: [...place.pointer, key], value };
  const fix = { edits: [edit], isCertain: isUsual };
  return { code: 'key-missing', place, details: { key, example: inOneLine(value) }, fix };
}

function isEmptyMap(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

/** Where a language of the site is declared, everything that follows from its code. */
function languageMeant(value: unknown, schema: Schema) {
  return schema['x-site-language'] === true ? typicalLanguage(Reflect.get(Object(value), 'code')) : undefined;
}
