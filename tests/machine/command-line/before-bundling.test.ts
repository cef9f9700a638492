import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unwritable } from '../../../scripts/command-line/before-bundling.mjs';
import { project } from '../../../scripts/project';

/** What `check` says in a folder of this name in which there is nothing but the program that starts it. */
async function saidIn(
  name: string,
  prepare: (root: string) => Promise<void> = async () => undefined,
): Promise<{ code: number; said: string }> {
  const place = await mkdtemp(join(tmpdir(), 'before-bundling-'));
  const root = join(place, name);
  for (const part of [
    'run.mjs',
    'bundle/whole-folder.mjs',
    'command-line/before-bundling.mjs',
    'command-line/optimise-late.mjs',
  ]) {
    await cp(join(project.root, 'scripts', part), join(root, 'scripts', part));
  }
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'package-lock.json'), '{}');
  await prepare(root);
  const run = join(root, 'scripts/run.mjs');
  const outcome = await new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(process.execPath, [run, 'check'], (_error, _out, said) =>
      resolve({ code: child.exitCode ?? 0, said }),
    );
  });
  await rm(place, { recursive: true });
  return outcome;
}

test.each(['project #1', 'what?', 'all*'])('a folder called %s is told before anything begins', async (name) => {
  const { code, said } = await saidIn(name);
  expect(code).toBe(1);
  expect(said.split('\n')).toHaveLength(5);
  expect(said).toContain(`/${name}\nGive that folder another name`);
});

test('any other name is no hindrance', async () => {
  expect((await saidIn('año (copia) 100% & $b [1] {a,b}')).said).not.toContain('Give that folder another name');
});

test.each([
  ["Error: EROFS: read-only file system, mkdir '/x/.cache'", 'it may not be written'],
  ["Error: ENOTDIR: not a directory, mkdir '/x/.cache/y'", 'something that is no folder is in its place'],
  [
    'Could not create directory for output chunks: /x\n\nCaused by:\n    Permission denied (os error 13)',
    'it may not be',
  ],
  ['Could not write file: /x/check.js\n\nCaused by:\n    No space left on device (os error 28)', 'the disk is full'],
])('where the commands cannot be put together, one sentence says why: %s', (failure, why) => {
  expect(unwritable('/x/.cache', new Error(failure))).toMatch(new RegExp(`^No se puede .*\n.*/x/.cache: ${why}.*$`));
});

test('what fails otherwise is not taken for that', () => {
  expect(unwritable('/x/.cache', new Error('Unexpected token (1:130)'))).toBeUndefined();
});

test.runIf(process.platform === 'linux')('a place that nobody may write is told so', async () => {
  const { code, said } = await saidIn('project', (root) => symlink('/sys', join(root, '.cache')));
  expect(code).toBe(1);
  expect(said).toMatch(/^No se puede .*: no hay permiso\.\nWhat .*: it may not be written\.\n$/);
});
