import type { Finding } from '../../findings/finding';
import { certainFix, possibleFix, setEdit, suggestedFix, type ValuePlace } from '../../findings/fixes';
import { commentedAt } from '../../findings/locate';
import { languageCalled } from '../../languages';
import type { Contract } from '../../schema/contract';
import type { ShapeError } from '../../schema/validator';
import { valueAt } from '../../values/value-at';
import { inPlaceOfNote } from '../note-as-value';
import { exampleOf } from '../typical-value';
import { kinFirst, meantChoice } from './meant-choice';
import { meantLetter, meantSpan } from './meant-day';
import { asTexts, convert, onlyText } from './read-as';
import { allowedValues } from './shape-errors';

/** More than these are not named in the advice. */
const MANY = 8;

/** A value that is not one of the few that are allowed. */
export function valueNotListed(place: ValuePlace, contract: Contract, error: ShapeError): Finding {
  const { value, schema } = error;
  const allowed = allowedValues(error);
  const converted = ['boolean', 'number', 'string'].map(
    (type) => [type, convert(value, type) ?? onlyText(value, type, schema)] as const,
  );
  const [meant] = converted.filter(([, each]) => allowed.includes(each));
  if (meant !== undefined) {
    const [expected, correct] = meant;
    const details = { expected, example: exampleOf(schema, contract), correct: JSON.stringify(correct) };
    return { code: 'type-wrong', place, details, ...certainFix(setEdit(place, correct)) };
  }
  const valid = asTexts(allowed);
  // No fix: without this key another one may be missing, and that is told only once it is gone.
  if (isNeedlessNo(value, allowed)) {
    return { code: 'value-not-listed', place, details: { value: String(value), valid, isNeedless: true } };
  }
  // YAML takes what follows a # for a note, and reads `no` and `false` alike.
  const noted = value === null ? commentedAt(place)?.slice(1) : undefined;
  const written = noted ?? (value === false ? 'no' : String(value));
  const suggestion =
    letterMeant(place, valid) ??
    meantChoice(written, valid, schema) ??
    (schema['x-language'] === true ? languageCalled(String(value), valid) : undefined);
  const span = typeof place.pointer.at(-1) === 'number' ? meantSpan(valid, String(value)) : undefined;
  if (span !== undefined) {
    return { code: 'value-not-listed', place, details: { value: String(value), valid, suggestion: span.join(', ') } };
  }
  const likely = suggestion === undefined ? {} : { suggestion };
  const fix =
    noted === undefined
      ? suggestedFix(String(value), likely, valid, (text) => setEdit(place, allowed[valid.indexOf(text)]))
      : suggestion && possibleFix(inPlaceOfNote(place, suggestion));
  const example = valid.length > MANY &&
    suggestion === undefined && { example: String(schema.examples?.[0] ?? valid[0]) };
  const isNothing = value === null && { isNothing: true as const };
  const details = { value: String(value), valid: kinFirst(String(value), valid), ...likely, ...example, ...isNothing };
  return { code: 'value-not-listed', place, details, ...fix };
}

/** The day that is meant by a letter in a list of such letters. */
function letterMeant({ source, pointer }: ValuePlace, valid: readonly string[]): string | undefined {
  const list = valueAt(source.data, pointer.slice(0, -1));
  return Array.isArray(list) ? meantLetter(valid, list, Number(pointer.at(-1))) : undefined;
}

/** A no where only a yes can be said: leaving the key out means no. */
function isNeedlessNo(value: unknown, allowed: readonly unknown[]): boolean {
  return allowed.length === 1 && allowed[0] === true && (value === false || convert(value, 'boolean') === false);
}
