import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type * as ServerEntry from '../../src/entry-server';
import type { DocumentAssets } from '../../src/prerender/document-assets';
import { refreshSectionRegistry } from '../generate/all';
import { project } from '../project';

/** What bundling src/ yields: the code that renders pages, and the files that their documents name. */
export interface Bundle {
  readonly server: typeof ServerEntry;
  readonly assets: DocumentAssets;
}

const CLIENT_ENTRY = 'src/entry-client.ts';

/**
 * Bundles src/ for the browser into `folder` and for the build itself into `serverFolder`, which must be below the root
 * of the project and is of no use after the build.
 */
export async function bundle(folder: string, serverFolder: string): Promise<Bundle> {
  const common = { root: project.root, logLevel: 'warn' } satisfies InlineConfig;
  await refreshSectionRegistry();
  const client = await build({
    ...common,
    build: { outDir: folder, emptyOutDir: true, rollupOptions: { input: CLIENT_ENTRY } },
  });
  await build({
    ...common,
    build: { outDir: serverFolder, emptyOutDir: true, ssr: 'src/entry-server.tsx' },
  });
  const boot = await bundleBoot(folder);
  const server = (await import(pathToFileURL(join(serverFolder, 'entry-server.js')).href)) as typeof ServerEntry;
  return { server, assets: { boot, ...documentAssets(client) } };
}

/** One self-contained classic script: the only kind that runs before the first paint. */
async function bundleBoot(folder: string): Promise<string> {
  const built = await build({
    root: project.root,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: 'src/boot.ts', formats: ['iife'], name: 'boot' },
      rollupOptions: { output: { entryFileNames: 'assets/boot-[hash].js' } },
    },
  });
  const [result] = Array.isArray(built) ? built : [];
  const file = result?.output[0];
  if (file === undefined) throw new Error('src/boot.ts was not bundled');
  return `/${file.fileName}`;
}

function documentAssets(built: Awaited<ReturnType<typeof build>>): Omit<DocumentAssets, 'boot'> {
  if (!('output' in built)) throw new Error('The browser bundle came in more than one piece');
  const files = built.output.map((file) => file.fileName);
  const entry = built.output.find((file) => file.type === 'chunk' && file.isEntry);
  if (entry === undefined) throw new Error(`${CLIENT_ENTRY} was not bundled`);
  return {
    script: `/${entry.fileName}`,
    styles: files.filter((file) => file.endsWith('.css')).map((file) => `/${file}`),
    fonts: [],
  };
}
