import { isDayOrMonth } from '../../shared/dates';
import { isRecord } from '../../shared/is-record';
import { factNamed } from '../../shared/token-syntax';
import type { DraftSite } from '../site';
import { placeKey } from '../values/place-key';
import { inFewFiles } from '../values/values';
import { visit } from '../values/visit';

/** Several days in a row: where the first and the last of them are written. */
interface Span {
  readonly first: string;
  readonly last: string;
}

/** What says that it takes several days. */
export const spans = inFewFiles('spans', (source, contract): readonly Span[] =>
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

/** The day or month that is written, or that of the fact which is named. */
export function dayWritten(written: unknown, { facts }: DraftSite): string | undefined {
  const fact = factNamed(String(written));
  const day = String(fact === undefined ? written : facts[fact]);
  return isDayOrMonth(day) ? day : undefined;
}
