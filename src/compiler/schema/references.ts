import { oncePerObject } from '../../shared/once-per-object';
import { mapSchema, type Schema } from './schema';

type Schemas = ReadonlyMap<string, Schema>;

/** Rewrites every `$ref` to `file#/pointer`, so that one look-up table serves all schemas. */
export function withAbsoluteReferences(schema: Schema, path: string): Schema {
  return mapSchema(schema, (value, key) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const [file, fragment] = value.split('#');
    return `${new URL(file ?? '', `schemas://contract/${path}`).pathname.slice(1)}#${fragment ?? ''}`;
  });
}

/** Follows `$ref`s until the schema itself is reached. */
export function dereference({ schemas }: { readonly schemas: Schemas }, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : targetOf(schema, schemas);
}

const targetOf = oncePerObject((schema: Schema, schemas: Schemas): Schema => {
  let current = schema;
  while (current.$ref !== undefined) current = lookUp(schemas, current.$ref);
  return current;
});

/** References lead to a whole schema or to one of its definitions. */
function lookUp(schemas: Schemas, reference: string): Schema {
  const [file = '', fragment = ''] = reference.split('#');
  const schema = schemas.get(file);
  const found = fragment === '' ? schema : schema?.$defs?.[fragment.replace('/$defs/', '')];
  if (found === undefined) throw new Error(`schemas: «${reference}» leads nowhere`);
  return found;
}
