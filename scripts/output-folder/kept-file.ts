import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './write-whole';

/** A file of a cache, which is made where it is not there yet. Its name tells what it was made from. */
export async function keptFile(
  folder: string,
  name: string,
  make: () => Promise<string | Uint8Array>,
): Promise<Uint8Array> {
  const known = await readFile(join(folder, name)).catch(() => undefined);
  if (known !== undefined) return known;
  const content = Buffer.from(await make());
  await writeWhole(join(folder, name), content);
  return content;
}
