/** The thread that watches folders, given as `workerData`. Started through scripts/run.mjs. */
import { parentPort, workerData } from 'node:worker_threads';
import { watch } from 'chokidar';

/** What it tells: of each change, and once that no change is missed any more. */
export type Watched = { readonly is: 'ready' } | { readonly is: 'changed'; readonly path: string };

const tell = (watched: Watched) => parentPort?.postMessage(watched);
const watcher = watch([...(workerData as readonly string[])], { ignoreInitial: true });
watcher.on('ready', () => tell({ is: 'ready' }));
watcher.on('all', (_event, path) => tell({ is: 'changed', path }));
