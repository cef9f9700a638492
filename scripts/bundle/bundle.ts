import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import type { DocumentAssets } from '../../src/prerender/document-assets';
import { refreshSectionRegistry } from '../generate/all';
import { inOwnFolder } from '../output-folder/own-folder';
import { project } from '../project';
import { readFiles } from '../read-files';
import { findSectionModules } from '../section-modules';
import { writeOutputs } from '../write-outputs';

/** What bundling src/ yields. */
export interface Bundle {
  /** Another one for other sources. */
  readonly id: string;
  /** What the browser gets. */
  readonly files: readonly OutputFile[];
  /** Those of the files that documents name. */
  readonly assets: DocumentAssets;
  /** The module that renders pages: `src/entry-server.tsx`. */
  readonly server: string;
}

const CLIENT_ENTRY = 'src/entry-client.ts';
const BUNDLES = join(project.cache, 'bundles');
/** How many bundles are kept: of some branches, and of sites with section packages of their own. */
const KEPT = 6;

/**
 * Bundles src/ for the browser, and for the build itself. What was bundled from the same sources before is taken from
 * the cache, which can be deleted at any time.
 */
export async function bundle(progress: (step: string) => void): Promise<Bundle> {
  await refreshSectionRegistry();
  const id = await hashOfSources();
  const cached = join(BUNDLES, id);
  if (!existsSync(cached)) {
    progress('bundle');
    await bundleInto(cached);
  }
  await utimes(cached, new Date(), new Date());
  const files = [...(await readFiles(join(cached, 'client')))].map(([path, content]) => ({ path, content }));
  return {
    id,
    files,
    assets: JSON.parse(await readFile(join(cached, 'assets.json'), 'utf8')) as DocumentAssets,
    server: join(cached, 'server/entry-server.js'),
  };
}

/** Everything that the bundle depends on: never the content of a site, but for the section packages that it names. */
async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const ownFolders = [join(project.root, 'src'), join(project.root, 'scripts/bundle')];
  const folders = [...ownFolders, ...(await findSectionModules()).map((module) => module.folder)];
  for (const folder of folders) {
    for (const [path, content] of await readFiles(folder)) hash.update(`${path}\0${content.length}\0`).update(content);
  }
  const files = ['package-lock.json', 'vite.config.ts', 'generated/section-registry.ts', 'generated/section-styles.ts'];
  for (const file of files) hash.update(await readFile(join(project.root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Puts a bundle together beside the others, which may be in use, and gives it its name once it is complete. */
async function bundleInto(folder: string): Promise<void> {
  await inOwnFolder(join(project.generated, 'bundles'), async (staging) => {
    const client = join(staging, 'client');
    const assets = await bundleClient(client);
    const boot = await bundleBoot(client);
    // With React in it, as it is meant for production: twice as fast as what Node would load of it by itself.
    await runVite({
      build: { outDir: join(staging, 'server'), ssr: 'src/entry-server.tsx' },
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    });
    await writeOutputs(staging, [{ path: 'assets.json', content: JSON.stringify({ boot, ...assets }) }]);
    await mkdir(BUNDLES, { recursive: true });
    await rename(staging, folder).catch((error: unknown) => {
      // Another run may have been there first.
      if (!existsSync(folder)) throw error;
    });
  });
  await forgetOldest();
}

async function forgetOldest(): Promise<void> {
  const folders = (await readdir(BUNDLES)).map((name) => join(BUNDLES, name));
  const used = await Promise.all(folders.map(async (folder) => ({ folder, time: (await stat(folder)).mtimeMs })));
  for (const { folder } of used.sort((a, b) => b.time - a.time).slice(KEPT)) await rm(folder, { recursive: true });
}

async function bundleClient(folder: string): Promise<Omit<DocumentAssets, 'boot'>> {
  const built = await runVite({ build: { outDir: folder, rollupOptions: { input: CLIENT_ENTRY } } });
  if (!('output' in built)) throw new Error('The browser bundle came in more than one piece');
  const files = built.output.map((file) => file.fileName);
  // Not the one that only leads to it.
  const entry = built.output.find((file) => file.type === 'chunk' && file.moduleIds.some(isClientEntry));
  if (entry === undefined) throw new Error(`${CLIENT_ENTRY} was not bundled`);
  return {
    script: `/${entry.fileName}`,
    styles: files.filter((file) => file.endsWith('.css')).map((file) => `/${file}`),
    fonts: [],
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
      rollupOptions: { output: { entryFileNames: 'assets/boot-[hash].js' } },
    },
  });
  const [result] = Array.isArray(built) ? built : [];
  const file = result?.output[0];
  if (file === undefined) throw new Error('src/boot.ts was not bundled');
  return `/${file.fileName}`;
}

/** What visitors get is React as it is meant for them, whatever the environment says of this process. */
async function runVite(config: InlineConfig) {
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await build({ root: project.root, logLevel: 'warn', ...config });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
