import type { Rendering } from '../compiling/site-compiler';
import type { DrawnMarkup } from './read-page';

/** A section that is to be shown anew. */
interface ChangedSection extends DrawnMarkup {
  readonly id: string;
}

/** The sections in which a page differs from how it was drawn before; nothing where it differs elsewhere as well. */
export function changedSections(before: Rendering, after: Rendering): ChangedSection[] | undefined {
  const ids = after.sections.map(({ id }) => id);
  const marked = differingSections(before.markup, after.markup, ids);
  const published = differingSections(publishedOf(before), publishedOf(after), ids);
  if (before.view.page !== after.view.page || marked === undefined || published === undefined) return undefined;
  return ids
    .filter((id) => marked.differing.has(id) || published.differing.has(id))
    .map((id) => ({
      id,
      markup: marked.sections.get(id) ?? '',
      ...(after.published !== undefined && { published: published.sections.get(id) ?? '' }),
    }));
}

function publishedOf({ markup, published }: Rendering): string {
  return published ?? markup;
}

interface DifferingSections {
  readonly sections: ReadonlyMap<string, string>;
  readonly differing: ReadonlySet<string>;
}

/** Nothing where two pages differ outside of these sections, or do not have them. */
function differingSections(before: string, after: string, ids: readonly string[]): DifferingSections | undefined {
  const [was, is] = [cutOut(before, ids), cutOut(after, ids)];
  if (was === undefined || is === undefined || was.around !== is.around) return undefined;
  const { sections } = is;
  return { sections, differing: new Set(ids.filter((id) => was.sections.get(id) !== sections.get(id))) };
}

interface CutOut {
  /** All that stands around the sections. */
  readonly around: string;
  readonly sections: ReadonlyMap<string, string>;
}

/** The markup of the elements with these ids, which follow each other in this order. */
function cutOut(markup: string, ids: readonly string[]): CutOut | undefined {
  const sections = new Map<string, string>();
  let around = '';
  let reached = 0;
  for (const id of ids) {
    const start = markup.lastIndexOf('<', markup.indexOf(` id="${id}"`, reached));
    const end = start < reached ? -1 : endOfElement(markup, start);
    if (end === -1) return undefined;
    around += `${markup.slice(reached, start)}\0`;
    sections.set(id, markup.slice(start, end));
    reached = end;
  }
  return { around: around + markup.slice(reached), sections };
}

/** Where an element ends that begins at an offset, by the tags of its name in it; -1 where it does not end. */
function endOfElement(markup: string, start: number): number {
  const name = /^<([a-z]+)[\s>]/.exec(markup.slice(start, start + 20))?.[1];
  if (name === undefined) return -1;
  const tag = new RegExp(`<(/?)${name}(?=[\\s>])[^>]*>`, 'g');
  tag.lastIndex = start;
  let depth = 0;
  for (let found = tag.exec(markup); found !== null; found = tag.exec(markup)) {
    depth += found[1] === '' ? 1 : -1;
    if (depth === 0) return tag.lastIndex;
  }
  return -1;
}
