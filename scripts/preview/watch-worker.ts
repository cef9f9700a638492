/** The thread that watches folders, given as `workerData`. Started through scripts/run.mjs. */
import { type Stats, statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { watch } from 'chokidar';

/** What it tells: of each change, and once that no change is missed any more. */
export type Watched = { readonly is: 'ready' } | { readonly is: 'changed'; readonly path: string };

/** Of the changes of a file within 50 ms chokidar tells the first: by then it may have been emptied only, to be written after that. */
const LOOKED_AT_AGAIN_MS = [10, 60];

const tell = (watched: Watched) => parentPort?.postMessage(watched);
const watcher = watch([...(workerData as readonly string[])], { ignoreInitial: true, alwaysStat: true });
watcher.on('ready', () => tell({ is: 'ready' }));
watcher.on('all', (_event, path, stats) => {
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

function isSame(one: Stats, other: Stats): boolean {
  return one.mtimeMs === other.mtimeMs && one.size === other.size;
}
