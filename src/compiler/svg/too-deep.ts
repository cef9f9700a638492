import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { oncePerObject } from '../../shared/once-per-object';

/** In no drawing are there so many groups within groups; of many thousands, programs lose track. */
export const MOST_LEVELS = 500;

/** Whether the elements of a file lie within each other in more levels than can be read. */
export const isTooDeep = oncePerObject((content: Uint8Array): boolean => {
  const text = new TextDecoder().decode(content);
  return hasManyTags(text) && hasManyLevels(parseFragment(text));
});

/** Most have fewer tags than they may have levels. */
function hasManyTags(text: string): boolean {
  let count = 0;
  for (let next = text.indexOf('<'); next >= 0 && count <= MOST_LEVELS; next = text.indexOf('<', next + 1)) count += 1;
  return count > MOST_LEVELS;
}

function hasManyLevels(root: DefaultTreeAdapterTypes.ParentNode): boolean {
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap(({ childNodes }) => childNodes.filter((node) => 'childNodes' in node));
  }
  return false;
}
