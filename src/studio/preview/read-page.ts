import type { Rendering } from '../compiling/site-compiler';
import { carryOrigins, type OriginList, takeOutMarks } from './origins';

/** The page without marks, and what they said. */
export function readPage(
  frame: Document,
  { markup, published }: Rendering,
  only: string | undefined,
): { next: HTMLElement; list: OriginList } {
  const marked = rootWith(frame, markup, only);
  const list = takeOutMarks(marked);
  if (published === undefined) return { next: marked, list };
  const next = rootWith(frame, published, only);
  return { next, list: carryOrigins(marked, list, next) };
}

function rootWith(frame: Document, markup: string, only: string | undefined): HTMLElement {
  const root = frame.createElement('div');
  root.id = 'root';
  root.innerHTML = markup;
  const alone = only === undefined ? null : root.querySelector(`[id="${CSS.escape(only)}"]`);
  if (alone !== null) root.replaceChildren(alone);
  return root;
}
