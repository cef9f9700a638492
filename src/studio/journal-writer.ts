import { type Backend, BackendFailure } from './backend/backend';
import { compactJournal, isJournalLong } from './session/journal';
import type { Session } from './session/session';
import type { StudioState } from './state';

/** How long to wait before what could not be written is tried again. */
const RETRY_MS = 1000;

/** Puts what is done into the journal, in order, and keeps trying until it is there. */
export interface Journal {
  readonly write: (lines: readonly string[], isNew?: boolean) => void;
}

interface Surroundings {
  readonly session: () => Session;
  readonly onState: (state: Partial<Pick<StudioState, 'isRecorded' | 'isCutOff' | 'isSuperseded'>>) => void;
}

export function createJournal(backend: Backend, { session, onState }: Surroundings): Journal {
  let waiting: { lines: string[]; isNew: boolean } = { lines: [], isNew: false };
  let isWriting = false;
  let length = 0;
  let compacted = 0;

  async function work(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (waiting.lines.length > 0 || waiting.isNew) {
      if (!waiting.isNew && isJournalLong(length, compacted)) {
        waiting = { lines: compactJournal(session()), isNew: true };
      }
      const { lines, isNew } = waiting;
      waiting = { lines: [], isNew: false };
      const isDone = await record(lines, isNew);
      if (isDone === 'never') break;
      if (isDone === 'later') {
        waiting = {
          lines: waiting.isNew ? waiting.lines : [...lines, ...waiting.lines],
          isNew: isNew || waiting.isNew,
        };
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        continue;
      }
      const added = lines.reduce((sum, line) => sum + line.length + 1, 0);
      length = isNew ? added : length + added;
      if (isNew) compacted = added;
    }
    isWriting = false;
  }

  async function record(lines: readonly string[], isNew: boolean): Promise<'now' | 'later' | 'never'> {
    try {
      await backend.record(lines, isNew);
      onState({ isCutOff: false, isRecorded: waiting.lines.length === 0 && !waiting.isNew });
      return 'now';
    } catch (error) {
      if (!(error instanceof BackendFailure)) throw error;
      if (error.reason === 'superseded') {
        onState({ isSuperseded: true });
        return 'never';
      }
      onState({ isCutOff: true });
      return 'later';
    }
  }

  return {
    write: (lines, isNew = false) => {
      if (lines.length === 0 && !isNew) return;
      onState({ isRecorded: false });
      waiting = isNew ? { lines: [...lines], isNew } : { ...waiting, lines: [...waiting.lines, ...lines] };
      void work();
    },
  };
}
