import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project } from '../../scripts/project';
import { basicFolder } from './compile-site';

/** A copy of the project in a new folder, with the basic site: what it is made of, and its cache, may be changed. */
export async function copyProject(name: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), `${name}-`));
  await mkdir(join(copy, 'node_modules'));
  for (const module of await readdir(join(project.root, 'node_modules'))) {
    await symlink(join(project.root, 'node_modules', module), join(copy, 'node_modules', module));
  }
  for (const part of [
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'tsconfig.base.json',
    'schemas',
    'scripts',
    'src',
    'generated/icons.json',
    'generated/style-names.json',
  ]) {
    await cp(join(project.root, part), join(copy, part), { recursive: true });
  }
  // The commands are made of the same sources here: they need not be bundled again.
  const commands = join(project.cache, 'commands');
  // What another test has just bundled has no whole name yet.
  const isWhole = (path: string) => !/\.\d+$/.test(path);
  if (existsSync(commands)) await cp(commands, join(copy, '.cache/commands'), { recursive: true, filter: isWhole });
  await cp(basicFolder, join(copy, 'site'), { recursive: true });
  return copy;
}
