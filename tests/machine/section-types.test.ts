import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pascalCase } from '../../scripts/pascal-case';
import { project } from '../../scripts/project';
import { readTexts } from '../../scripts/read-files';
import { scaffoldSection, sectionFiles } from '../../scripts/scaffold/section';
import { contract } from '../support/compile-site';
import { ownCode } from '../support/own-code';

const schemas = (await readdir(join(project.schemas, 'sections'))).map((file) => file.replace('.schema.json', ''));
const folders = (await readdir(join(project.root, 'src/sections'), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const types = [...new Set([...schemas, ...folders])].sort();

test('every section type has a schema', () => {
  const missing = types.filter((type) => !schemas.includes(type));
  expect(
    missing.map((type) => `Section type "${type}" has no schema: add schemas/sections/${type}.schema.json`),
  ).toEqual([]);
});

test('every section type has a component', () => {
  const missing = types
    .map((type) => ({ type, file: `src/sections/${type}/${pascalCase(type)}.tsx` }))
    .filter(({ file }) => !existsSync(join(project.root, file)));
  expect(missing.map(({ type, file }) => `Section type "${type}" has no component: add ${file}`)).toEqual([]);
});

test('every section type has an example', () => {
  const missing = types
    .map((type) => ({ type, file: `src/sections/${type}/example.yaml` }))
    .filter(({ file }) => !existsSync(join(project.root, file)));
  expect(missing.map(({ type, file }) => `Section type "${type}" has no example: add ${file}`)).toEqual([]);
});

/** But for pages with a role, which every site has. */
test('no section type is named after a page of the site', async () => {
  const pages = [...(await readTexts(join(project.site, 'pages')))]
    .filter(([, text]) => !/^role:/m.test(text))
    .map(([file]) => file.replace('.yaml', ''));
  const named = types.filter((type) => pages.includes(type));
  expect(named.map((type) => `Section type "${type}" is named after the page site/pages/${type}.yaml`)).toEqual([]);
});

test('no code asks whether a section is of one type: what others must know of a type is a keyword of its schema', async () => {
  const asking = new RegExp(`\\btype [!=]== '(?:${types.join('|')})'`);
  expect("type === 'fact-sheet' && rows").toMatch(asking);
  const code = (await ownCode()).filter(([path]) => path.startsWith('src/'));
  expect(code.filter(([, text]) => asking.test(text)).map(([path]) => path)).toEqual([]);
});

test('a section type that would be called by a figure is refused, and proposed without it', async () => {
  await expect(scaffoldSection(contract, ['2026-rye'], 'en')).rejects.toThrow('npm run new -- section rye');
});

test('the schema of a new section type is formatted as the linter has it', () => {
  const schema = sectionFiles('daily-bread').find(({ path }) => path.endsWith('.json'));
  const format = ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${schema?.path}`];
  const formatted = execFileSync(process.execPath, format, { cwd: project.root, input: schema?.content });
  expect(String(formatted)).toBe(schema?.content);
});
