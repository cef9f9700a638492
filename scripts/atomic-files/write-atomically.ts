import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { beginRun, endRun, RUN_ID } from './run-id';

/** Writes a file so that whoever reads it, even after a process was killed or the power went, finds the old one or the new one, whole. */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const id = beginRun();
  const staged = beside(file, 'new', id);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeDurably(staged, content);
    await rename(staged, file);
  } catch (error) {
    await rm(staged, { force: true });
    throw error;
  } finally {
    endRun(id);
  }
}

/** What is there beside a file while it is exchanged: a dot file, which is passed over wherever it may be left. */
export function beside(file: string, what: 'new' | 'old', id: string): string {
  return join(dirname(file), `.${basename(file)}.${what}-${id}`);
}

/** Whether a file of such a name is there only while another one is exchanged. */
export function isBeside(name: string): boolean {
  return BESIDE.test(name);
}

const BESIDE = new RegExp(`^\\..+\\.(?:new|old)-${RUN_ID.source}`);

/** Like {@link writeAtomically}, of what only spares others some work: where the computer refuses to write it, all else goes on. */
export async function tryWriteAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await writeAtomically(file, content).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
  });
}

/** Writes a new file, and waits until it would outlast a loss of power. */
export async function writeDurably(file: string, content: string | Uint8Array, mode = 0o666): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
