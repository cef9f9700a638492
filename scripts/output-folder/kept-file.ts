import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeIfPossible } from './write-whole';

/**
 * A file of a cache, which is made where it is not there yet, or is not what was written. Its name tells what it was made
 * from.
 */
export async function keptFile(
  folder: string,
  name: string,
  make: () => Promise<string | Uint8Array>,
): Promise<Uint8Array> {
  const path = keptPath(folder, name);
  const known = await readKept(path);
  if (known !== undefined) return known;
  const content = Buffer.from(await make());
  await keep(path, content);
  return content;
}

/** Where a cache keeps a file: before its content stands what tells whether it is whole. */
export function keptPath(folder: string, name: string): string {
  return join(folder, `${name}.kept`);
}

/** What is kept; nothing where the disk has lost a part of it. */
export async function readKept(path: string): Promise<Uint8Array | undefined> {
  const written = await readFile(path).catch(() => undefined);
  const content = written?.subarray(SEAL_BYTES);
  return content !== undefined && written?.subarray(0, SEAL_BYTES).equals(sealOf(content)) ? content : undefined;
}

export function keep(path: string, content: Uint8Array): Promise<void> {
  return writeIfPossible(path, Buffer.concat([sealOf(content), content]));
}

const SEAL_BYTES = 32;

function sealOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
