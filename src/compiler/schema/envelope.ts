import type { Schema } from './schema';

/** The schema of a section type with the keys that all sections have. */
export function inEnvelope(envelope: Schema, schema: Schema, type: string): Schema {
  const without = schema['x-without'] ?? [];
  const common = Object.entries(envelope.properties ?? {}).filter(([key]) => !without.includes(key));
  const { type: typeKey, ...others } = Object.fromEntries(common);
  const { type: _any, ...described } = typeKey ?? {};
  return {
    ...schema,
    type: 'object',
    additionalProperties: false,
    required: [...(envelope.required ?? []), ...(schema.required ?? [])],
    properties: { type: { ...described, examples: [type], const: type }, ...others, ...schema.properties },
  };
}
