import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { project } from '../project';
import type { Watched } from './watch-worker';

/** Reports each file of the site and each schema that comes, goes or changes. */
export interface ContentWatch {
  /** Fulfilled once no change is missed any more: every change of what is read from then on is reported. */
  readonly isReady: Promise<unknown>;
  /** `hear` is given the whole path of a file, or of a folder that has come or gone. */
  readonly onChange: (hear: (path: string) => void) => void;
  readonly close: () => Promise<void>;
}

/**
 * Begins at once. A file that is read before the watch is ready may have changed unheard. It runs in a thread of its own:
 * with each change of a file its whole folder is read again, for which an edit would have to wait.
 */
export function watchContent(folders: readonly string[] = [project.site, project.schemas]): ContentWatch {
  const worker = new Worker(join(project.root, 'scripts/run.mjs'), { argv: ['watch-worker'], workerData: folders });
  const isReady = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', ({ is }: Watched) => {
      if (is !== 'ready') return;
      // What fails from then on ends the process, as whatever nobody expects.
      worker.off('error', reject);
      resolve();
    });
  });
  return {
    isReady,
    onChange: (hear) => void worker.on('message', (told: Watched) => told.is === 'changed' && hear(told.path)),
    close: async () => void (await worker.terminate()),
  };
}
