import { kindOfCollection } from '../../compiler/schema/kind';
import type { Schema } from '../../compiler/schema/schema';
import { schemaText } from '../../diagnostics/schema-text';
import { valueTitles } from '../../diagnostics/value-titles';
import { useFormPart } from './form-store';

/** What the values of a choice are called: by its description, as languages, as collections, or else as they are. */
export function useChoiceWords(schema: Schema): (value: string) => string {
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  const values = (schema.enum ?? []).map(String);
  if (schema['x-language'] === true) {
    return (value) => contract.languages.find(({ code }) => code === value)?.name ?? value;
  }
  const collections = new Set(contract.kinds.map(({ collection }) => collection));
  if (values.every((value) => collections.has(value))) {
    return (value) => schemaText(kindOfCollection(contract, value).schema, language).title;
  }
  const titles = valueTitles(schema, language);
  return (value) => titles.get(value) ?? value;
}
