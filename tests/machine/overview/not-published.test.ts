import { expect, test } from 'vitest';
import { ownCode } from '../../support/own-code';

test('only the live preview and the Studio know of the overview: it is no part of a built website', async () => {
  const knowing = (await ownCode())
    .filter(([path, text]) => !/^src\/(?:overview|studio)\//.test(path) && /from '[^']*\/overview\//.test(text))
    .map(([path]) => path);
  expect(knowing.sort()).toEqual(['scripts/commands/dev.ts', 'scripts/preview/overview-page.ts']);
});
