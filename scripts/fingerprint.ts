import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Options } from '../src/compiler/options';
import type { SiteFiles } from '../src/compiler/source';
import { addFiles } from './hash';
import { project } from './project';
import { readFiles } from './read-files';
import { findSectionModules, readSchemas } from './section-modules';

/** The hash of all that a website is made from: content, contract, code, and how it is compiled. */
export async function fingerprint(files: SiteFiles, options: Options): Promise<string> {
  const hash = createHash('sha256').update(`${JSON.stringify(options)}\0${await hashOfCode()}\0`);
  addFiles(hash, files);
  return hash.digest('base64url');
}

let code: Promise<string> | undefined;

/** The hash of everything but the content: what the same content may mean is up to it. */
export function hashOfCode(): Promise<string> {
  code ??= readCode();
  return code;
}

/** Whether the code and the schemas are still what they were when their hash was first asked for. */
export async function isCodeUnchanged(): Promise<boolean> {
  return (await readCode()) === (await hashOfCode());
}

async function readCode(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  addFiles(hash, await readSchemas());
  const ofPackages = (await findSectionModules()).map(({ folder }) => folder).filter(isOutside);
  for (const folder of [join(project.root, 'src'), join(project.root, 'scripts'), ...ofPackages]) {
    addFiles(hash, await readFiles(folder));
  }
  for (const name of ['package-lock.json', 'vite.config.ts', 'generated/icons.json']) {
    hash.update(await readFile(join(project.root, name)));
  }
  return hash.digest('base64url');
}

function isOutside(folder: string): boolean {
  return !folder.startsWith(join(project.root, 'src'));
}
