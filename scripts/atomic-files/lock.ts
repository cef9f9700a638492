import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from '../error-code';
import { beginRun, endRun, isRunning, processOf } from './run-id';

const PATIENCE_MS = 10_000;
/** At most: a random part of it, or two who have tried at the same time would do so again. */
const AGAIN_MS = 10;

/** Another run has the lock. */
export class LockedError extends Error {
  override readonly name = 'LockedError';

  constructor(
    path: string,
    /** Its process. */
    readonly holder: number | undefined,
  ) {
    super(`${path} is held by process ${holder}`);
  }
}

/**
 * Takes a lock, a file that names its run, and returns the function that gives it back. The lock of a process that is
 * no longer there is taken over. Throws {@link LockedError} when another run has it.
 */
export function takeLock(path: string): () => void {
  const id = beginRun();
  try {
    while (!create(path, id)) removeDead(path);
  } catch (error) {
    endRun(id);
    throw error;
  }
  return () => {
    if (holderOf(path) === id) rmSync(path);
    endRun(id);
  };
}

/** Takes a lock that others have for moments only: waits for it, and throws {@link LockedError} after ten seconds. */
export async function waitForLock(path: string): Promise<() => void> {
  const last = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return takeLock(path);
    } catch (error) {
      if (!(error instanceof LockedError) || Date.now() > last) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * AGAIN_MS));
    }
  }
}

/** Makes the file with its content in one step, so that no lock without a name is ever seen; `false` if there is one. */
function create(path: string, id: string): boolean {
  const draft = `${path}-${id}`;
  try {
    writeFileSync(draft, id);
    placeDraft(draft, path, id);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Some file systems know no links; there a lock may for an instant be without its name. */
function placeDraft(draft: string, path: string, id: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw error;
    writeFileSync(path, id, { flag: 'wx' });
  }
}

/**
 * Takes a lock away whose run is over. Of those who see it at the same time only one may, else the second would take
 * away what the first has put in its place: it needs a lock of its own, named after the dead one.
 */
function removeDead(path: string): void {
  const holder = holderOf(path);
  if (holder === undefined) return;
  if (isRunning(holder)) throw new LockedError(path, processOf(holder));
  const release = takeLock(`${path}-${processOf(holder) === undefined ? 'unnamed' : holder}`);
  try {
    if (holderOf(path) === holder) rmSync(path);
  } finally {
    release();
  }
}

/** The run that a lock names; undefined when there is no lock. */
function holderOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
