import type { Source } from '../load';
import type { Pointer } from '../problem';
import { isRecord } from '../sections';
import type { Site } from '../site';
import type { Visit } from '../visit';

/** The values that a resolver of this name will turn into something. */
export function valuesResolvedAs(site: Site, ...names: string[]): Visit[] {
  return site.values.filter(({ schema }) => names.includes(schema['x-resolve'] ?? ''));
}

/** One text of one language, as it is written. */
export interface WrittenText {
  readonly source: Source;
  readonly pointer: Pointer;
  readonly text: string;
}

/** The written texts of a value: one for each language of a localised one. */
export function textsIn({ source, pointer, value }: Visit): WrittenText[] {
  if (typeof value === 'string') return [{ source, pointer, text: value }];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([language, text]) =>
    typeof text === 'string' ? [{ source, pointer: [...pointer, language], text }] : [],
  );
}
