import { isRecord } from '../sections';
import { inFiles } from '../values';
import { type Visit, visit } from '../visit';

type Place = Pick<Visit, 'source' | 'pointer'>;

/** Several days in a row: where the first and the last of them are written. */
interface Span {
  readonly first: string;
  readonly last: string;
}

/** What says that it takes several days. */
export const spans = inFiles((source, contract): readonly Span[] =>
  visit(source, contract).flatMap(({ pointer, value, schema }) => {
    const [first = '', last = ''] = schema['x-span'] ?? [];
    if (!isRecord(value) || value[last] === undefined) return [];
    return [
      {
        first: placeKey({ source, pointer: [...pointer, first] }),
        last: placeKey({ source, pointer: [...pointer, last] }),
      },
    ];
  }),
);

/** A place of a site, to be told from others. */
export function placeKey({ source, pointer }: Place): string {
  return [source.path, ...pointer].join('/');
}
