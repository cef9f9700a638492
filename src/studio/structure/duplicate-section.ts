import type { Edit } from '../../compiler/problems/fix';
import { isRecord } from '../../shared/is-record';
import type { ContentPlace } from '../place';

/** What puts a section on its page once more, as it is written, behind itself; without its anchor, which a page has once. */
export function duplicateEdits(place: ContentPlace, section: unknown): Edit[] {
  const { file, pointer } = place;
  const anchor = [...pointer.slice(0, -1), Number(pointer.at(-1)) + 1, 'id'];
  const hasAnchor = isRecord(section) && Object.hasOwn(section, 'id');
  return [{ do: 'duplicate', ...place }, ...(hasAnchor ? [{ do: 'remove' as const, file, pointer: anchor }] : [])];
}
