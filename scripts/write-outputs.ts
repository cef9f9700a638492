import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputFile } from '../src/compiler/emit/output-file';
import { writeAtomically } from './atomic-files/write-atomically';

/**
 * Writes files below a folder, each whole or not at all; one that already holds the same bytes is left alone. Whether some
 * did not.
 */
export async function writeOutputs(
  folder: string,
  outputs: readonly OutputFile[],
  write: typeof writeAtomically = writeAtomically,
): Promise<boolean> {
  const writeAnew = async ({ path, content }: OutputFile) => {
    const [file, bytes] = [join(folder, path), Buffer.from(content)];
    const isThere = (await readFile(file).catch(() => undefined))?.equals(bytes) === true;
    if (!isThere) await write(file, bytes);
    return !isThere;
  };
  return (await Promise.all(outputs.map(writeAnew))).includes(true);
}
