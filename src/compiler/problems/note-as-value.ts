import type { Edit } from '../findings/fix';
import type { ValuePlace } from '../findings/fixes';
import { commentedAt, nodeAt } from '../findings/locate';

/** Puts a value in the place of the comment that it was taken for. */
export function inPlaceOfNote(place: ValuePlace, value: string): Edit {
  const { source, pointer } = place;
  const offset = source.text.indexOf('#', nodeAt(source, pointer)?.range?.[0]);
  const length = commentedAt(place)?.length ?? 0;
  return { do: 'replace', file: source.path, offset, length, text: JSON.stringify(value) };
}
