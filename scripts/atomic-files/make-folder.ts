import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those around it, where they are not there yet. Node's own way of doing that never ends below folders
 * such as /proc, which say that a new one's parent is missing although it is there.
 */
export async function makeFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  if (await isFolder(folder)) return;
  if (parent !== folder) await makeFolder(parent);
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    // Somebody else may have made it meanwhile.
    if (error.code !== 'EEXIST' || !(await isFolder(folder))) throw error;
  });
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() === true;
}
