import { readFiles } from '../../scripts/read-files';

/** The files of a folder as text of one letter a byte, which is compared a hundred times as fast as bytes. */
export async function bytesIn(folder: string): Promise<Record<string, string>> {
  const files = await readFiles(folder);
  return Object.fromEntries([...files].map(([path, content]) => [path, Buffer.from(content).toString('latin1')]));
}
