import type { SchemaText } from '../compiler/schema/schema';
import type { MessageLanguage } from './languages';

/** What a schema says of itself in one language; empty where it says nothing. */
export function schemaText(schema: SchemaText, language: MessageLanguage): { title: string; description: string } {
  const { title = '', description = '' } = inLanguage[language](schema);
  return { title, description };
}

/** What all files of a kind are called together. */
export function pluralTitle(schema: SchemaText, language: MessageLanguage): string {
  const { title = '', plural = title } = inLanguage[language](schema);
  return plural;
}

const inLanguage = {
  es: ({ 'x-plural': plural, ...text }: SchemaText) => ({ ...text, ...(plural !== undefined && { plural }) }),
  en: (schema: SchemaText) => schema['x-en'] ?? {},
} satisfies Record<MessageLanguage, (schema: SchemaText) => SchemaText['x-en'] & object>;
