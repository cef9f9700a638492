import { nameKindOf } from '../../compiler/names/known-names';
import type { Contract } from '../../compiler/schema/contract';
import { kindOfCollection, kindOfName } from '../../compiler/schema/kind';
import type { Schema } from '../../compiler/schema/schema';
import type { MessageLanguage } from '../../diagnostics/languages';
import { schemaText } from '../../diagnostics/schema-text';
import { valueTitles } from '../../diagnostics/value-titles';
import { valueIn } from './schema-at';
import { nameOfThing, placeOfEntry } from './thing';

/** What the values of a choice are called: by its description, as languages, as collections, or else as they are. */
export function choiceTitles(schema: Schema, contract: Contract, language: MessageLanguage): (value: string) => string {
  const values = (schema.enum ?? []).map(String);
  if (schema['x-language'] === true) {
    return (value) => contract.languages.find(({ code }) => code === value)?.name ?? value;
  }
  const collections = new Set(contract.kinds.map(({ collection }) => collection));
  if (values.length > 0 && values.every((value) => collections.has(value))) {
    return (value) =>
      values.includes(value) ? schemaText(kindOfCollection(contract, value).schema, language).title : value;
  }
  const titles = valueTitles(schema, language);
  return (value) => titles.get(value) ?? value;
}

/** What a value that is chosen is called there: one of a few, or the name of something; nothing where that is not known. */
export function titleOfChosen(
  value: string,
  schema: Schema,
  contract: Contract,
  dataOf: (file: string) => unknown,
  language: MessageLanguage,
): string | undefined {
  const choice = choiceTitles(schema, contract, language)(value);
  if (choice !== value) return choice;
  const kind = kindOfName(contract, nameKindOf(schema) ?? '');
  if (kind === undefined) return undefined;
  const place = placeOfEntry(kind, value);
  const isThere = valueIn(dataOf(place.file), place.pointer) !== undefined;
  return isThere ? nameOfThing(contract, place, dataOf, language).title : undefined;
}
