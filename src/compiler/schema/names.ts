import { suggestionFor } from '../spelling/suggest';
import { ContractError } from './contract-error';
import type { Kind } from './kind';
import { MESSAGES } from './messages';
import { RESOLVER_NAMES } from './resolvers';
import type { Schema } from './schema';

/** The keywords whose value is the name of something that must exist. */
type NamingKeyword = '$ref' | 'x-resolve' | 'x-reference' | 'x-messages';

/** Throws where a schema names another one, a resolver, a collection or a message that does not exist. */
export function requireNames(schemas: ReadonlyMap<string, Schema>, kinds: readonly Kind[]): void {
  const valid: Readonly<Record<NamingKeyword, readonly string[]>> = {
    $ref: [...schemas].flatMap(([path, { $defs = {} }]) => [
      `${path}#`,
      ...Object.keys($defs).map((name) => `${path}#/$defs/${name}`),
    ]),
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
  if (unknown === undefined) return;
  const { suggestion } = suggestionFor(unknown, names);
  const offer = names.length > MOST_NAMED && suggestion !== undefined ? `did you mean «${suggestion}»?` : undefined;
  throw new ContractError(`${before} «${unknown}» ${after}; ${offer ?? `there are ${names.join(', ')}`}`);
}

/** Of more names, the nearest one is proposed. */
const MOST_NAMED = 60;

/** A name, or several: in a list, or in a list for each word. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(namesIn);
  return [String(value)];
}
