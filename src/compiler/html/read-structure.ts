import type { HtmlStructure } from './html-structure';
import { piecesOf } from './html-tags';
import { matchTags } from './match-tags';

export function structureOf(html: string): HtmlStructure {
  const { tags, broken } = piecesOf(html);
  // What follows a tag that does not end is not told as well.
  return broken.length > 0 ? { ...NONE, broken } : { tags, broken, ...matchTags(tags, html.length) };
}

const NONE = { tags: [], elements: [], unknown: [], unclosed: [], unopened: [], crossed: [], misplaced: [] };
