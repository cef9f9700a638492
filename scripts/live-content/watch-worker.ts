/** The thread that watches folders, given as `workerData`. Started through scripts/run.mjs. */
import { once } from 'node:events';
import { type Dirent, lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type FSWatcher, watch } from 'chokidar';

/** A message of the thread: a change, or once that no change is missed any more. */
export type Watched = { readonly is: 'ready' } | { readonly is: 'changed'; readonly path: string };

/** Of the changes of a file within 50 ms chokidar tells the first: by then it may have been emptied only, to be written after that. */
const LOOKED_AT_AGAIN_MS = [10, 60];
/** How often it is looked whether another folder has taken the place of one. */
const REPLACEMENT_MS = 200;
/** After so long without a change all files are looked at. */
const SETTLED_MS = 300;

const tell = (watched: Watched) => parentPort?.postMessage(watched);

await Promise.all((workerData as readonly string[]).map(watchPlace));
tell({ is: 'ready' });

/**
 * Watches whatever folder is at a place. Chokidar tells what changes at once, but not all of it: it misses what comes while it
 * begins to watch the folder of it, as where many files are fetched anew; goes on with a folder that has gone; and gives up where the
 * system refuses, as it does while too many files are open. So after each change all files are held against what was told.
 */
async function watchPlace(folder: string): Promise<void> {
  /** The state in which each file was told last; at first, in which it was found. */
  const told = new Map<string, string | undefined>();
  let settled: NodeJS.Timeout | undefined;
  const tellChange = (path: string, now: string | undefined) => {
    told.set(path, now);
    tell({ is: 'changed', path });
  };
  const tellFiles = (isToBeTold: (before: string | undefined, now: string | undefined) => boolean) => {
    const found = filesBelow(folder);
    for (const path of new Set([...told.keys(), ...found.keys()])) {
      const now = found.get(path);
      if (isToBeTold(told.get(path), now)) tellChange(path, now);
    }
  };
  const tellMissed = () => tellFiles((before, now) => before !== now);
  const settle = () => {
    clearTimeout(settled);
    settled = setTimeout(tellMissed, SETTLED_MS);
  };
  const hear = (path: string) => {
    tellChange(path, stateOf(path));
    const lookAgain = () => {
      const now = stateOf(path);
      if (now !== told.get(path)) tellChange(path, now);
    };
    for (const delay of LOOKED_AT_AGAIN_MS) setTimeout(lookAgain, delay);
    settle();
  };
  let watched = identityOf(folder);
  const lose = () => {
    watched = undefined;
  };
  let watcher = watchFolder(folder, hear, lose);
  await once(watcher, 'ready');
  for (const [path, state] of filesBelow(folder)) told.set(path, state);
  setInterval(async () => {
    const found = identityOf(folder);
    if (found === watched) return;
    watched = found;
    // The very same folder may come back.
    if (found === undefined) return;
    // Two watchers of one place would share their listeners.
    await watcher.close();
    watcher = watchFolder(folder, hear, lose);
    await once(watcher, 'ready').then(() => {
      // Also what seems to be as it was told: it may have come and gone meanwhile, and have been read between.
      tellFiles(() => true);
      settle();
    }, lose);
  }, REPLACEMENT_MS);
}

/** What may not be read is passed over, and so is what links lead to: it may be all of this computer. */
function watchFolder(folder: string, hear: (path: string) => void, onFailure: () => void): FSWatcher {
  const watcher = watch(folder, {
    ignoreInitial: true,
    ignorePermissionErrors: true,
    ignored: (path) => path !== folder && statsOf(path, lstatSync)?.isSymbolicLink() === true,
  });
  watcher.on('error', onFailure);
  watcher.on('all', (_event, path) => hear(path));
  return watcher;
}

/** The files below a folder that may be read, with their states; not where links lead. */
function filesBelow(folder: string): Map<string, string | undefined> {
  const entries = entriesOf(folder).filter((entry) => entry.isFile() || entry.isDirectory());
  return new Map(
    entries.flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? [...filesBelow(path)] : [[path, stateOf(path)] as const];
    }),
  );
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** What is another one after each change of a file; undefined where there is none. */
function stateOf(path: string): string | undefined {
  const found = statsOf(path, lstatSync);
  return found?.isFile() ? `${found.ino} ${found.mtimeMs} ${found.size}` : undefined;
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
