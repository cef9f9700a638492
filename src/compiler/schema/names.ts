import { RESOLVER_NAMES } from '../resolve/resolver-names';
import type { Kind } from './kind';
import type { Schema } from './schema';

/** The keywords whose value is the name of something that must exist. */
type NamingKeyword = 'x-resolve' | 'x-reference';

/** Throws where a schema names a resolver or a collection that does not exist. */
export function requireNames(schemas: ReadonlyMap<string, Schema>, kinds: readonly Kind[]): void {
  const valid: Readonly<Record<NamingKeyword, readonly string[]>> = {
    'x-resolve': RESOLVER_NAMES,
    'x-reference': kinds.flatMap(({ collection }) => collection ?? []),
  };
  for (const [path, schema] of schemas) requireNamesIn(schema, `schemas/${path}`, valid);
}

function requireNamesIn(schema: unknown, place: string, valid: Readonly<Record<string, readonly string[]>>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    const names = Object.hasOwn(valid, key) ? valid[key] : undefined;
    if (names === undefined) requireNamesIn(value, `${place}/${key}`, valid);
    else if (!names.includes(String(value))) {
      throw new Error(`${place}: there is no «${String(value)}» for ${key}; there are ${names.join(', ')}`);
    }
  }
}
