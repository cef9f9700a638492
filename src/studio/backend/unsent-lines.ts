import { isRecord } from '../../shared/is-record';

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

interface UnsentInBrowser {
  /** What an earlier window of a site has kept, nothing where that is damaged. */
  readonly kept: UnsentLines | undefined;
  readonly keep: KeepUnsent;
  /** Whether all is kept that there is to be. */
  readonly isKept: () => boolean;
}

export function unsentInBrowser(site: string): UnsentInBrowser {
  const key = `studio-unsent-lines ${site}`;
  let isKept = true;
  return {
    kept: read(key),
    isKept: () => isKept,
    keep: (unsent) => {
      isKept = true;
      try {
        if (unsent === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(unsent));
      } catch {
        // A photograph may be more than a browser keeps: what it has is the beginning of it, and the journal is on its way.
        isKept = unsent === undefined;
      }
    },
  };
}

/** Has the browser ask whoever closes the window while something of what was done is nowhere else. */
export function askBeforeLosing({ isKept }: Pick<UnsentInBrowser, 'isKept'>): void {
  addEventListener('beforeunload', (event) => {
    if (!isKept()) event.preventDefault();
  });
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
