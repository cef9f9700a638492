import { copyFileSync, linkSync, lstatSync, mkdirSync, type Stats, statSync, utimesSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import type { BuildRecord, WrittenFile } from './build-record';
import { hashOf } from './hash';

/** Puts a website together in a new folder, from what is new and from the last one. */
export interface SiteWriter {
  /** Takes files over from the last website, if all of them are there and were made from the same. */
  readonly takeOver: (paths: readonly string[], inputs: string) => boolean;
  /**
   * Begins to write files, and waits only where too many are being written: others can be made meanwhile. Those that
   * hold the same bytes as in the last website are taken over all the same.
   */
  readonly write: (files: readonly OutputFile[], inputs: string) => Promise<void>;
  /** Waits until everything is written. Gives all files, and those whose bytes are new; throws where one failed. */
  readonly finish: () => Promise<{
    readonly files: Record<string, WrittenFile>;
    readonly changed: ReadonlySet<string>;
  }>;
}

/** How many files are being written at a time. */
const MOST_AT_ONCE = 32;

/** `last` is the folder of the last website, which stays as it is, with the record of it. */
export function createSiteWriter(folder: string, last: string, record: BuildRecord | undefined): SiteWriter {
  const files: Record<string, WrittenFile> = {};
  const changed = new Set<string>();
  const folders = new Set<string>();

  const place = (path: string): string => {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return target;
  };
  const known = (path: string): WrittenFile | undefined => {
    const file = record?.files[path];
    return file !== undefined && isUntouched(join(last, path), file) ? file : undefined;
  };
  const keep = (path: string, file: WrittenFile, inputs: string): void => {
    const isLinked = linkOrCopy(join(last, path), place(path));
    files[path] = { ...file, ...(isLinked ? {} : describe(statSync(join(folder, path)))), inputs };
  };
  const writing = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const writeNew = async (path: string, bytes: string | Uint8Array, content: string, inputs: string) => {
    const target = place(path);
    changed.add(path);
    await writeFile(target, bytes);
    files[path] = { ...describe(await stat(target)), inputs, content };
  };
  const beginToWrite = (file: Promise<void>): void => {
    const settled = file.catch((error: unknown) => void failures.push(error)).then(() => void writing.delete(settled));
    writing.add(settled);
  };

  return {
    takeOver: (paths, inputs) => {
      const found = paths.map((path) => [path, known(path)] as const);
      if (!found.every(([, file]) => file?.inputs === inputs)) return false;
      for (const [path, file] of found) if (file !== undefined) keep(path, file, inputs);
      return true;
    },
    write: async (outputs, inputs) => {
      for (const { path, content: bytes } of outputs) {
        const content = hashOf(bytes);
        const file = known(path);
        if (file?.content === content) keep(path, file, inputs);
        else beginToWrite(writeNew(path, bytes, content, inputs));
      }
      while (writing.size >= MOST_AT_ONCE) await Promise.race(writing);
    },
    finish: async () => {
      await Promise.all(writing);
      if (failures.length > 0) throw failures[0];
      return { files, changed };
    },
  };
}

/** Whether every file of a record is as the build has left it. */
export function isWhole(folder: string, { files }: BuildRecord): boolean {
  return Object.entries(files).every(([path, file]) => isUntouched(join(folder, path), file));
}

function isUntouched(path: string, { inode, size, changed }: WrittenFile): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.ino === inode && stats.size === size && stats.mtimeMs === changed;
}

function describe({ ino, size, mtimeMs }: Stats): Pick<WrittenFile, 'inode' | 'size' | 'changed'> {
  return { inode: ino, size, changed: mtimeMs };
}

/** A second name for the same file costs nothing; where there are none, a copy with the same time. Tells which it is. */
function linkOrCopy(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    copyFileSync(from, to);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
    return false;
  }
}
