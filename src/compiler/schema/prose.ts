import type { Schema } from './schema';

/** What says that a text is no text for people to read. */
const CLOSED = [
  'const',
  'enum',
  'format',
  'pattern',
  'x-anchor',
  'x-icon',
  'x-names',
  'x-page',
  'x-reference',
] as const;

/** Whether a schema asks for a text for people to read, as against a name, an address, a date or the like. */
export function isProse(schema: Schema): boolean {
  if (schema['x-localised'] === true) return CLOSED.every((keyword) => schema[keyword] === undefined);
  return schema.type === 'string' && CLOSED.every((keyword) => schema[keyword] === undefined);
}
