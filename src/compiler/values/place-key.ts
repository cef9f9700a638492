import type { Source } from '../source';
import type { Pointer } from './pointer';

/** A place of a site, to be told from others. */
export function placeKey({ source, pointer }: { readonly source: Source; readonly pointer: Pointer }): string {
  return [source.path, ...pointer].join('/');
}
