import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Every file below a folder: path with forward slashes → bytes. Dot files are passed over. */
export async function readFiles(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    await Promise.all(
      paths.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path)] as const),
    ),
  );
}

/** The text files below a folder. */
export async function readTexts(folder: string): Promise<Map<string, string>> {
  return new Map([...(await readFiles(folder))].map(([path, content]) => [path, new TextDecoder().decode(content)]));
}
