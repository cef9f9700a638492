import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFiles } from '../../src/compiler/load';
import type { Options } from '../../src/compiler/options';
import { project } from '../project';
import { readFiles } from '../read-files';
import { findSectionModules, readSchemas } from '../section-modules';

/** The hash of all that a website is made from: content, contract, code, and how it is compiled. */
export async function fingerprint(files: SiteFiles, options: Options): Promise<string> {
  const hash = createHash('sha256').update(`${JSON.stringify(options)}\0${process.version}\0`);
  const add = (path: string, content: string | Uint8Array) =>
    hash.update(`${path}\0${content.length}\0`).update(content);
  for (const [path, content] of files) add(path, content);
  for (const [path, text] of await readSchemas()) add(path, text);
  const folders = ['src', 'scripts'].map((name) => join(project.root, name));
  const modules = (await findSectionModules())
    .map(({ folder }) => folder)
    .filter((folder) => !folder.startsWith(project.root));
  for (const folder of [...folders, ...modules])
    for (const [path, content] of await readFiles(folder)) add(path, content);
  for (const name of ['package-lock.json', 'vite.config.ts', 'generated/icons.json'])
    add(name, await readFile(join(project.root, name)));
  return hash.digest('base64url');
}
