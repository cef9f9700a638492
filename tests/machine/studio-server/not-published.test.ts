import { expect, test } from 'vitest';
import { ownCode } from '../../support/own-code';

test('only the server of the Studio knows of it: it is no part of a website', async () => {
  const outside = (await ownCode()).filter(([path]) => !/^(?:src\/studio|scripts\/studio-server)\//.test(path));
  const importing = outside.filter(([, text]) => /(?:from|import)\s*\(?'[^']*\/studio\//.test(text));
  expect(importing.map(([path]) => path)).toEqual([]);
  const naming = outside.filter(([, text]) => /src\/studio\b|\/studio-server\//.test(text));
  expect(naming.map(([path]) => path).sort()).toEqual([
    'scripts/bundle/studio-worker.ts',
    'scripts/commands/dev.ts',
    'scripts/preview/dev-server.ts',
  ]);
});
