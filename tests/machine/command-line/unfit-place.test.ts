import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../../scripts/project';

/** What `check` says in a folder of this name in which there is nothing but the program that starts it. */
async function saidIn(name: string): Promise<{ code: number; said: string }> {
  const place = await mkdtemp(join(tmpdir(), 'unfit-place-'));
  const root = join(place, name);
  for (const part of ['run.mjs', 'bundle/whole-folder.mjs', 'command-line/unfit-place.mjs']) {
    await cp(join(project.root, 'scripts', part), join(root, 'scripts', part));
  }
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'package-lock.json'), '{}');
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
