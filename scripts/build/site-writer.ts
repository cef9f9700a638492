import { copyFileSync, linkSync, lstatSync, mkdirSync, type Stats, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { hashOf } from '../hash';
import type { BuildRecord, WrittenFile } from './build-record';

/** What has been written. */
export interface Written {
  readonly files: Record<string, WrittenFile>;
  /** Those whose bytes are new. */
  readonly changed: readonly string[];
}

/** Puts a website together in a new folder, from what is new and from the last one. */
export interface SiteWriter extends Written {
  /** Takes files over from the last website, if all of them are there and were made from the same. */
  readonly takeOver: (paths: readonly string[], inputs: string) => boolean;
  /** Writes files. Those that hold the same bytes as in the last website are taken over all the same. */
  readonly write: (files: readonly OutputFile[], inputs: string) => void;
}

/** `last` is the folder of the last website, which stays as it is, with what is known of its files. */
export function createSiteWriter(folder: string, last: string, knownFiles: BuildRecord['files']): SiteWriter {
  const files: Record<string, WrittenFile> = {};
  const changed: string[] = [];
  const folders = new Set<string>();

  const place = (path: string): string => {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return target;
  };
  const known = (path: string): WrittenFile | undefined => {
    const file = knownFiles[path];
    return file !== undefined && isUntouched(join(last, path), file) ? file : undefined;
  };
  const keep = (path: string, file: WrittenFile, inputs: string): void => {
    const isLinked = linkOrCopy(join(last, path), place(path));
    files[path] = { ...file, ...(isLinked ? {} : describe(statSync(join(folder, path)))), inputs };
  };
  const writeNew = (path: string, bytes: Uint8Array, content: string, inputs: string): void => {
    const target = place(path);
    changed.push(path);
    writeFileSync(target, bytes);
    files[path] = { ...describe(statSync(target)), inputs, content };
  };

  return {
    files,
    changed,
    takeOver: (paths, inputs) => {
      const found = paths.map((path) => [path, known(path)] as const);
      if (!found.every(([, file]) => file?.inputs === inputs)) return false;
      for (const [path, file] of found) if (file !== undefined) keep(path, file, inputs);
      return true;
    },
    write: (outputs, inputs) => {
      for (const { path, content: written } of outputs) {
        const bytes = typeof written === 'string' ? Buffer.from(written) : written;
        const content = hashOf(bytes);
        const file = known(path);
        if (file?.content === content) keep(path, file, inputs);
        else writeNew(path, bytes, content, inputs);
      }
    },
  };
}

/** Whether every file of a record is as the build has left it. */
export function isIntact(folder: string, { files }: BuildRecord): boolean {
  return Object.entries(files).every(([path, file]) => isUntouched(join(folder, path), file));
}

function isUntouched(path: string, { inode, size, changed }: WrittenFile): boolean {
  const stats = statsOf(path);
  return stats?.isFile() === true && stats.ino === inode && stats.size === size && stats.mtimeMs === changed;
}

/** Nothing where there is nothing, or a file in the place of a folder. */
function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
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
