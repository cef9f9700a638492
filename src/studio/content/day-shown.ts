import { isPublished, publicationOf } from '../../compiler/dates/publication';
import { isDayOrMonth } from '../../shared/dates';
import type { Pointer } from '../../shared/pointer';
import { valueIn } from './schema-at';

/** A day on which something is shown that is not shown on this one, by its own days or those of what it stands in; nothing where it is. */
export function dayShown(data: unknown, pointer: Pointer, day: string): string | undefined {
  const around = [0, ...pointer].map((_key, depth) => valueIn(data, pointer.slice(0, depth)));
  const { publish = day, expire = day } = publicationOf(around.find((each) => !isPublished(each, day)));
  const shown = day < publish ? publish : expire;
  return shown !== day && isDayOrMonth(shown) ? shown : undefined;
}
