import { type Dirent, readFileSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { errorCode } from './error-code';

/**
 * Every file below a folder: path with forward slashes → bytes. Dot files are passed over; so is what is no file of its
 * own, or has a name that is no text, of which `passOver` is told.
 */
export async function readFiles(
  folder: string,
  passOver: (path: string) => void = () => undefined,
): Promise<Map<string, Uint8Array>> {
  const found = (await entriesBelow(folder))
    .filter((entry) => !isEntered(entry) && !entry.name.startsWith('.'))
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isFile: entry.isFile() }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const files = new Map<string, Uint8Array>();
  // One after the other: to hand a thousand small files to threads costs four times as much as to read them.
  for (const { path, isFile } of found) {
    const name = nameBelow(folder, path);
    const isReadable = isFile && !name.includes(NO_TEXT);
    if (!isReadable) passOver(name);
    const content = isReadable ? readIfThere(path) : undefined;
    if (content !== undefined) files.set(name, content);
  }
  return files;
}

/** What lies below a folder, and not where links lead: there the recursive `readdir` of some versions of Node goes as well. */
export async function entriesBelow(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const below = await Promise.all(entries.filter(isEntered).map(({ name }) => entriesBelow(join(folder, name))));
  return [...entries, ...below.flat()];
}

function isEntered(entry: Dirent): boolean {
  return entry.isDirectory() && !entry.name.includes(NO_TEXT);
}

/**
 * The path of a file below a folder, with forward slashes. A Mac may keep accents apart from their letters and finds a file
 * by either; texts, git and other systems have them together.
 */
export function nameBelow(folder: string, path: string, platform = process.platform): string {
  const name = relative(folder, path).split(sep).join('/');
  return platform === 'darwin' ? name.normalize() : name;
}

/** What stands in a name in the place of bytes that are no UTF-8: nothing is found by it. */
const NO_TEXT = '\ufffd';

/** A file that has gone since its folder was read, as those do that programs only put there for a moment, is no file. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A file below a folder as {@link readFiles} finds it. Throws where it is there and cannot be read at this moment. */
export async function readFileBelow(folder: string, path: string): Promise<Uint8Array | undefined> {
  if (await leadsElsewhere(folder, path)) return undefined;
  return readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

/** Whether a path below a folder, or a folder on its way, is a link, or something else than a file. */
export async function leadsElsewhere(folder: string, path: string): Promise<boolean> {
  const names = path.split('/');
  for (const [index] of names.entries()) {
    const stats = await lstat(join(folder, ...names.slice(0, index + 1))).catch(() => undefined);
    if (stats === undefined) return false;
    const isLast = index === names.length - 1;
    if (isLast ? !stats.isFile() : !stats.isDirectory()) return true;
  }
  return false;
}

/** The text files below a folder. */
export async function readTexts(folder: string): Promise<Map<string, string>> {
  return new Map([...(await readFiles(folder))].map(([path, content]) => [path, new TextDecoder().decode(content)]));
}
