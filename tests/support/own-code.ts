import { join } from 'node:path';
import { project } from '../../scripts/project';
import { readTexts } from '../../scripts/read-files';

/** Every file of src/ and of scripts/, by its path in the project. */
export async function ownCode(): Promise<(readonly [path: string, text: string])[]> {
  const read = async (folder: string) =>
    [...(await readTexts(join(project.root, folder)))].map(([path, text]) => [`${folder}/${path}`, text] as const);
  return [...(await read('src')), ...(await read('scripts'))];
}
