import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../src/compiler/emit/output-file';

/** Writes files below a folder; a file that already holds the same bytes is left alone. */
export async function writeOutputs(folder: string, outputs: readonly OutputFile[]): Promise<void> {
  await Promise.all(outputs.map((output) => writeOutput(join(folder, output.path), output.content)));
}

async function writeOutput(path: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  if ((await readFile(path).catch(() => undefined))?.equals(bytes)) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}
