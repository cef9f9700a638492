import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tryWriteAtomically } from './write-atomically';

/**
 * A file of a cache, which is made where it is not there yet, or is not what was written. Its name tells what it was made
 * from.
 */
export async function cachedFile(
  folder: string,
  name: string,
  make: () => Promise<string | Uint8Array>,
): Promise<Uint8Array> {
  const path = cachePath(folder, name);
  const known = await readCached(path);
  if (known !== undefined) return known;
  const content = Buffer.from(await make());
  await writeCached(path, content);
  return content;
}

/** Where a cache keeps a file: before its content stands what tells whether it is whole. */
export function cachePath(folder: string, name: string): string {
  return join(folder, `${name}.kept`);
}

/** What is kept; nothing where the disk has lost a part of it. */
export async function readCached(path: string): Promise<Uint8Array | undefined> {
  const written = await readFile(path).catch(() => undefined);
  const content = written?.subarray(SEAL_BYTES);
  return content !== undefined && written?.subarray(0, SEAL_BYTES).equals(sealOf(content)) ? content : undefined;
}

export function writeCached(path: string, content: Uint8Array): Promise<void> {
  return tryWriteAtomically(path, sealed(content));
}

/** The value that is kept as JSON, likewise. */
export async function readCachedJson<Value>(path: string): Promise<Value | undefined> {
  const content = await readCached(path);
  return content === undefined ? undefined : (JSON.parse(Buffer.from(content).toString()) as Value);
}

export function writeCachedJson(path: string, value: unknown): Promise<void> {
  return writeCached(path, Buffer.from(JSON.stringify(value)));
}

/** As a cache keeps it. */
export function sealed(content: Uint8Array): Uint8Array {
  return Buffer.concat([sealOf(content), content]);
}

const SEAL_BYTES = 32;

function sealOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
