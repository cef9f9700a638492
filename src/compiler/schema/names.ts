import { RESOLVER_NAMES } from '../resolve/resolver-names';
import type { Kind } from './kind';
import { MESSAGES } from './messages';
import type { Schema } from './schema';

/** The keywords whose value is the name of something that must exist. */
type NamingKeyword = 'x-resolve' | 'x-reference' | 'x-messages';

/** Throws where a schema names a resolver, a collection or a message that does not exist. */
export function requireNames(schemas: ReadonlyMap<string, Schema>, kinds: readonly Kind[]): void {
  const valid: Readonly<Record<NamingKeyword, readonly string[]>> = {
    'x-resolve': RESOLVER_NAMES,
    'x-reference': kinds.flatMap(({ collection }) => collection ?? []),
    'x-messages': Object.keys(schemas.get(MESSAGES)?.properties ?? {}),
  };
  for (const [path, schema] of schemas) requireNamesIn(schema, `schemas/${path}`, valid);
}

function requireNamesIn(schema: unknown, place: string, valid: Readonly<Record<string, readonly string[]>>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    const names = Object.hasOwn(valid, key) ? valid[key] : undefined;
    if (names === undefined) requireNamesIn(value, `${place}/${key}`, valid);
    else requireEach(namesIn(value), names, `${place}: there is no`, `for ${key}`);
  }
}

function requireEach(named: readonly string[], names: readonly string[], before: string, after: string): void {
  const unknown = named.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`${before} «${unknown}» ${after}; there are ${names.join(', ')}`);
}

/** A name, or several: in a list, or in a list for each word. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(namesIn);
  return [String(value)];
}
