import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputFile } from '../src/compiler/emit/output-file';
import { writeAtomically } from './atomic-files/write-atomically';
import { inParallel } from './in-parallel';

const MOST_AT_ONCE = 32;

/**
 * Writes files below a folder, each whole or not at all; one that already holds the same bytes is left alone. Tells whether
 * any was written.
 */
export async function writeOutputs(
  folder: string,
  outputs: readonly OutputFile[],
  write: typeof writeAtomically = writeAtomically,
): Promise<boolean> {
  let isAnyWritten = false;
  await inParallel(MOST_AT_ONCE, outputs, async ({ path, content }) => {
    const [file, bytes] = [join(folder, path), Buffer.from(content)];
    if ((await readFile(file).catch(() => undefined))?.equals(bytes) === true) return;
    await write(file, bytes);
    isAnyWritten = true;
  });
  return isAnyWritten;
}
