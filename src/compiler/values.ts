import type { Draft } from './draft';
import type { Source } from './load';
import type { Pointer } from './problem';
import type { ResolverName } from './resolve/resolver-names';
import type { ResolverInput } from './resolve/resolvers';
import type { Visit } from './visit';

/** The values that the resolvers of these names will turn into something, of the type that each takes. */
export function valuesResolvedAs<Name extends ResolverName>(
  values: readonly Visit[],
  ...names: readonly Name[]
): Visit<Draft<ResolverInput<Name>>>[] {
  return values.filter((visit): visit is Visit<Draft<ResolverInput<Name>>> =>
    names.some((name) => name === visit.schema['x-resolve']),
  );
}

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
