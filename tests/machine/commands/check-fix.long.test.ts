import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../support/commands';
import { basicFolder } from '../../support/compile-site';

let site: string;

beforeAll(async () => {
  site = join(await mkdtemp(join(tmpdir(), 'fix-')), 'site');
  await cp(basicFolder, site, { recursive: true });
  await mkdir(join(site, 'blocks'), { recursive: true });
});

afterAll(() => rm(join(site, '..'), { recursive: true, force: true }));

test('check --fix mends what is certain, says what that was, and reports the rest', async () => {
  const file = join(site, 'blocks/greeting.yaml');
  await writeFile(file, 'type: Hero # the type\ntitle: { es: "Hola", en: "Hello" }\ntone: ligth\n');
  const run = runCommand('check', { SITE: site }, ['--fix', '--language', 'en']);
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain('site/blocks/greeting.yaml:1  “Hero” is now “hero”');
  expect(run.output()).toMatch(/1 fix made\.\n\n✖ site\/blocks\/greeting\.yaml:3:7 /);
  expect(await readFile(file, 'utf8')).toBe('type: hero # the type\ntitle: { es: "Hola", en: "Hello" }\ntone: ligth\n');
});

test('where nothing is certain, it says so and writes nothing', async () => {
  const file = join(site, 'blocks/farewell.yaml');
  await writeFile(file, 'type: heroo\ntitle: { es: "Hola", en: "Hello" }\n');
  const run = runCommand('check', { SITE: site }, ['--fix']);
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/^No hay nada que se pueda arreglar sin preguntar\.\n\n✖ /);
  expect(await readFile(file, 'utf8')).toBe('type: heroo\ntitle: { es: "Hola", en: "Hello" }\n');
});
