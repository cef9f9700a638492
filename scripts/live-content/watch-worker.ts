/** The thread that watches folders, given as `workerData`. Started through scripts/run.mjs. */
import { once } from 'node:events';
import { lstatSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type FSWatcher, watch } from 'chokidar';

/** A message of the thread: a change, or once that no change is missed any more. */
export type Watched = { readonly is: 'ready' } | { readonly is: 'changed'; readonly path: string };

/** Of the changes of a file within 50 ms chokidar tells the first: by then it may have been emptied only, to be written after that. */
const LOOKED_AT_AGAIN_MS = [10, 60];
/** How often it is looked whether another folder has taken the place of one. */
const REPLACEMENT_MS = 200;

const tell = (watched: Watched) => parentPort?.postMessage(watched);

await Promise.all((workerData as readonly string[]).map(watchPlace));
tell({ is: 'ready' });

/**
 * Watches whatever folder is at a place: chokidar goes on with one that has gone, as where all files are fetched anew, and
 * gives up where the system refuses, as it does while too many files are open.
 */
async function watchPlace(folder: string): Promise<void> {
  /** All that was ever there: of what goes with a whole folder chokidar does not always tell. */
  const seen = new Set<string>();
  let watched = identityOf(folder);
  const lose = () => {
    watched = undefined;
  };
  let watcher = watchFolder(folder, seen, lose);
  await whenReady(watcher, seen);
  setInterval(async () => {
    const found = identityOf(folder);
    if (found === watched) return;
    watched = found;
    // The very same folder may come back.
    if (found === undefined) return;
    // Two watchers of one place would share their listeners.
    await watcher.close();
    watcher = watchFolder(folder, seen, lose);
    await whenReady(watcher, seen).then(() => {
      for (const path of seen) tell({ is: 'changed', path });
    }, lose);
  }, REPLACEMENT_MS);
}

/** Notes in `seen` what is heard of. What may not be read is passed over, and so is what links lead to: it may be all of this computer. */
function watchFolder(folder: string, seen: Set<string>, onFailure: () => void): FSWatcher {
  const watcher = watch(folder, {
    ignoreInitial: true,
    alwaysStat: true,
    ignorePermissionErrors: true,
    ignored: (path) => path !== folder && statsOf(path, lstatSync)?.isSymbolicLink() === true,
  });
  watcher.on('error', onFailure);
  watcher.on('all', (_event, path, stats) => {
    seen.add(path);
    tell({ is: 'changed', path });
    let told = stats;
    const lookAgain = () => {
      const now = statsOf(path, lstatSync);
      if (told === undefined || now === undefined || isSame(told, now)) return;
      told = now;
      tell({ is: 'changed', path });
    };
    for (const delay of LOOKED_AT_AGAIN_MS) setTimeout(lookAgain, delay);
  });
  return watcher;
}

/** Once no change is missed any more; notes what is there in `seen`. */
async function whenReady(watcher: FSWatcher, seen: Set<string>): Promise<void> {
  await once(watcher, 'ready');
  for (const path of pathsIn(watcher)) seen.add(path);
}

function isSame(one: Stats, other: Stats): boolean {
  return one.mtimeMs === other.mtimeMs && one.size === other.size;
}

/** What no other folder has: another one may get the inode of one that is deleted. */
function identityOf(folder: string): string | undefined {
  const found = statsOf(folder, statSync);
  return found && `${found.ino} ${found.birthtimeMs}`;
}

/** Nothing where there is nothing, or the computer does not say: a link to itself, or below a folder that may not be read. */
function statsOf(path: string, look: typeof statSync): Stats | undefined {
  try {
    return look(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function pathsIn(watcher: FSWatcher): string[] {
  return Object.entries(watcher.getWatched()).flatMap(([folder, names]) => names.map((name) => join(folder, name)));
}
