import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../support/copy-project';

const run = promisify(execFile);
let copy: string;

beforeAll(async () => {
  copy = await copyProject('failing-command');
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('where a command fails it is told by the lines of its source, not of what is made of that', async () => {
  await writeFile(join(copy, 'scripts/commands/generate.ts'), "\n\nthrow new Error('unforeseen');\n");
  const failed = run(process.execPath, ['scripts/run.mjs', 'generate'], { cwd: copy });
  await expect(failed).rejects.toMatchObject({
    stderr: expect.stringMatching(/unforeseen.*scripts[\\/]commands[\\/]generate\.ts:3/s),
  });
});
