import type { Finding } from '../../findings/finding';
import { setEdit, suggestedFix, type ValuePlace } from '../../findings/fixes';
import type { Contract } from '../../schema/contract';
import type { ShapeError } from '../../schema/validator';
import { slugOf, suggestionFor } from '../../spelling/suggest';
import { allCurrencies, currencyNamed } from '../../standards/currencies';
import { typicalInCountry } from '../typical-in-country';

/** By the format of a schema, the names that a standard gives what it asks for. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  currency: allCurrencies(),
  'time-zone': Intl.supportedValuesOf('timeZone'),
};

/** Currencies that people call by other letters than their code. */
const CALLED_OTHERWISE: Readonly<Record<string, string>> = { NIS: 'ILS', NTD: 'TWD', RMB: 'CNY', UKP: 'GBP' };

/** A currency or a time zone that is none: those that there are would be too many to be told. */
export function unknownToStandard(place: ValuePlace, { languages }: Contract, error: ShapeError): Finding | undefined {
  const { keyword, schema, value } = error;
  const names = keyword === 'format' ? NAMES[schema.format ?? ''] : undefined;
  if (names === undefined || value === '') return undefined;
  const written = String(value);
  const named =
    schema.format === 'currency' ? (currencyNamed(written) ?? CALLED_OTHERWISE[written.toUpperCase()]) : undefined;
  const meant = named ?? endingLike(written, names) ?? withSameLetters(written, names);
  const likely = meant === undefined ? suggestionFor(written, names) : { suggestion: meant };
  const fix = suggestedFix(written, likely, names, (name) => setEdit(place, name));
  const typical = typicalInCountry(schema.format, languages) ?? schema.examples?.[0];
  const example = likely.suggestion === undefined && { example: String(typical) };
  return { code: 'value-not-listed', place, details: { value: written, valid: [], ...likely, ...example }, ...fix };
}

/** `UER` for `EUR`: another code may be nearer. */
function withSameLetters(written: string, names: readonly string[]): string | undefined {
  const lettersOf = (name: string) => [...name.toUpperCase()].sort().join('');
  return names.find((name) => lettersOf(name) === lettersOf(written));
}

/** `Berlin`, as `Europe/Berlin` ends. */
function endingLike(written: string, names: readonly string[]): string | undefined {
  const endOf = (name: string) => slugOf(name.slice(name.lastIndexOf('/') + 1));
  const [only, ...others] = names.filter((name) => name.includes('/') && endOf(name) === endOf(written));
  return others.length === 0 ? only : undefined;
}
