import { isRecord } from '../../../shared/is-record';
import type { Finding } from '../../findings/finding';
import { possibleFix, setEdit } from '../../findings/fixes';
import { typicalLanguage } from '../../languages';
import type { Contract } from '../../schema/contract';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { valueAt } from '../../values/value-at';
import { exampleOf, inOneLine } from '../typical-value';

type SiteLanguage = NonNullable<ReturnType<typeof typicalLanguage>>;

/** A list of the languages of the site that holds nothing but their codes. */
interface LanguagesByCode {
  readonly errors: readonly ShapeError[];
  readonly list: ShapeError['pointer'];
  readonly languages: readonly SiteLanguage[];
}

export function languagesByCode(errors: readonly ShapeError[], _contract: Contract, source: Source): LanguagesByCode[] {
  const bare = errors.filter(({ keyword, schema }) => keyword === 'type' && schema['x-site-language'] === true);
  const list = bare[0]?.pointer.slice(0, -1) ?? [];
  const languages = bare.flatMap(({ value }) => typicalLanguage(value) ?? []);
  const all: unknown = valueAt(source.data, list);
  const isAll = Array.isArray(all) && all.length > 1 && bare.length === all.length && languages.length === all.length;
  return isAll ? [{ errors: bare, list, languages }] : [];
}

/** Tells what each of them has beside its code. */
export function languagesInFull({ errors, list, languages }: LanguagesByCode, source: Source, contract: Contract) {
  const place = { source, pointer: list };
  const details = {
    expected: 'object',
    example: errors[0] === undefined ? '' : exampleOf(errors[0].schema, contract),
    correct: inOneLine(languages),
  };
  return { code: 'type-wrong', place, details, ...possibleFix(setEdit(place, languages)) } satisfies Finding;
}

/** The languages that are named in one text, or as keys, where a list of them goes. */
export function languagesNamed(value: unknown, { items = {} }: Schema, contract: Contract): SiteLanguage[] | undefined {
  if (dereference(contract, items)['x-site-language'] !== true) return undefined;
  const names = typeof value === 'string' ? value.split(/[\s,;]+/) : isRecord(value) ? Object.keys(value) : [];
  const languages = names.flatMap((name) => typicalLanguage(name) ?? []);
  return languages.length > 0 && languages.length === names.length ? languages : undefined;
}
