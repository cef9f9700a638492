import { pathToFileURL } from 'node:url';
import { bundle } from '../../scripts/bundle/bundle';
import type * as ServerEntry from '../../src/entry-server';

/** What renders pages, bundled as builds have it: with React as it is meant for production. */
export async function readServerEntry(): Promise<typeof ServerEntry> {
  const { server } = await bundle(() => undefined);
  return (await import(pathToFileURL(server).href)) as typeof ServerEntry;
}
