import type { Store } from '../../features/store';
import { type Backend, BackendFailure, type FailureReason, type FileState } from '../backend/backend';
import type { SessionAction } from '../session/action';
import { changedFiles, mergedFiles } from '../session/session';
import { type Connection, changeState, type Notice, type StudioState } from '../state';
import type { Studio } from '../studio';

interface Surroundings {
  readonly store: Store<StudioState>;
  readonly backend: Backend;
  readonly act: (action: SessionAction) => void;
}

/** Writes the files where the site lives, and takes over what others write there, until it is closed. */
export function createSaving({ store, backend, act }: Surroundings): Pick<Studio, 'close' | 'save'> {
  const change = (part: Partial<StudioState>) => changeState(store, part);

  async function save(): Promise<boolean> {
    const { session, isSaving } = store.get();
    const changes = changedFiles(session);
    if (isSaving || session.conflicts.length > 0) return false;
    if (changes.length === 0) {
      change({ notice: { is: 'nothing-changed' } });
      return true;
    }
    change({ isSaving: true, notice: undefined });
    try {
      await backend.write(changes);
      act({ do: 'saved', files: changes.map(({ path, content }) => ({ path, content })) });
      change({ notice: { is: 'saved', files: changes.length } });
      return true;
    } catch (error) {
      if (!(error instanceof BackendFailure)) throw error;
      change({
        notice: { is: 'failed', failure: error },
        ...(isConnection(error.reason) && { connection: error.reason }),
      });
      return false;
    } finally {
      change({ isSaving: false });
    }
  }

  function takeOver(files: readonly FileState[]): void {
    const before = store.get();
    act({ do: 'from-disk', files });
    const { session } = store.get();
    const known = takenOver(before.notice);
    // Of what cannot be joined it is told that somebody has to choose.
    const undecided = new Set(session.conflicts.map(({ path }) => path));
    const paths = [...new Set([...known, ...mergedFiles(before.session, session)])].filter(
      (path) => !undecided.has(path),
    );
    if (paths.length > 0) change({ notice: { is: 'taken-over', paths } });
    else if (known.length > 0) change({ notice: undefined });
  }

  const answered = (connection: Connection) => change(connected(store.get(), connection));

  const unwatch = backend.watch(
    (files) => {
      answered('open');
      if (files.length > 0) takeOver(files);
    },
    ({ reason }) => {
      if (isConnection(reason)) answered(reason);
      else change({ connection: 'cut-off' });
    },
  );

  return { save, close: unwatch };
}

/** A connection as it is now: once the server answers, that it did not is no news any more. */
export function connected({ notice }: StudioState, connection: Connection): Partial<StudioState> {
  const isOver = connection !== 'cut-off' && notice?.is === 'failed' && notice.failure.reason === 'unreachable';
  return { connection, ...(isOver && { notice: undefined }) };
}

/** The files of which a notice says that they were taken over. */
function takenOver(notice: Notice | undefined): readonly string[] {
  return notice?.is === 'taken-over' ? notice.paths : [];
}

/** Whether a failure says what has become of the connection. */
function isConnection(reason: FailureReason): reason is 'restarted' | 'superseded' {
  return reason === 'restarted' || reason === 'superseded';
}
