import { type Backend, BackendFailure, type FailureReason } from '../backend/backend';
import type { KeepUnsent } from '../backend/unsent-lines';
import { compactJournal, isJournalLong } from '../session/journal';
import type { Session } from '../session/steps';
import type { Connection, StudioState } from '../state';

/** How long to wait before what could not be written is tried again. */
const RETRY_MS = 1000;
/** A server on the same computer that is silent for so long hangs, or is asleep: it may still answer, or never. */
const SILENCE_MS = 15_000;

/** In characters: what a server takes at once, uploaded files in base64 among it, is limited. A longer line goes by itself. */
const MOST_AT_ONCE = 20_000_000;

/** Puts what is done into the journal, in order, and keeps trying until it is there. */
export interface Journal {
  readonly write: (lines: readonly string[], isNew?: boolean) => void;
}

interface Surroundings {
  readonly session: () => Session;
  /** How many lines the journal has. */
  readonly recorded: number;
  readonly keepUnsent: KeepUnsent;
  readonly onState: (state: Partial<Pick<StudioState, 'isRecorded' | 'connection'>>) => void;
}

/** Lines that go into the journal together. */
interface Batch {
  readonly lines: readonly string[];
  /** Whether they take the place of all before. */
  readonly isNew: boolean;
}

/**
 * Writes the journal of a session, one batch of lines after the other; a batch that cannot be written now is tried
 * again.
 */
export function createJournal(backend: Backend, { session, onState, keepUnsent, ...known }: Surroundings): Journal {
  let waiting: readonly Batch[] = [];
  let { recorded } = known;
  let isWriting = false;
  let isOver = false;
  let length = 0;
  let compacted = 0;

  async function work(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (!isOver && waiting.length > 0) {
      if (isJournalLong(length, compacted)) compact();
      const { length: count } = waiting;
      const [batch, ...rest] = parted(joined(waiting));
      if (!(await isRecorded(batch))) continue;
      waiting = [...rest, ...waiting.slice(count)];
      note(batch);
      onState({ connection: 'open', isRecorded: waiting.length === 0 });
    }
    isWriting = false;
  }

  /** What cannot be written for the time being is waited for. */
  async function isRecorded({ lines, isNew }: Batch): Promise<boolean> {
    try {
      await toldIfSilent(backend.record(lines, isNew));
      return true;
    } catch (error) {
      if (!(error instanceof BackendFailure)) throw error;
      const { reason } = error;
      if (reason === 'conflict') {
        beginAnew();
        return false;
      }
      isOver = reason === 'superseded' || reason === 'restarted';
      onState({ connection: connectionAfter(reason) });
      if (!isOver) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return false;
    }
  }

  /** Half of a journal must not take the place of a whole one: where it does not go at once, the long one stays. */
  function compact(): void {
    const lines = compactJournal(session());
    if (sizeOf(lines) > MOST_AT_ONCE) compacted = length;
    else waiting = [{ lines, isNew: true }];
  }

  /** Whatever is in the journal. */
  function beginAnew(): void {
    waiting = [{ lines: compactJournal(session()), isNew: true }];
  }

  async function toldIfSilent(answer: Promise<void>): Promise<void> {
    const silence = setTimeout(() => onState({ connection: 'cut-off' }), SILENCE_MS);
    await answer.finally(() => clearTimeout(silence));
  }

  function note({ lines, isNew }: Batch): void {
    const added = sizeOf(lines);
    length = isNew ? added : length + added;
    recorded = isNew ? lines.length : recorded + lines.length;
    if (isNew) compacted = added;
    keep();
  }

  /** Whatever becomes of this window or of the server. */
  function keep(): void {
    keepUnsent(waiting.length === 0 ? undefined : { recorded, ...joined(waiting) });
  }

  return {
    write: (lines, isNew = false) => {
      if (lines.length === 0 && !isNew) return;
      waiting = [...waiting, { lines, isNew }];
      onState({ isRecorded: false });
      keep();
      void work();
    },
  };
}

function connectionAfter(reason: FailureReason): Connection {
  if (reason === 'too-large') return 'unwritable';
  return reason === 'superseded' || reason === 'restarted' || reason === 'unwritable' ? reason : 'cut-off';
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}

/** As much of a batch as goes at once, and what is left of it. */
function parted({ lines, isNew }: Batch): [Batch, ...Batch[]] {
  let size = 0;
  const first = lines.findIndex((line, index) => {
    size += line.length + 1;
    return index > 0 && size > MOST_AT_ONCE;
  });
  if (first < 0) return [{ lines, isNew }];
  return [
    { lines: lines.slice(0, first), isNew },
    { lines: lines.slice(first), isNew: false },
  ];
}

function joined(batches: readonly Batch[]): Batch {
  const first = batches.findLastIndex(({ isNew }) => isNew);
  return { lines: batches.slice(Math.max(first, 0)).flatMap(({ lines }) => lines), isNew: first >= 0 };
}
