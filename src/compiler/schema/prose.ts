import type { Schema } from './schema';

/** What says that a text is a code, an address, a date or the like. */
const CLOSED = [
  'const',
  'enum',
  'format',
  'pattern',
  'x-anchor',
  'x-icon',
  'x-language',
  'x-page',
  'x-reference',
  'x-theme-file',
] as const satisfies readonly (keyof Schema)[];

/** Whether a text can only be one of some, or of a certain form. */
export function isClosed(schema: Schema): boolean {
  return CLOSED.some((keyword) => schema[keyword] !== undefined);
}

/** Whether a schema asks for a text for people to read, as against one that is closed, or names something. */
export function isProse(schema: Schema): boolean {
  return (isByLanguage(schema) || isOneText(schema)) && !isClosed(schema) && schema['x-names'] === undefined;
}

/** Whether one text is enough for all languages, though it may stand by language. */
export function isOneText(schema: Schema): boolean {
  return schema.type === 'string' || schema['x-localisable'] === true;
}

/** Whether a schema asks for a text that may stand by language, of however many languages. */
export function isByLanguage(schema: Schema): boolean {
  return schema['x-localised'] === true;
}

/** Whether a schema asks for a text in each of several languages. */
export function isLocalised(schema: Schema): boolean {
  return schema['x-localised'] === true && schema.type === 'object';
}
