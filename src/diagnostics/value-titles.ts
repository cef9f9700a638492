import { choiceWords } from '../compiler/schema/choice-words';
import type { Schema } from '../compiler/schema/schema';
import type { MessageLanguage } from './languages';
import { schemaText } from './schema-text';

/** What the values of a choice are called; those of which its schema says nothing are missing. */
export function valueTitles(schema: Schema, language: MessageLanguage): ReadonlyMap<string, string> {
  const { 'x-values': named } = schema;
  if (named === undefined)
    return choiceWords(schemaText(schema, language).description, (schema.enum ?? []).map(String));
  return new Map(Object.entries(named).map(([value, titles]) => [value, titles[language]]));
}
