import type { Edit } from '../../compiler/findings/fix';
import { isRecord } from '../../shared/is-record';
import { type ContentPlace, placeIn } from '../place';

/** What puts a section on its page once more, behind itself. */
export function duplicateEdits(place: ContentPlace, section: unknown): Edit[] {
  const { file, pointer } = place;
  const behind = { file, pointer: [...pointer.slice(0, -1), Number(pointer.at(-1)) + 1] };
  return [{ do: 'duplicate', ...place }, ...withoutAnchor(behind, section)];
}

/** What puts a section of another page at a place, as it is written there. */
export function copyHereEdits(place: ContentPlace, from: ContentPlace, section: unknown): Edit[] {
  return [{ do: 'insert', ...place, value: section, as: from }, ...withoutAnchor(place, section)];
}

/** A page has an anchor once, by which links find that section. */
function withoutAnchor(place: ContentPlace, section: unknown): Edit[] {
  return isRecord(section) && Object.hasOwn(section, 'id') ? [{ do: 'remove', ...placeIn(place, 'id') }] : [];
}
