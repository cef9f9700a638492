import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PlainError } from '../plain-error';
import { folderBusy, folderUnwritable, removableByHand } from '../words/folders';
import { LockedError, takeLock } from './lock';
import { makeFolder } from './make-folder';
import { displayPath, findNeighbours, lockOf, neighbour } from './neighbours';
import { refuseIrreplaceable } from './refuse-irreplaceable';
import { beginRun, endRun, isRunning } from './run-id';

/**
 * Replaces a folder by what `fill` writes into a new one beside it, and gives what `fill` gives. Until that is whole, and
 * whenever anything fails, the old folder stays as it was; the new one takes its place by one rename. A process that is
 * killed between moving the old one aside and that rename leaves none: the next one puts the old one back. Throws a
 * {@link PlainError} while another process replaces the same folder.
 */
export async function replaceFolder<T>(folder: string, fill: (staging: string) => Promise<T>): Promise<T> {
  await makeFolder(dirname(folder)).catch((cause: unknown) => {
    throw new PlainError(folderUnwritable(displayPath(folder), cause), { cause });
  });
  return await alone(folder, async (id) => {
    refuseIrreplaceable(folder);
    const staging = neighbour(folder, 'new', id);
    try {
      mkdirSync(staging);
      const result = await fill(staging);
      exchange(folder, staging, id);
      return result;
    } finally {
      await removeLeftovers(folder);
    }
  });
}

/** Puts a folder back that a killed process has moved aside, and removes whatever else such a process has left. */
export async function recoverFolder(folder: string): Promise<void> {
  if (existsSync(dirname(folder))) await alone(folder, async () => undefined);
}

/** Does something with a folder that nobody else replaces meanwhile, and that is in order. */
async function alone<T>(folder: string, work: (id: string) => Promise<T>): Promise<T> {
  const release = lock(folder);
  const id = beginRun();
  try {
    const [old] = findNeighbours(folder, 'old');
    if (old !== undefined && !existsSync(folder)) renameSync(old, folder);
    await removeLeftovers(folder);
    return await work(id);
  } finally {
    endRun(id);
    release();
  }
}

function lock(folder: string): () => void {
  const path = lockOf(folder);
  try {
    return takeLock(path);
  } catch (error) {
    const message =
      error instanceof LockedError
        ? folderBusy(displayPath(folder), error.holder, displayPath(path))
        : folderUnwritable(displayPath(folder), error);
    throw new PlainError(message, { cause: error });
  }
}

function exchange(folder: string, staging: string, id: string): void {
  const old = neighbour(folder, 'old', id);
  const isThere = existsSync(folder);
  try {
    if (isThere) renameSync(folder, old);
    renameSync(staging, folder);
  } catch (error) {
    if (existsSync(old)) renameSync(old, folder);
    throw new PlainError(folderUnwritable(displayPath(folder), error), { cause: error });
  }
}

/** Removes what no running process needs. An old folder gets another name first: half of it must never be put back. */
async function removeLeftovers(folder: string): Promise<void> {
  const ids = findNeighbours(folder, 'old').map((old) => old.slice(neighbour(folder, 'old', '').length));
  for (const id of ids) renameSync(neighbour(folder, 'old', id), neighbour(folder, 'gone', id));
  const leftovers = [
    ...findNeighbours(folder, 'new', 'gone'),
    ...findNeighbours(folder, 'lock').filter((path) => !isRunning(path)),
  ];
  for (const path of leftovers) {
    await rm(path, { recursive: true, force: true }).catch((error: unknown) =>
      process.stderr.write(`${removableByHand(displayPath(path), error)}\n`),
    );
  }
}
