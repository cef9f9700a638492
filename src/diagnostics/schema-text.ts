import type { SchemaText } from '../compiler/schema/schema';
import type { MessageLanguage } from './languages';

/** What a schema says of itself in one language; empty where it says nothing. */
export function schemaText(schema: SchemaText, language: MessageLanguage): { title: string; description: string } {
  const { title = '', description = '' } = inLanguage[language](schema);
  return { title, description };
}

const inLanguage = {
  es: (schema: SchemaText) => schema,
  en: (schema: SchemaText) => schema['x-en'] ?? {},
} satisfies Record<MessageLanguage, (schema: SchemaText) => SchemaText>;
