import { BLOCKS, HEADINGS, HOLDERS, PARENTS, WORDS } from './html-elements';
import type { MisplacedTag } from './html-structure';
import type { Tag } from './html-tags';

/** An element that is open. */
export interface OpenElement {
  readonly name: string;
  readonly tag: Tag;
  readonly isKnown: boolean;
  /** The nearest element around it in which there can be no block. */
  readonly line: OpenElement | undefined;
  /** The link around it. */
  readonly link: OpenElement | undefined;
}

export function openWithin(
  around: OpenElement | undefined,
  element: Pick<OpenElement, 'name' | 'tag' | 'isKnown'>,
): OpenElement {
  return { ...element, line: around && lineWithin(around), link: around && linkWithin(around) };
}

/** Whether an element that is not closed ends where another one begins: for a browser, and a heading for who has written it. */
export function isEndedBy(name: string, next: string): boolean {
  return name === 'p' || HEADINGS.has(name) ? BLOCKS.has(next) : name === next && name in PARENTS;
}

/** Why an element cannot stand where it does, with the element around it that is the reason. */
export type Misplacement = Omit<MisplacedTag, 'tag'> & { readonly around: OpenElement | undefined };

export function misplacementOf(name: string, around: OpenElement | undefined): Misplacement | undefined {
  if (around?.isKnown === false) return undefined;
  const parents = PARENTS[name];
  if (parents !== undefined && !parents.includes(around?.name ?? '')) return { parents, around };
  if (around === undefined) return undefined;
  const items = HOLDERS[around.name] ?? [name];
  if (!items.includes(name)) return { inside: around.name, ...(items[0] !== undefined && { item: items[0] }), around };
  const line = lineWithin(around);
  if (line !== undefined && BLOCKS.has(name) && parents === undefined) return { inside: line.name, around: line };
  const link = linkWithin(around);
  return link !== undefined && name === 'a' ? { inside: 'a', around: link } : undefined;
}

function lineWithin(entry: OpenElement): OpenElement | undefined {
  const { name, line } = entry;
  if (name === 'p' || HEADINGS.has(name) || WORDS.has(name)) return entry;
  return BLOCKS.has(name) ? undefined : line;
}

function linkWithin(entry: OpenElement): OpenElement | undefined {
  return entry.name === 'a' ? entry : entry.link;
}
