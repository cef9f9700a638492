import { addToGroup } from '../../shared/group-by';
import { ELEMENTS, VOID } from './html-elements';
import type { CrossedTag, HtmlElement, HtmlStructure, UnclosedTag, UnknownTag } from './html-structure';
import type { Tag } from './html-tags';
import { elementMeant, suggestedElement } from './meant-element';
import { isEndedBy, type Misplacement, misplacementOf, type OpenElement, openWithin } from './nesting';

/**
 * No text has elements so deep in each other. What stands in deeper ones counts as content of those around them: else each
 * rule would read it once for each of thousands of levels.
 */
const MOST_LEVELS = 50;

/** Matches the tags that open and close, without anything that a browser guesses. `length` is that of the text. */
export function matchTags(tags: readonly Tag[], length: number): Omit<HtmlStructure, 'broken' | 'tags'> {
  const matching = new TagMatching();
  for (const tag of tags) {
    if (tag.isClosing) matching.close(tag);
    else matching.open(tag);
  }
  return matching.end(length);
}

/** An element that was still open when one around it was closed, or at the end. */
interface LeftElement {
  readonly element: OpenElement;
  readonly end: number;
  readonly closedBy?: Tag | undefined;
}

class TagMatching {
  readonly #stack: OpenElement[] = [];
  /** How many elements of each name are open, and how many misspelt tags. */
  readonly #openByName = new Map<string, number>();
  readonly #misspelt = new Map<string, number>();
  readonly #left = new Map<string, LeftElement[]>();
  /** Where something begins before which a browser takes an element to end. */
  readonly #ends = new Map<OpenElement, number>();
  /** Tags that closed nothing, by the element that was open then. */
  readonly #strayIn = new Map<OpenElement, Tag>();

  readonly #elements: HtmlElement[] = [];
  readonly #unknown: UnknownTag[] = [];
  readonly #unopened: Tag[] = [];
  readonly #crossed: CrossedTag[] = [];
  readonly #misplaced: (Misplacement & { readonly tag: Tag })[] = [];

  open(tag: Tag): void {
    const isKnown = ELEMENTS.has(tag.name);
    if (!isKnown) {
      this.#unknown.push({ tag, ...suggestedElement(tag.name) });
      count(this.#misspelt, tag.name, 1);
    }
    const name = elementMeant(tag.name);
    const around = this.#stack.at(-1);
    if (around !== undefined && !this.#ends.has(around) && isEndedBy(around.name, name))
      this.#ends.set(around, tag.part.offset);
    const misplacement = misplacementOf(name, around);
    if (isKnown && misplacement !== undefined) this.#misplaced.push({ tag, ...misplacement });
    if (VOID.has(name)) {
      this.#elements.push({ name, opening: tag });
      return;
    }
    this.#stack.push(openWithin(around, { name, tag, isKnown }));
    count(this.#openByName, name, 1);
  }

  close(tag: Tag): void {
    const name = elementMeant(tag.name);
    const isKnown = ELEMENTS.has(tag.name);
    if (!isKnown) this.#closeMisspelt(tag);
    if ((this.#openByName.get(name) ?? 0) === 0) {
      if (isKnown) this.#closeNothing(tag);
      return;
    }
    let element = this.#stack.pop();
    while (element !== undefined && element.name !== name) {
      this.#leave(element, tag.part.offset, tag);
      element = this.#stack.pop();
    }
    if (element === undefined) return;
    count(this.#openByName, name, -1);
    if (this.#stack.length < MOST_LEVELS) this.#elements.push({ name, opening: element.tag, closing: tag });
  }

  /** What closes a misspelt tag and is misspelt like it is told with it. */
  #closeMisspelt(tag: Tag): void {
    if ((this.#misspelt.get(tag.name) ?? 0) > 0) count(this.#misspelt, tag.name, -1);
    else this.#unknown.push({ tag, ...suggestedElement(tag.name) });
  }

  #closeNothing(tag: Tag): void {
    const early = this.#left.get(tag.name)?.pop();
    const innermost = this.#stack.at(-1);
    if (early?.closedBy !== undefined) this.#crossed.push({ tag: early.closedBy, open: tag.name, isMisnamed: false });
    else if (innermost === undefined || !innermost.isKnown || this.#strayIn.has(innermost)) this.#unopened.push(tag);
    else this.#strayIn.set(innermost, tag);
  }

  #leave(element: OpenElement, end: number, closedBy?: Tag): void {
    count(this.#openByName, element.name, -1);
    addToGroup(this.#left, element.name, { element, end, closedBy });
  }

  /** What has been found, once there are no more tags. */
  end(length: number): Omit<HtmlStructure, 'broken' | 'tags'> {
    for (const element of this.#stack.splice(0).reverse()) this.#leave(element, length);
    const left = [...this.#left.values()].flat();
    const unclosed = left.flatMap((one) => this.#unclosed(one) ?? []);
    // What stands in an element that nobody closed perhaps stands behind it.
    const guessed = new Set(left.map(({ element }) => element));
    return {
      elements: this.#elements.sort((one, other) => one.opening.part.offset - other.opening.part.offset),
      unknown: this.#unknown,
      unclosed: unclosed.sort(byPlace),
      unopened: [...this.#unopened, ...this.#strayIn.values()].sort(
        (one, other) => one.part.offset - other.part.offset,
      ),
      crossed: this.#crossed.sort(byPlace),
      misplaced: this.#misplaced
        .filter(({ around }) => around === undefined || !guessed.has(around))
        .map(({ around: _around, ...misplacement }) => misplacement),
    };
  }

  /** An element that nothing closes, but where a tag that closes nothing was meant for it. */
  #unclosed({ element, end }: LeftElement): UnclosedTag | undefined {
    const misnamed = this.#strayIn.get(element);
    this.#strayIn.delete(element);
    if (misnamed === undefined)
      return element.isKnown ? { tag: element.tag, end: this.#ends.get(element) ?? end } : undefined;
    this.#crossed.push({ tag: misnamed, open: element.name, isMisnamed: true });
    return undefined;
  }
}

function count(counts: Map<string, number>, name: string, change: number): void {
  counts.set(name, (counts.get(name) ?? 0) + change);
}

function byPlace(one: { readonly tag: Tag }, other: { readonly tag: Tag }): number {
  return one.tag.part.offset - other.tag.part.offset;
}
