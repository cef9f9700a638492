import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../../scripts/project';
import { readTexts } from '../../../scripts/read-files';
import { rules } from '../../../src/compiler/rules';

const code = await readTexts(join(project.root, 'src/compiler'));
const names = Object.keys(rules).sort();

test('every file in checks/ is a rule of its name, and every rule has a file', () => {
  const files = [...code].filter(([path]) => path.startsWith('checks/'));
  expect(files.map(([path]) => path)).toEqual(names.map((name) => `checks/${name}.ts`));
  const exported = files.map(([, text]) =>
    [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name),
  );
  expect(exported).toEqual(names.map((name) => [camelCase(name)]));
});

test.each(names)('%s is told by its own file and by no other', (name) => {
  const tellers = [...code].filter(([, text]) => new RegExp(`code: '${name}'`).test(text)).map(([path]) => path);
  expect(tellers).toEqual([`checks/${name}.ts`]);
});

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}
