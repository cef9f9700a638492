import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../scripts/project';
import { interactiveSections } from '../../src/renderer/interactive-sections';
import { staticSections } from '../../src/renderer/static-sections';

const schemas = (await readdir(join(project.schemas, 'sections'))).map((file) => file.replace('.schema.json', ''));
const folders = (await readdir(join(project.root, 'src/sections'), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const registered = { static: Object.keys(staticSections), interactive: Object.keys(interactiveSections) };
const types = [...new Set([...schemas, ...folders, ...registered.static, ...registered.interactive])].sort();

test('every section type has a schema', () => {
  const missing = types.filter((type) => !schemas.includes(type));
  expect(
    missing.map((type) => `Section type "${type}" has no schema: add schemas/sections/${type}.schema.json`),
  ).toEqual([]);
});

test('every section type has a component', () => {
  const missing = types
    .map((type) => ({ type, file: `src/sections/${type}/${pascal(type)}.tsx` }))
    .filter(({ file }) => !existsSync(join(project.root, file)));
  expect(missing.map(({ type, file }) => `Section type "${type}" has no component: add ${file}`)).toEqual([]);
});

test('every section type stands in exactly one registry', () => {
  const [inStatic, inInteractive] = [registered.static, registered.interactive];
  const files = 'src/renderer/static-sections.ts or interactive-sections.ts';
  expect([
    ...types
      .filter((type) => !inStatic.includes(type) && !inInteractive.includes(type))
      .map((type) => `Section type "${type}" has a schema but no line in ${files}`),
    ...types
      .filter((type) => inStatic.includes(type) && inInteractive.includes(type))
      .map((type) => `Section type "${type}" has a line in both registries: keep one of ${files}`),
  ]).toEqual([]);
});

test('no section type is named after a page of the site', async () => {
  const pages = (await readdir(join(project.root, 'site/pages'))).map((file) => file.replace('.yaml', ''));
  const named = types.filter((type) => pages.includes(type));
  expect(named.map((type) => `Section type "${type}" is named after the page site/pages/${type}.yaml`)).toEqual([]);
});

function pascal(type: string): string {
  return type.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}
