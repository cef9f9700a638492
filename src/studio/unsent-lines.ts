import { isRecord } from '../shared/is-record';

/** Lines of the journal that have not reached it. */
export interface UnsentLines {
  /** How many lines the journal had before them, as far as is known. */
  readonly recorded: number;
  readonly lines: readonly string[];
  /** Whether they are to take the place of all before. */
  readonly isNew: boolean;
}

/** Keeps them where they outlast this window; nothing takes away what is kept. */
export type KeepUnsent = (unsent: UnsentLines | undefined) => void;

/** What an earlier window of a site has kept in the browser, nothing where that is damaged; and how this one keeps. */
export function unsentInBrowser(site: string): { readonly kept: UnsentLines | undefined; readonly keep: KeepUnsent } {
  const key = `studio-unsent-lines ${site}`;
  return {
    kept: read(key),
    keep: (unsent) => {
      if (unsent === undefined) return localStorage.removeItem(key);
      try {
        localStorage.setItem(key, JSON.stringify(unsent));
      } catch {
        // A photograph may be more than a browser keeps: what it has is the beginning of it, and the journal is on its way.
      }
    },
  };
}

function read(key: string): UnsentLines | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isRecord(kept) || typeof kept.recorded !== 'number' || !Array.isArray(kept.lines)) return undefined;
    const lines = kept.lines.filter((line): line is string => typeof line === 'string');
    return { recorded: kept.recorded, lines, isNew: kept.isNew === true };
  } catch {
    return undefined;
  }
}

/** What a journal still needs of lines that may have reached it in part; nothing where it has gone on without them. */
export function stillUnsent(
  journal: readonly string[],
  { recorded, lines, isNew }: UnsentLines,
): Pick<UnsentLines, 'lines' | 'isNew'> | undefined {
  if (isNew) return journal.length === recorded ? { lines, isNew } : undefined;
  const arrived = journal.length - recorded;
  const isPartOfThem =
    arrived >= 0 &&
    arrived <= lines.length &&
    lines.slice(0, arrived).every((line, index) => line === journal[recorded + index]);
  return isPartOfThem ? { lines: lines.slice(arrived), isNew } : undefined;
}
