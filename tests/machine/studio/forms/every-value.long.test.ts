import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../../../scripts/project';
import { readFiles } from '../../../../scripts/read-files';
import { declaredLanguages } from '../../../../src/compiler/languages';
import { load } from '../../../../src/compiler/load';
import type { SiteFiles } from '../../../../src/compiler/source';
import { visit } from '../../../../src/compiler/values/visit';
import { fieldFor } from '../../../../src/studio/forms/fields';
import { basicFolder, contract } from '../../../support/compile-site';
import { readExample, withExample } from '../../../support/section-example';

const sites = ['basic', 'bakery', 'library', 'pottery'];

test.each(sites)('every value of the %s site has a field of its own', async (name) => {
  expect(await asYaml(await readFiles(join(project.root, 'tests/fixtures', name, 'site')))).toEqual([]);
});

test('every value of this site has a field of its own', async () => {
  expect(await asYaml(await readFiles(project.site))).toEqual([]);
});

test('every value of every section type has a field of its own', async () => {
  const basic = await readFiles(basicFolder);
  for (const type of contract.sections.keys()) {
    const example = await readExample(join(project.root, 'src/sections', type));
    expect(await asYaml(withExample(basic, example))).toEqual([]);
  }
});

/** The values that can only be edited as YAML. */
async function asYaml(files: SiteFiles): Promise<string[]> {
  const inLanguages = contract.inLanguages(declaredLanguages(files));
  return load(files, inLanguages).sources.flatMap((source) =>
    visit(source, inLanguages)
      .filter(({ schema, value }) => fieldFor(inLanguages, schema, value).name === 'yaml')
      .map(({ pointer }) => `${source.path}#/${pointer.join('/')}`),
  );
}
