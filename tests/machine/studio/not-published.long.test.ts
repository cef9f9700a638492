import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle } from '../../../scripts/bundle/bundle';
import { readTexts } from '../../../scripts/read-files';
import { runCommand } from '../../support/commands';
import { basicFolder } from '../../support/compile-site';

test('neither the bundle of a website nor the website itself holds anything of the Studio', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'not-published-'));
  const dist = join(folder, 'dist');
  const build = runCommand('build', { SITE: basicFolder, DIST: dist, LOCAL_FOLDER: join(folder, 'local') });
  expect(await build.ended, build.output()).toBe(0);
  const { files } = await bundle(() => undefined);
  const bundled = files.map(({ path, content }) => [path, String(content)] as const);
  const published = [...(await readTexts(dist))];
  expect(bundled.length).toBeGreaterThan(5);
  expect(published.length).toBeGreaterThan(5);
  const holding = [...bundled, ...published].filter(([path, text]) => /studio/i.test(path + text));
  expect(holding.map(([path]) => path)).toEqual([]);
  await rm(folder, { recursive: true });
});
