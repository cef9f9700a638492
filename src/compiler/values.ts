import type { Draft } from './draft';
import type { Source } from './load';
import { oncePerObject } from './once-per-object';
import type { Pointer } from './problem';
import type { ResolverName } from './resolve/resolver-names';
import type { ResolverInput } from './resolve/resolvers';
import type { Visit } from './visit';

/** The values that the resolvers of these names will turn into something, of the type that each takes. */
export function valuesResolvedAs<Name extends ResolverName>(
  values: readonly Visit[],
  ...names: readonly Name[]
): Visit<Draft<ResolverInput<Name>>>[] {
  const found = byResolver(values);
  return names.flatMap((name) => found.get(name) ?? []) as Visit<Draft<ResolverInput<Name>>>[];
}

const byResolver = oncePerObject((values: readonly Visit[]) => {
  const found = new Map<ResolverName, Visit[]>();
  for (const value of values) {
    const name = value.schema['x-resolve'];
    const list = name && found.get(name);
    if (list) list.push(value);
    else if (name) found.set(name, [value]);
  }
  return found;
});

/** One text of one language, as it is written. */
export interface WrittenText {
  readonly source: Source;
  readonly pointer: Pointer;
  readonly text: string;
}

/** The written texts of a value: one for each language of a localised one. */
export function textsIn({
  source,
  pointer,
  value,
}: Visit<Draft<string | Readonly<Record<string, string>>>>): WrittenText[] {
  if (typeof value === 'string') return [{ source, pointer, text: value }];
  return Object.entries(value).flatMap(([language, text]) =>
    text === undefined ? [] : [{ source, pointer: [...pointer, language], text }],
  );
}
