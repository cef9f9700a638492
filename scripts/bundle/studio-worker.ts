/** The thread that bundles the Studio, which has an environment of its own. Started through scripts/run.mjs. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { writeOutputs } from '../write-outputs';
import { runVite } from './cached-bundle';
import { ENTRIES, type StudioEntries, type StudioEntry } from './studio-bundle';

/** A file of the bundle as the bundler describes it. */
interface BuiltFile {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type BuiltFiles = Readonly<Record<string, BuiltFile>>;

const APP = 'src/studio/index.tsx';
const PAGE = 'src/studio/preview/frame.ts';
const DESCRIPTION = 'manifest.json';

/** Puts the Studio's files together in a folder. */
export default async function bundleStudioInto(folder: string): Promise<void> {
  await runVite({
    configFile: false,
    // Relative, so that the bundle does not say where it is served.
    base: './',
    plugins: [react()],
    publicDir: false,
    // As for visitors: see vite.config.ts.
    resolve: { dedupe: ['react', 'react-dom'] },
    css: { lightningcss: { exclude: Features.LightDark } },
    worker: {
      format: 'es',
      plugins: () => [react()],
      // In one file: in Safari a part that imports the worker's own file is waited for in vain.
      rolldownOptions: { output: { codeSplitting: false } },
    },
    build: {
      outDir: folder,
      target: 'es2023',
      manifest: DESCRIPTION,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // It comes from this very computer.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: [APP, PAGE], checks: { pluginTimings: false } },
    },
  });
  const built = JSON.parse(await readFile(join(folder, DESCRIPTION), 'utf8')) as BuiltFiles;
  const entries: StudioEntries = { app: entryOf(built, APP), page: entryOf(built, PAGE) };
  await writeOutputs(folder, [{ path: ENTRIES, content: JSON.stringify(entries) }]);
}

/** The style of what an entry imports comes before its own. */
function entryOf(built: BuiltFiles, entry: string): StudioEntry {
  const { file } = built[entry] ?? {};
  if (file === undefined) throw new Error(`${entry} was not bundled`);
  const names = new Set([entry]);
  for (const name of names) for (const next of built[name]?.imports ?? []) names.add(next);
  return { script: file, styles: [...new Set([...names].reverse().flatMap((name) => built[name]?.css ?? []))] };
}
