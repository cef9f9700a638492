import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundle } from '../../../scripts/bundle/bundle';
import { livePreview } from '../../../scripts/preview/live-preview';
import { loadRenderer } from '../../../scripts/preview/load-renderer';
import { noteRequests } from '../../../scripts/preview/open-requests';
import { project } from '../../../scripts/project';
import { PATIENCE } from '../../support/patience';

const RENDERER = '/src/entry-server.tsx';
const STATIC_SECTION = join(project.root, 'src/sections/hero/Hero.tsx');
const REGISTRY = '/generated/section-registry.ts';

/** Not the one of `npm run dev`, which makes other packages ready. */
const cacheDir = await mkdtemp(join(tmpdir(), 'code-changes-'));
afterAll(() => rm(cacheDir, { recursive: true, force: true }));

let server: ViteDevServer;

beforeEach(async () => {
  const unchanging = { isReady: Promise.resolve(), onChange: () => undefined, close: async () => undefined };
  server = await createServer({
    root: project.root,
    configFile: join(project.root, 'vite.config.ts'),
    logLevel: 'silent',
    cacheDir,
    // No file is written here: what is watched is said by the tests, as the watcher would say it.
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [livePreview(() => undefined, unchanging, noteRequests())],
  });
});
afterEach(() => server.close());

function sayChanged(file: string): void {
  for (const event of ['change', 'all'] as const)
    server.watcher.emit(event, ...(event === 'all' ? ['change', file] : [file]));
}

function isMadeOfSources(): boolean {
  return server.environments.ssr.moduleGraph.getModulesByFile(join(project.root, RENDERER)) !== undefined;
}

test('pages are rendered by what a build has bundled, until some code changes', async () => {
  await bundle(() => undefined);
  const bundled = await loadRenderer(server);
  expect(await loadRenderer(server)).toBe(bundled);
  expect(isMadeOfSources()).toBe(false);
  sayChanged(STATIC_SECTION);
  const ofSources = await loadRenderer(server);
  expect(isMadeOfSources()).toBe(true);
  expect(ofSources).not.toBe(bundled);
  expect(Object.keys(bundled)).toEqual(expect.arrayContaining(Object.keys(ofSources)));
});

test('open pages are told of a change of code that no browser has loaded', async () => {
  const told = vi.spyOn(server.ws, 'send');
  const change = () => told.mock.calls.filter(([event]) => event === 'site:change').length;
  // Names every section, and has the browser load those it needs only.
  await server.environments.client.transformRequest(REGISTRY);
  sayChanged(STATIC_SECTION);
  await expect.poll(change, PATIENCE).toBe(1);
  await server.environments.client.transformRequest('/src/sections/hero/Hero.tsx');
  sayChanged(STATIC_SECTION);
  await expect.poll(() => told.mock.calls.length, PATIENCE).toBeGreaterThan(1);
  expect(change()).toBe(1);
});
