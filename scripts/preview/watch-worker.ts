/** The thread that watches folders, given as `workerData`. Started through scripts/run.mjs. */
import { once } from 'node:events';
import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type FSWatcher, watch } from 'chokidar';

/** What it tells: of each change, and once that no change is missed any more. */
export type Watched = { readonly is: 'ready' } | { readonly is: 'changed'; readonly path: string };

/** Of the changes of a file within 50 ms chokidar tells the first: by then it may have been emptied only, to be written after that. */
const LOOKED_AT_AGAIN_MS = [10, 60];
/** How often it is looked whether another folder has taken the place of one. */
const REPLACEMENT_MS = 200;

const tell = (watched: Watched) => parentPort?.postMessage(watched);

await Promise.all((workerData as readonly string[]).map(watchPlace));
tell({ is: 'ready' });

/** Watches whatever folder is at a place: chokidar goes on with one that has gone, as where all files are fetched anew. */
async function watchPlace(folder: string): Promise<void> {
  /** All that was ever there: of what goes with a whole folder chokidar does not always tell. */
  const seen = new Set<string>();
  let watched = identityOf(folder);
  let watcher = await watchFolder(folder, seen);
  setInterval(async () => {
    const found = identityOf(folder);
    if (found === undefined || found === watched) return;
    watched = found;
    // Two that watch one place at a time would share what hears of it.
    await watcher.close();
    watcher = await watchFolder(folder, seen);
    for (const path of seen) tell({ is: 'changed', path });
  }, REPLACEMENT_MS);
}

/** Resolves once no change is missed any more; notes what is there in `seen`. */
async function watchFolder(folder: string, seen: Set<string>): Promise<FSWatcher> {
  const watcher = watch(folder, { ignoreInitial: true, alwaysStat: true });
  watcher.on('all', (_event, path, stats) => {
    seen.add(path);
    tell({ is: 'changed', path });
    let told = stats;
    const lookAgain = () => {
      const now = statSync(path, { throwIfNoEntry: false });
      if (told === undefined || now === undefined || isSame(told, now)) return;
      told = now;
      tell({ is: 'changed', path });
    };
    for (const delay of LOOKED_AT_AGAIN_MS) setTimeout(lookAgain, delay);
  });
  await once(watcher, 'ready');
  for (const path of pathsIn(watcher)) seen.add(path);
  return watcher;
}

function isSame(one: Stats, other: Stats): boolean {
  return one.mtimeMs === other.mtimeMs && one.size === other.size;
}

/** What no other folder has: another one may get the inode of one that is deleted. */
function identityOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.birthtimeMs}`;
}

function pathsIn(watcher: FSWatcher): string[] {
  return Object.entries(watcher.getWatched()).flatMap(([folder, names]) => names.map((name) => join(folder, name)));
}
