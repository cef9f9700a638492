import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { project } from '../../scripts/project';
import { readTexts } from '../../scripts/read-files';

/** By the tables of which documents folders are laid out; where one has several, in the order in which they stand there. */
const LAID_OUT = [
  { folder: 'src/compiler', document: 'docs/for-engineers.md', table: 0 },
  { folder: 'scripts', document: 'docs/for-engineers.md', table: 1 },
  { folder: 'src/studio', document: 'docs/studio-for-engineers.md', table: 0 },
];

describe.each(LAID_OUT)('the layers of $folder', async ({ folder, document, table }) => {
  const text = await readFile(join(project.root, document), 'utf8');
  const rows = text.split('| from top to bottom |')[table + 1]?.split('\n\n', 1).join('') ?? '';
  const order = [...rows.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name),
  );
  const code = [...(await readTexts(join(project.root, folder)))].filter(([path]) => /(?<!\.d)\.tsx?$/.test(path));

  test('are its folders and files, each once', () => {
    const layers = [...new Set(code.map(([path]) => layerOf(path)))];
    expect(layers.length).toBeGreaterThan(20);
    expect(order.toSorted()).toEqual(layers.toSorted());
  });

  test('know only those below them', () => {
    const imports = code.flatMap(([path, text]) =>
      [...text.matchAll(/\bfrom '(\.[^']+)'/g)].flatMap(([, to = '']) => {
        const target = posix.normalize(posix.join(posix.dirname(path), to));
        const known = order.find(
          (layer) => target.startsWith(`${layer}/`) || `${target}.` === layer.replace(/\w+$/, ''),
        );
        return known === undefined ? [] : [{ path, to, down: order.indexOf(known) - order.indexOf(layerOf(path)) }];
      }),
    );
    expect(imports.length).toBeGreaterThan(300);
    expect(imports.filter(({ down }) => down < 0).map(({ path, to }) => `${path} → ${to}`)).toEqual([]);
  });
});

/** The folder in which a file lies, or the file itself where it lies beside the folders. */
function layerOf(path: string): string {
  return path.split('/', 1).join('');
}
