import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path/posix';
import { expect, test } from 'vitest';

import { project } from '../../../scripts/project';
import { readTexts } from '../../../scripts/read-files';

const document = await readFile(join(project.root, 'docs/for-engineers.md'), 'utf8');
const [, table = ''] = document.split('| from top to bottom |');
const order = [
  ...table
    .split('\n\n', 1)
    .join('')
    .matchAll(/`([\w.-]+)`/g),
].map(([, name = '']) => name);
const files = [...(await readTexts(join(project.root, 'src/compiler')))].filter(([path]) => /\.tsx?$/.test(path));

/** The folder in which a file of the compiler lies, or the file itself where it lies beside the folders. */
function layerOf(path: string): string {
  return path.split('/', 1).join('');
}

test('the table of the compiler’s layers names each of its folders and files once', () => {
  const layers = [...new Set(files.map(([path]) => layerOf(path)))];
  expect(order.filter((name) => layers.includes(name)).sort()).toEqual(layers.sort());
});

test('each layer of the compiler knows only those below it', () => {
  const imports = files.flatMap(([path, text]) =>
    [...text.matchAll(/\bfrom '(\.[^']+)'/g)].flatMap(([, to = '']) => {
      const target = normalize(join(dirname(path), to));
      const layer = order.find((name) => name === `${target}.ts` || target.startsWith(`${name}/`));
      return layer === undefined ? [] : [{ path, to, from: order.indexOf(layerOf(path)), down: order.indexOf(layer) }];
    }),
  );
  expect(imports.length).toBeGreaterThan(3000);
  expect(imports.filter(({ from, down }) => down < from).map(({ path, to }) => `${path} → ${to}`)).toEqual([]);
});
