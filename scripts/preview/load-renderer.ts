import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type * as ServerEntry from '../../src/entry-server';
import { oncePerObject } from '../../src/shared/once-per-object';
import { bundledRenderer } from '../bundle/bundle';

const SOURCE = '/src/entry-server.tsx';

/**
 * What renders pages: as a build has bundled it, for as long as that is of the sources as they are; else the sources
 * themselves, which take a second when they are asked for first.
 */
export async function loadRenderer(server: ViteDevServer): Promise<typeof ServerEntry> {
  const bundled = await bundleFor(server)();
  const module: unknown = bundled ? await import(pathToFileURL(bundled).href) : await server.ssrLoadModule(SOURCE);
  return module as typeof ServerEntry;
}

/** Where the bundle lies until some code changes. */
const bundleFor = oncePerObject((server: ViteDevServer): (() => Promise<string | undefined>) => {
  let bundled = bundledRenderer();
  server.watcher.on('all', () => {
    bundled = Promise.resolve(undefined);
  });
  return () => bundled;
});
