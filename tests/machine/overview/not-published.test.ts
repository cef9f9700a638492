import { expect, test } from 'vitest';
import { project } from '../../../scripts/project';
import { readTexts } from '../../../scripts/read-files';

test('only the live preview and the Studio know of the overview: it is no part of a built website', async () => {
  const files = [...(await sources('src')), ...(await sources('scripts'))];
  const knowing = files
    .filter(([path, text]) => !/^src\/(?:overview|studio)\//.test(path) && /from '[^']*\/overview\//.test(text))
    .map(([path]) => path);
  expect(knowing.sort()).toEqual(['scripts/commands/dev.ts', 'scripts/preview/overview-page.ts']);
});

async function sources(folder: string): Promise<[string, string][]> {
  return [...(await readTexts(`${project.root}/${folder}`))].map(([path, text]) => [`${folder}/${path}`, text]);
}
