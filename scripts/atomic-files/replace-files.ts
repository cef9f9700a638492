import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf } from '../hash';
import { project } from '../project';
import { entriesBelow } from '../read-files';
import { beginRun, endRun, isRunning } from './run-id';
import { beside, isBeside, writeDurably } from './write-atomically';

/** A file below a folder that is to be another one: its bytes, or nothing where there is none. */
export interface FileReplacement {
  readonly path: string;
  /** The {@link contentHash} of what it was when it was read. */
  readonly before: string | undefined;
  readonly content: Uint8Array | undefined;
}

/** What a content is known by: its SHA-256, in hexadecimal digits. */
export function contentHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Files are not what they were when they were read: nothing was written. */
export class FilesChanged extends Error {
  override readonly name = 'FilesChanged';

  constructor(readonly paths: readonly string[]) {
    super(`${paths.join(', ')}: changed meanwhile, nothing was written`);
  }
}

/** A file could not be written, and all are as they were. */
export class UnwritableFile extends Error {
  override readonly name = 'UnwritableFile';

  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(`${path}: ${String(cause)}`, { cause });
  }
}

/** What is done for one file: what it becomes and what it was lie beside it under names that nobody reads. */
interface Work extends FileReplacement {
  readonly file: string;
  readonly staged: string;
  readonly kept: string;
}

/**
 * Makes all files below a folder what they are to be, or none: throws {@link FilesChanged} where somebody has saved
 * one of them since it was read, and {@link UnwritableFile} where the disk refuses.
 */
export async function replaceFiles(folder: string, changes: readonly FileReplacement[]): Promise<void> {
  const id = beginRun();
  const works = changes.map((change): Work => {
    const file = join(folder, change.path);
    return { ...change, file, staged: beside(file, 'new', id), kept: beside(file, 'old', id) };
  });
  const madeFolders: string[] = [];
  try {
    for (const work of works) await attempt(work, () => stage(work, madeFolders));
    const changed = [];
    for (const work of works) if (!(await attempt(work, () => isAsBefore(work, works)))) changed.push(work.path);
    if (changed.length > 0) throw new FilesChanged(changed);
    // What goes, goes first: on systems that tell no capitals apart, it may be found by the name of what comes.
    const inTurn = [...works].sort(goingFirst);
    await decide(folder, id, inTurn);
    await exchangeAll(inTurn);
    madeFolders.length = 0;
  } finally {
    await rm(decisionOf(folder, id), { force: true });
    for (const file of works.flatMap(({ staged, kept }) => [staged, kept])) await rm(file).catch(() => undefined);
    for (const made of madeFolders.sort((a, b) => b.length - a.length)) await rmdir(made).catch(() => undefined);
    endRun(id);
  }
}

function goingFirst(one: FileReplacement, other: FileReplacement): number {
  return Number(one.content !== undefined) - Number(other.content !== undefined);
}

/** What exchanges below a folder have decided to do stands here until all of it is done: not in it, where anybody might put it. */
function decisionsOf(folder: string): string {
  return join(project.local, 'exchanges', hashOf(folder));
}

function decisionOf(folder: string, id: string): string {
  return join(decisionsOf(folder), id);
}

/** The paths of an exchange, and whether there is a file in the end. */
type Decision = readonly (readonly [path: string, isThere: boolean])[];

async function decide(folder: string, id: string, works: readonly Work[]): Promise<void> {
  const decision: Decision = works.map(({ path, content }) => [path, content !== undefined]);
  const [first] = works;
  if (first === undefined) return;
  await attempt(first, async () => {
    await mkdir(decisionsOf(folder), { recursive: true, mode: 0o700 });
    await writeDurably(decisionOf(folder, id), JSON.stringify(decision));
  });
}

/**
 * Brings to its end what a process that was killed had decided to write below a folder, and takes away what it has left
 * of what it had not.
 */
export async function recoverFiles(folder: string): Promise<void> {
  const decided = await readdir(decisionsOf(folder)).catch(() => []);
  for (const id of decided.filter((name) => !isRunning(name))) {
    await finish(folder, id, await readFile(decisionOf(folder, id), 'utf8'));
    await rm(decisionOf(folder, id));
  }
  for (const { name, parentPath } of await entriesBelow(folder)) {
    if (isBeside(name) && !isRunning(name)) await rm(join(parentPath, name), { force: true });
  }
}

async function finish(folder: string, id: string, decision: string): Promise<void> {
  const decided = readDecision(decision).map(([path, isThere]) => ({ file: join(folder, path), isThere }));
  const arrived = new Set<string | undefined>();
  for (const { file, isThere } of decided) {
    const isWaiting = (await identityOf(beside(file, 'new', id))) !== undefined;
    if (isThere && !isWaiting) arrived.add(await identityOf(file));
  }
  for (const { file, isThere } of decided) {
    if (isThere) await rename(beside(file, 'new', id), file).catch(passOverMissing);
    else if (!arrived.has(await identityOf(file))) await rm(file, { force: true });
  }
}

/** What the system knows a file by, under whatever name: with other capitals it may be the same one. */
async function identityOf(file: string): Promise<string | undefined> {
  const found = await lstat(file, { bigint: true }).catch(() => undefined);
  return found && `${found.dev} ${found.ino}`;
}

function passOverMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Nothing was begun before all of it had been written. */
function readDecision(text: string): Decision {
  try {
    return JSON.parse(text) as Decision;
  } catch {
    return [];
  }
}

async function attempt<T>({ path }: Work, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new UnwritableFile(path, error);
  }
}

/** Lets the disk have everything before the first file is touched. */
async function stage({ file, content, staged }: Work, madeFolders: string[]): Promise<void> {
  const mode = (await lstat(file).catch(() => undefined))?.mode ?? 0o666;
  // Its folder would let another one take its place all the same.
  if ((mode & 0o222) === 0) throw new Error('EACCES: the file is read-only');
  if (content === undefined) return;
  const made = await mkdir(dirname(file), { recursive: true });
  for (let parent = dirname(file); made !== undefined && parent.length >= made.length; parent = dirname(parent)) {
    madeFolders.push(parent);
  }
  await writeDurably(staged, content, mode & 0o777);
}

async function isAsBefore({ file, before }: Work, works: readonly Work[]): Promise<boolean> {
  const now = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (now === undefined) return before === undefined;
  return before === undefined ? isOneThatGoes(file, works) : contentHash(now) === before;
}

async function isOneThatGoes(file: string, works: readonly Work[]): Promise<boolean> {
  const going = works.filter(({ content }) => content === undefined);
  const identities = await Promise.all(going.map((work) => identityOf(work.file)));
  return identities.includes(await identityOf(file));
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
      throw new UnwritableFile(work.path, error);
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
