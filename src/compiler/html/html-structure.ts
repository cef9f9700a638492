import { addToGroup } from '../../shared/group-by';
import type { TextPart } from '../problems/finding';
import { suggestionFor } from '../problems/suggest';
import { ALLOWED_ELEMENTS } from '../resolve/allowed-html';
import { BLOCKS, ELEMENTS, HEADINGS, HOLDERS, PARENTS, VOID, WORDS } from './html-elements';
import { piecesOf, type Tag } from './html-tags';

/** An element of a piece of HTML, from its first tag to its last. */
export interface HtmlElement {
  readonly name: string;
  readonly opening: Tag;
  /** Missing where it can have no content. */
  readonly closing?: Tag;
}

/** A tag of an element that does not exist. */
export interface UnknownTag {
  readonly tag: Tag;
  readonly suggestion?: string;
}

/** An element that nothing closes; a browser takes it to end at `end`. */
export interface UnclosedTag {
  readonly tag: Tag;
  readonly end: number;
}

/** A tag that closes something while another element in it is open; or that should close that other one. */
export interface CrossedTag {
  readonly tag: Tag;
  readonly open: string;
  readonly isMisnamed: boolean;
}

/** An element in another one that cannot hold it, but an `item` perhaps; or outside of those in which alone it can stand. */
export interface MisplacedTag {
  readonly tag: Tag;
  readonly inside?: string;
  readonly item?: string;
  readonly parents?: readonly string[];
}

/** How the tags of a piece of HTML belong together, and where they do not. */
export interface HtmlStructure {
  readonly tags: readonly Tag[];
  /** Those that are well formed, in the order in which they begin. */
  readonly elements: readonly HtmlElement[];
  readonly broken: readonly TextPart[];
  readonly unknown: readonly UnknownTag[];
  readonly unclosed: readonly UnclosedTag[];
  readonly unopened: readonly Tag[];
  readonly crossed: readonly CrossedTag[];
  readonly misplaced: readonly MisplacedTag[];
}

/** An element that is open. */
interface Open {
  readonly name: string;
  readonly tag: Tag;
  readonly isKnown: boolean;
  /** The nearest element around it in which there can be no block. */
  readonly line: Open | undefined;
  /** The link around it. */
  readonly link: Open | undefined;
}

/** An element that was still open when one around it was closed, or at the end. */
interface Left {
  readonly entry: Open;
  readonly end: number;
  readonly closedBy?: Tag | undefined;
}

export function structureOf(html: string): HtmlStructure {
  const { tags, broken } = piecesOf(html);
  // What follows a tag that does not end is not told as well.
  return broken.length > 0 ? { ...NONE, broken } : { tags, broken, ...matched(tags, html.length) };
}

const NONE = { tags: [], elements: [], unknown: [], unclosed: [], unopened: [], crossed: [], misplaced: [] };

