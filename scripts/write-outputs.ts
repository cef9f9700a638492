import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputFile } from '../src/compiler/emit/output-file';
import { writeWhole } from './output-folder/write-whole';

/** Writes files below a folder, each whole or not at all; one that already holds the same bytes is left alone. */
export async function writeOutputs(folder: string, outputs: readonly OutputFile[]): Promise<void> {
  await Promise.all(outputs.map((output) => writeOutput(join(folder, output.path), output.content)));
}

async function writeOutput(path: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  if ((await readFile(path).catch(() => undefined))?.equals(bytes)) return;
  await writeWhole(path, bytes);
}
