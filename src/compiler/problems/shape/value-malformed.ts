import { mistypedAddress } from '../../addresses/mistyped-address';
import { mistypedDate, mistypedYearlyDay } from '../../dates/mistyped-date';
import type { Finding } from '../../findings/finding';
import { possibleFix, setEdit, type ValuePlace } from '../../findings/fixes';
import { typedAt } from '../../findings/locate';
import type { WantedForm } from '../../findings/problem-details';
import type { Contract } from '../../schema/contract';
import { type Schema, wordsOf } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import { exampleOf } from '../typical-value';
import { wantedForm } from './wanted-form';

/** A value that has another form than its place asks for; nothing of a mere slip, which a rule tells with what was meant. */
export function valueMalformed(place: ValuePlace, contract: Contract, error: ShapeError): Finding | undefined {
  const { source, pointer } = place;
  const { value, schema, propertyName } = error;
  if (isMistyped(String(value), schema)) return undefined;
  const wanted = wantedForm(source, contract, error);
  return {
    code: 'value-malformed',
    place: propertyName === undefined ? place : { source, pointer, key: propertyName },
    details: {
      value: propertyName ?? (typeof value === 'number' ? typedAt(source, pointer) : undefined) ?? String(value),
      rule: wordsOf(schema),
      example: exampleOf(schema, contract),
      ...wanted,
    },
    ...(propertyName === undefined && fixOfForm(place, wanted)),
  };
}

function fixOfForm(place: ValuePlace, { key, isInstead, correct, least }: WantedForm): Pick<Finding, 'fix'> {
  if (correct !== undefined) return possibleFix(setEdit(place, least === undefined ? correct : Number(correct)));
  if (isInstead !== true || key === undefined) return {};
  return possibleFix({ do: 'rename', file: place.source.path, pointer: place.pointer, key });
}

function isMistyped(value: string, { format }: Schema): boolean {
  if (format === 'link-address' || format === 'web-address') return mistypedAddress(value) !== undefined;
  if (format === 'date' || format === 'day-or-month') return mistypedDate(value) !== undefined;
  return format === 'month-day' && mistypedYearlyDay(value) !== undefined;
}
