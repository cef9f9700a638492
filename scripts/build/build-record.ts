import { join } from 'node:path';
import type { Problem } from '../../src/compiler/findings/problem';
import { cachePath, readCachedJson, sealed } from '../atomic-files/file-cache';
import { writeAtomically } from '../atomic-files/write-atomically';
import { hashOf } from '../hash';
import { project } from '../project';

/** A file as a build has written it. What has been changed since by somebody else is not that file any more. */
export interface WrittenFile {
  /** Of everything that the file was made from. */
  readonly inputs: string;
  readonly content: string;
  readonly inode: number;
  readonly size: number;
  /** In milliseconds. */
  readonly changed: number;
}

/** What the last build put into a folder, and from what. */
export interface BuildRecord {
  /** Of the whole site and all code. */
  readonly inputs: string;
  /** Warnings, which are printed again by a build that changes nothing. */
  readonly problems: readonly Problem[];
  /** The addresses of the site's pages. */
  readonly pages: readonly string[];
  readonly files: Readonly<Record<string, WrittenFile>>;
}

/** The record of the last build into a folder; nothing where there is none that is whole: then everything is written anew. */
export function readRecord(folder: string): Promise<BuildRecord | undefined> {
  return readCachedJson<BuildRecord>(recordOf(folder));
}

/** Keeps the record of a build, whole or not at all. */
export function writeRecord(folder: string, record: BuildRecord): Promise<void> {
  return writeAtomically(recordOf(folder), sealed(Buffer.from(JSON.stringify(record))));
}

/** Where the record of a folder is kept. */
export function recordOf(folder: string): string {
  return cachePath(join(project.cache, 'builds'), `${hashOf(folder)}.json`);
}
