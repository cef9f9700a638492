import { execFile } from 'node:child_process';
import { appendFile, readdir, rm, stat, symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../support/copy-project';

const run = promisify(execFile);
let copy: string;

beforeAll(async () => {
  copy = await copyProject('damaged-cache');
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('of a program of which half is left the commands are made anew, as is what pages are rendered with', async () => {
  await command('build');
  const damaged = [
    await loseHalf('.cache/commands', 'check.js'),
    await loseHalf('.cache/commands', 'build.js'),
    await loseHalf('.cache/bundles', 'server/entry-server.js'),
    await loseHalf('.cache/bundles', 'assets.json'),
  ].flat();
  expect(damaged.length).toBeGreaterThanOrEqual(4);

  // As what another process takes away meanwhile: it has a name, and is not there.
  for (const cache of ['commands', 'bundles']) await symlink('nowhere', join(copy, '.cache', cache, 'gone'));
  await command('check');
  await appendFile(join(copy, 'site/settings.yaml'), '\n# Changed\n');
  await rm(join(copy, 'dist'), { recursive: true });
  await command('build');
  expect(await readdir(join(copy, 'dist'))).toContain('index.html');
});

function command(name: string) {
  return run(process.execPath, ['scripts/run.mjs', name], { cwd: copy });
}

/** Cuts a file of each bundle of a cache in half. */
async function loseHalf(cache: string, file: string): Promise<string[]> {
  const folders = await readdir(join(copy, cache));
  const files = folders.map((folder) => join(copy, cache, folder, file));
  for (const path of files) await truncate(path, Math.floor((await stat(path)).size / 2));
  return files;
}
