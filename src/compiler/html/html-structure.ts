import type { BrokenTag, Tag } from './html-tags';

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
  readonly broken: readonly BrokenTag[];
  readonly unknown: readonly UnknownTag[];
  readonly unclosed: readonly UnclosedTag[];
  readonly unopened: readonly Tag[];
  readonly crossed: readonly CrossedTag[];
  readonly misplaced: readonly MisplacedTag[];
}
