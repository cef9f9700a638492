import { readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import type { SiteAssets } from '../../src/prerender/document-assets';
import { refreshSectionRegistry } from '../generate/generate';
import { project } from '../project';
import { readFiles } from '../read-files';
import { findSectionModules, type SectionModule } from '../section-modules';
import { writeOutputs } from '../write-outputs';
import { hashOfSources, keepBundle, runVite } from './cached-bundle';
import { createNeeds, findStyles, noteImports, type StylePart } from './style-parts';
import { isWhole } from './whole-folder.mjs';

/** What bundling src/ yields. */
export interface Bundle {
  /** Another one for other sources. */
  readonly id: string;
  /** What the browser gets. */
  readonly files: readonly OutputFile[];
  /** Those of the files that documents name. */
  readonly assets: BundledAssets;
  /** The module that renders pages: `src/entry-server.tsx`. */
  readonly server: string;
}

export interface BundledAssets extends Pick<SiteAssets, 'boot' | 'script'> {
  /** In the order in which they apply. */
  readonly styles: readonly StylePart[];
}

const CLIENT_ENTRY = 'src/entry-client.ts';
const BUNDLES = join(project.cache, 'bundles');
/** In the folder of a bundle. */
const RENDERER = 'server/entry-server.js';

/**
 * Bundles src/ for the browser, and for the build itself. What was bundled from the same sources before is taken from
 * the cache, which can be deleted at any time.
 */
export async function bundle(progress: (step: string) => void): Promise<Bundle> {
  await refreshSectionRegistry();
  const id = await hashOfSources(isOfSite);
  const cached = join(BUNDLES, id);
  await keepBundle(cached, async (staging) => {
    progress('bundle');
    await bundleInto(staging);
  });
  const files = [...(await readFiles(join(cached, 'client')))].map(([path, content]) => ({ path, content }));
  return {
    id,
    files,
    assets: JSON.parse(await readFile(join(cached, 'assets.json'), 'utf8')) as BundledAssets,
    server: join(cached, RENDERER),
  };
}

/** The module that renders pages, where it is bundled already from the sources as they are. */
export async function bundledRenderer(): Promise<string | undefined> {
  const cached = join(BUNDLES, await hashOfSources(isOfSite));
  return isWhole(cached) ? join(cached, RENDERER) : undefined;
}

/** Whether a file of src/ can be part of a website: nothing of the Studio ever is. */
function isOfSite(path: string): boolean {
  return !path.startsWith('studio/');
}

/** Puts a bundle together in a folder. */
async function bundleInto(staging: string): Promise<void> {
  const client = join(staging, 'client');
  const modules = await Promise.all((await findSectionModules()).map(whereItLies));
  // With React in it, as it is meant for production: twice as fast as what Node would load of it by itself.
  const imports = new Map<string, readonly string[]>();
  await runVite({
    plugins: [noteImports(imports)],
    build: { outDir: join(staging, 'server'), ssr: 'src/entry-server.tsx' },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  });
  const built = await bundleClient(client, await findStyles(modules), createNeeds(imports, modules));
  const assets: BundledAssets = { boot: await bundleBoot(client), ...built };
  await writeOutputs(staging, [{ path: 'assets.json', content: JSON.stringify(assets) }]);
}

/** A package may be a link to where it lies, which is the name that the bundler has for its files. */
async function whereItLies({ type, folder }: SectionModule): Promise<SectionModule> {
  return { type, folder: await realpath(folder) };
}

async function bundleClient(
  folder: string,
  styles: readonly string[],
  needs: ReturnType<typeof createNeeds>,
): Promise<Omit<BundledAssets, 'boot'>> {
  const input = [CLIENT_ENTRY, ...styles];
  // Scripts name one another, and letters of a hash cannot be compressed: as few as the bundler takes.
  const output = { entryFileNames: 'assets/start-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' };
  const built = await runVite({ build: { outDir: folder, rollupOptions: { input, output } } });
  if (!('output' in built)) throw new Error('The browser bundle came in more than one piece');
  const entry = built.output.find((file) => file.type === 'chunk' && file.moduleIds.some(isClientEntry));
  if (entry === undefined) throw new Error(`${CLIENT_ENTRY} was not bundled`);
  return {
    script: `/${entry.fileName}`,
    styles: styles.map((style) => {
      const sheet = built.output.find(
        (file) => file.type === 'asset' && file.originalFileNames.some((name) => resolve(project.root, name) === style),
      );
      if (sheet === undefined) throw new Error(`${style} was not bundled`);
      const sections = needs(style);
      return { path: sheet.fileName, ...(sections && { sections }) };
    }),
  };
}

function isClientEntry(moduleId: string): boolean {
  return moduleId === join(project.root, CLIENT_ENTRY);
}

/** One self-contained classic script: the only kind that runs before the first paint. */
async function bundleBoot(folder: string): Promise<string> {
  const built = await runVite({
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: 'src/boot.ts', formats: ['iife'], name: 'boot' },
      rollupOptions: { output: { entryFileNames: 'assets/boot-[hash].js', codeSplitting: false } },
    },
  });
  const [result] = Array.isArray(built) ? built : [];
  const file = result?.output[0];
  if (file === undefined) throw new Error('src/boot.ts was not bundled');
  return `/${file.fileName}`;
}
