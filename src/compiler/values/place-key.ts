import type { Pointer } from '../../shared/pointer';
import type { Source } from '../source';

/** A place of a site, to be told from others. */
export function placeKey({ source, pointer }: { readonly source: Source; readonly pointer: Pointer }): string {
  return [source.path, ...pointer].join('/');
}
