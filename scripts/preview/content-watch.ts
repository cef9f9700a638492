import { once } from 'node:events';
import { watch } from 'chokidar';
import { project } from '../project';

/** Hears of each file of the site and each schema that comes, goes or changes. */
export interface ContentWatch {
  /** Once no change is missed any more: what is read from then on is told of when it becomes another. */
  readonly isReady: Promise<unknown>;
  /** `hear` is given the whole path of a file, or of a folder that has come or gone. */
  readonly onChange: (hear: (path: string) => void) => void;
  readonly close: () => Promise<void>;
}

/** Begins at once. A file that is read before the watch is ready may have changed unheard. */
export function watchContent(folders: readonly string[] = [project.site, project.schemas]): ContentWatch {
  const watcher = watch([...folders], { ignoreInitial: true });
  return {
    isReady: once(watcher, 'ready'),
    onChange: (hear) => void watcher.on('all', (_event, path) => hear(path)),
    close: () => watcher.close(),
  };
}
