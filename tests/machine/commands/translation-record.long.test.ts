import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../support/commands';
import { basicFolder } from '../../support/compile-site';

let folder: string;
const file = (path: string) => join(folder, 'site', path);
const record = () => readFile(file('translations.txt'), 'utf8');

async function run(
  name: string,
  args: readonly string[] = [],
  CI = '',
): Promise<{ code: number | null; output: string }> {
  const command = runCommand(name, { SITE: join(folder, 'site'), DIST: join(folder, `dist${CI}`), CI }, args);
  const code = await command.ended;
  return { code, output: command.output() };
}

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(file(path), 'utf8');
  expect(text).toContain(from);
  await writeFile(file(path), text.replace(from, to));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'record-'));
  await cp(basicFolder, join(folder, 'site'), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a site begins a record when it is asked to, and from then on the build keeps it', async () => {
  await run('build');
  await expect(record()).rejects.toThrow();
  expect((await run('check', ['--translated'])).code).toBe(0);
  const first = await record();
  await edit('pages/home.yaml', 'Sin prisa", en: "Slowly"', 'Con calma", en: "At our ease"');
  expect((await run('check')).output).not.toContain('translation-stale');
  expect(await record()).toBe(first);
  await run('build', [], 'true');
  expect(await record()).toBe(first);
  await run('build');
  expect(await record()).not.toBe(first);
  expect((await run('build')).output).toContain('0 of');
});

test('an original that changes alone is told until somebody says that its translation is still right', async () => {
  await edit('pages/home.yaml', 'Pan de verdad', 'Pan sincero');
  const told = await run('check');
  expect(told.code).toBe(0);
  expect(told.output).toContain('translation-stale');
  expect(told.output).toContain('«Pan sincero»');
  await run('build');
  expect((await run('check')).output).toContain('translation-stale');
  const elsewhere = await run('check', ['--translated', 'site/pages/products.yaml']);
  expect(elsewhere.code).toBe(1);
  expect(elsewhere.output).toBe(
    'site/pages/products.yaml: ahí no ha cambiado ningún original de una traducción.\n' +
      'site/pages/products.yaml: no original of a translation has changed there.\n',
  );
  const confirmed = await run('check', ['--translated', 'site/pages/home.yaml']);
  expect(confirmed.output).not.toContain('translation-stale');
  expect((await run('check')).output).not.toContain('translation-stale');
});
