import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beginRun, endRun, isRunning } from './run-id';

/** Lends a new folder below `parent` that no other run uses, and removes it in the end, as those of killed processes. */
export async function withTemporaryFolder<T>(parent: string, use: (folder: string) => Promise<T>): Promise<T> {
  const id = beginRun();
  const folder = join(parent, id);
  try {
    await mkdir(folder, { recursive: true });
    for (const other of await readdir(parent)) {
      if (!isRunning(other)) await rm(join(parent, other), { recursive: true, force: true });
    }
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    endRun(id);
  }
}
