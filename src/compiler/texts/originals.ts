import { oncePerObject } from '../../shared/once-per-object';
import { COPIED_FILE } from '../language-data/page-names';
import type { Entry } from '../site';

/** Pages with the one that was there first before those that are copies of it, as far as their names tell. */
export function originalsFirst<Each>(pages: readonly Each[], entryOf: (page: Each) => Entry): Each[] {
  const ranked = pages.map((page) => ({ page, rank: rankOf(entryOf(page)), length: entryOf(page).id.length }));
  return ranked.sort((one, other) => one.rank - other.rank || one.length - other.length).map(({ page }) => page);
}

/** A file that is called like its address is hardly a copy, and one whose name no editor would choose is. */
const rankOf = oncePerObject(({ id, value }: Entry): number => {
  if (!/^[a-z0-9-]+$/.test(id) || COPIED_FILE.test(id)) return 2;
  const path = JSON.stringify(Reflect.get(value, 'path') ?? '');
  return path.includes(`/${id}"`) || path.includes('"/"') ? 0 : 1;
});
