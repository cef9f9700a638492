import type { HtmlStructure, MisplacedTag } from './html-structure';
import type { Tag } from './html-tags';

/**
 * Elements that follow each other and lack the one that should be around them, as the items do of a list that nobody has
 * opened.
 */
export interface LooseRun {
  readonly first: MisplacedTag;
  /** How many they are. */
  readonly count: number;
  /** What is usually around them. */
  readonly holder: string;
  /** Where they end. */
  readonly end: number;
  /** The tag behind them that closes what should be around them. */
  readonly closing?: Tag;
}

/** All that stands where nothing is around it that can hold it, in turn. `text` is what the structure was read from. */
export function looseRuns(text: string, { elements, misplaced, unopened }: HtmlStructure): LooseRun[] {
  const closingOf = new Map(elements.map(({ opening, closing }) => [opening, closing]));
  const isBlank = (from: number, to: number) => from <= to && text.slice(from, to).trim() === '';
  const runs: LooseRun[] = [];
  for (const one of misplaced) {
    const [holder] = one.parents ?? [];
    if (holder === undefined) continue;
    const last = runs.at(-1);
    const end = endOf(closingOf.get(one.tag) ?? one.tag);
    if (last?.holder === holder && isBlank(last.end, one.tag.part.offset))
      runs[runs.length - 1] = { ...last, count: last.count + 1, end };
    else runs.push({ first: one, count: 1, holder, end });
  }
  return runs.map((run) => {
    const closing = unopened.find(
      ({ name, part }) => run.first.parents?.includes(name) === true && isBlank(run.end, part.offset),
    );
    return closing === undefined ? run : { ...run, holder: closing.name, closing };
  });
}

function endOf({ part }: Tag): number {
  return part.offset + part.length;
}
