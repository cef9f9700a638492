import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { beginRun, endRun } from './output-folder/run-id';

/** A file below a folder that is to be another one: its bytes, or nothing where there is none. */
export interface Exchange {
  readonly path: string;
  readonly before: Uint8Array | undefined;
  readonly content: Uint8Array | undefined;
}

/** Files are not what they were when they were read: nothing was written. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';

  constructor(readonly paths: readonly string[]) {
    super(`${paths.join(', ')}: changed meanwhile, nothing was written`);
  }
}

/** A file could not be written, and all are as they were. */
export class Unwritable extends Error {
  override readonly name = 'Unwritable';

  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(`${path}: ${String(cause)}`, { cause });
  }
}

/** What is done for one file: what it becomes and what it was lie beside it under names that nobody reads. */
interface Work extends Exchange {
  readonly file: string;
  readonly staged: string;
  readonly kept: string;
}

/**
 * Makes all files below a folder what they are to be, or none: throws {@link ChangedMeanwhile} where somebody has saved
 * one of them since it was read, and {@link Unwritable} where the disk refuses.
 */
export async function exchangeFiles(folder: string, changes: readonly Exchange[]): Promise<void> {
  const id = beginRun();
  const works = changes.map((change): Work => {
    const file = join(folder, change.path);
    const beside = join(dirname(file), `.${basename(file)}`);
    return { ...change, file, staged: `${beside}.new-${id}`, kept: `${beside}.old-${id}` };
  });
  const madeFolders: string[] = [];
  try {
    for (const work of works) await attempt(work, () => stage(work, madeFolders));
    const changed = [];
    for (const work of works) if (!(await attempt(work, () => isAsBefore(work)))) changed.push(work.path);
    if (changed.length > 0) throw new ChangedMeanwhile(changed);
    await exchangeAll(works);
    madeFolders.length = 0;
  } finally {
    for (const { staged, kept } of works) for (const file of [staged, kept]) await rm(file, { force: true });
    for (const made of madeFolders.reverse()) await rmdir(made).catch(() => undefined);
    endRun(id);
  }
}

async function attempt<T>({ path }: Work, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new Unwritable(path, error);
  }
}

/** Lets the disk have everything before the first file is touched. */
async function stage({ file, content, staged }: Work, madeFolders: string[]): Promise<void> {
  if (content === undefined) return;
  const made = await mkdir(dirname(file), { recursive: true });
  if (made !== undefined) {
    for (let folder = dirname(file); folder.length >= made.length; folder = dirname(folder))
      madeFolders.unshift(folder);
  }
  const mode = (await lstat(file).catch(() => undefined))?.mode ?? 0o666;
  const handle = await open(staged, 'wx', mode & 0o777);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isAsBefore({ file, before }: Work): Promise<boolean> {
  const now = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return now === undefined || before === undefined ? now === before : now.equals(before);
}

/** Puts all in their places; with the first that cannot be, those before it are put back. */
async function exchangeAll(works: readonly Work[]): Promise<void> {
  const done: Work[] = [];
  for (const work of works) {
    try {
      await keep(work);
      if (work.content === undefined) await rm(work.file);
      else await rename(work.staged, work.file);
      done.push(work);
    } catch (error) {
      for (const earlier of done.reverse()) await putBack(earlier);
      throw new Unwritable(work.path, error);
    }
  }
  for (const folder of new Set(works.map(({ file }) => dirname(file)))) await syncFolder(folder);
}

async function keep({ file, before, kept }: Work): Promise<void> {
  if (before !== undefined) await copyFile(file, kept, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
}

async function putBack({ file, before, kept }: Work): Promise<void> {
  if (before === undefined) await rm(file, { force: true });
  else await rename(kept, file);
}

/** What a folder holds lasts once it is told to the disk, too; not every system lets folders be opened for it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