/** Matches the tags that open and close, without anything that a browser guesses. */
function matched(tags: readonly Tag[], length: number): Omit<HtmlStructure, 'broken' | 'tags'> {
  const stack: Open[] = [];
  const openByName = new Map<string, number>();
  const elements: HtmlElement[] = [];
  const unknown: UnknownTag[] = [];
  const misspelt = new Map<string, number>();
  const unclosed: UnclosedTag[] = [];
  const unopened: Tag[] = [];
  const crossed: CrossedTag[] = [];
  const misplaced: (MisplacedTag & { readonly around: Open | undefined })[] = [];
  const left = new Map<string, Left[]>();
  /** Where something begins before which a browser takes an element to end. */
  const ends = new Map<Open, number>();
  /** Tags that closed nothing, by the element that was open then. */
  const strayIn = new Map<Open, Tag>();
  /** Elements that nobody closed: what stands in them perhaps stands behind them. */
  const guessed = new Set<Open>();

  for (const tag of tags) {
    if (tag.isClosing) close(tag);
    else open(tag);
  }
  while (stack.length > 0) leave(stack.pop(), length);
  tellLeft();
  return {
    elements: elements.sort((one, other) => one.opening.part.offset - other.opening.part.offset),
    unknown,
    unclosed: unclosed.sort(byPlace),
    unopened: unopened.sort((one, other) => one.part.offset - other.part.offset),
    crossed: crossed.sort(byPlace),
    misplaced: misplaced
      .filter(({ around }) => around === undefined || !guessed.has(around))
      .map(({ around: _around, ...misplacement }) => misplacement),
  };

  function open(tag: Tag): void {
    const isKnown = ELEMENTS.has(tag.name);
    if (!isKnown) {
      unknown.push({ tag, ...suggestedElement(tag.name) });
      count(misspelt, tag.name, 1);
    }
    const name = nameMeant(tag.name);
    const around = stack.at(-1);
    if (around !== undefined && !ends.has(around) && isEndedBy(around.name, name)) ends.set(around, tag.part.offset);
    const misplacement = misplacementOf(name, around);
    if (isKnown && misplacement !== undefined) misplaced.push({ tag, ...misplacement });
    if (VOID.has(name)) {
      elements.push({ name, opening: tag });
      return;
    }
    stack.push({ name, tag, isKnown, line: around && lineWithin(around), link: around && linkWithin(around) });
    count(openByName, name, 1);
  }

  function close(tag: Tag): void {
    const name = nameMeant(tag.name);
    if (!ELEMENTS.has(tag.name)) {
      // What closes a misspelt tag and is misspelt like it is told with it.
      if ((misspelt.get(tag.name) ?? 0) > 0) count(misspelt, tag.name, -1);
      else unknown.push({ tag, ...suggestedElement(tag.name) });
    }
    if ((openByName.get(name) ?? 0) === 0) {
      if (ELEMENTS.has(tag.name)) closeNothing(tag);
      return;
    }
    let entry = stack.pop();
    while (entry !== undefined && entry.name !== name) {
      leave(entry, tag.part.offset, tag);
      entry = stack.pop();
    }
    if (entry === undefined) return;
    count(openByName, name, -1);
    elements.push({ name, opening: entry.tag, closing: tag });
  }

  function leave(entry: Open | undefined, end: number, closedBy?: Tag): void {
    if (entry === undefined) return;
    count(openByName, entry.name, -1);
    addToGroup(left, entry.name, { entry, end, closedBy });
  }

  function closeNothing(tag: Tag): void {
    const early = left.get(tag.name)?.pop();
    const innermost = stack.at(-1);
    if (early?.closedBy !== undefined) crossed.push({ tag: early.closedBy, open: tag.name, isMisnamed: false });
    else if (innermost === undefined || !innermost.isKnown || strayIn.has(innermost)) unopened.push(tag);
    else strayIn.set(innermost, tag);
  }

  function tellLeft(): void {
    for (const { entry, end } of [...left.values()].flat()) {
      const misnamed = strayIn.get(entry);
      guessed.add(entry);
      if (misnamed !== undefined) crossed.push({ tag: misnamed, open: entry.name, isMisnamed: true });
      else if (entry.isKnown) unclosed.push({ tag: entry.tag, end: ends.get(entry) ?? end });
      strayIn.delete(entry);
    }
    unopened.push(...strayIn.values());
  }
}

function count(counts: Map<string, number>, name: string, change: number): void {
  counts.set(name, (counts.get(name) ?? 0) + change);
}

function byPlace(one: { readonly tag: Tag }, other: { readonly tag: Tag }): number {
  return one.tag.part.offset - other.tag.part.offset;
}

/** Whether an element that is not closed ends where another one begins. */
function isEndedBy(name: string, next: string): boolean {
  return name === 'p' ? BLOCKS.has(next) : name === next && name in PARENTS;
}

function lineWithin(entry: Open): Open | undefined {
  const { name, line } = entry;
  if (name === 'p' || HEADINGS.has(name) || WORDS.has(name)) return entry;
  return BLOCKS.has(name) ? undefined : line;
}

function linkWithin(entry: Open): Open | undefined {
  return entry.name === 'a' ? entry : entry.link;
}

function misplacementOf(
  name: string,
  around: Open | undefined,
): (Omit<MisplacedTag, 'tag'> & { around: Open | undefined }) | undefined {
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

/** The element that a misspelt tag most likely means; of a short one, that whose letters are in another order or too often. */
function suggestedElement(name: string): { suggestion?: string } {
  if (name.length > 3) return suggestionFor(name, LONG_NAMES);
  const suggestion = BY_LETTERS.get(lettersOf(name));
  return suggestion === undefined ? {} : { suggestion };
}

const LONG_NAMES = ALLOWED_ELEMENTS.filter((name) => name.length > 3);
const BY_LETTERS = new Map(ALLOWED_ELEMENTS.map((name) => [lettersOf(name), name]));

function lettersOf(name: string): string {
  return [...new Set(name)].sort().join('');
}

function nameMeant(name: string): string {
  return ELEMENTS.has(name) ? name : (suggestedElement(name).suggestion ?? name);
}
