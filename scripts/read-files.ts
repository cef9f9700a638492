import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Every file below a folder: path with forward slashes → bytes. Dot files are passed over. */
export async function readFiles(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  // One after the other: to hand a thousand small files to threads costs four times as much as to read them.
  const contents = paths.map((path) => [relative(folder, path).split(sep).join('/'), readIfThere(path)] as const);
  return new Map(contents.filter((file): file is readonly [string, Buffer] => file[1] !== undefined));
}

/** A file that has gone since its folder was read, as those do that programs only put there for a moment, is no file. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The text files below a folder. */
export async function readTexts(folder: string): Promise<Map<string, string>> {
  return new Map([...(await readFiles(folder))].map(([path, content]) => [path, new TextDecoder().decode(content)]));
}
