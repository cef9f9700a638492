/**
 * `node scripts/run.mjs <command> …` runs scripts/commands/<command>.ts. Stripping types and finding hundreds of modules
 * takes Node a second: so the commands are bundled once for the sources that they are made of, and started from there.
 * Their threads are started in the same way.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import nodeModule from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { isWhole, putInPlace } from './bundle/whole-folder.mjs';
import { unfitPlace, unknownCommand, unwritable } from './command-line/before-bundling.mjs';
import { optimiseLate } from './command-line/optimise-late.mjs';

const root = resolve(import.meta.dirname, '..');
const cache = join(root, '.cache/commands');
const UNUSED_MS = 7 * 24 * 60 * 60 * 1000;
const [command = ''] = process.argv.splice(2, 1);

endIf(unfitPlace(root));

// Of a check, that is a third of the processor's time.
if (command !== 'dev') optimiseLate();

const folder = join(cache, hashOfSources());
if (!isWhole(folder)) {
  // Threads of one process may find that there is none at the same time.
  const staging = `${folder}.${process.pid}.${threadId}`;
  try {
    mkdirSync(cache, { recursive: true });
    mkdirSync(staging);
    await bundleInto(staging);
    putInPlace(staging, folder);
  } catch (error) {
    if (existsSync(staging)) rmSync(staging, { recursive: true, force: true });
    endIf(unwritable(cache, error));
    throw error;
  }
  forgetUnused();
}
try {
  utimesSync(folder, new Date(), new Date());
} catch {
  // Where somebody else has made it, it is only kept for less long.
}
// Node 22 and newer keep what they have made of a module.
nodeModule.enableCompileCache?.(join(folder, 'compiled'));
const program = join(folder, `${command}.js`);
if (!/^[a-z-]+$/.test(command) || !existsSync(program)) endIf(unknownCommand(command));
const module = await import(pathToFileURL(program).href);

/** What a thread of a command is asked to do. */
export default module.default;

/** Ends with a sentence, where there is one to say. */
function endIf(sentence) {
  if (sentence === undefined) return;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function hashOfSources() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const name of ['scripts', 'src']) {
    const files = readdirSync(join(root, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Puts the bundle together beside others, which may be in use; it gets its name once it is complete. */
async function bundleInto(staging) {
  const { build } = await import('vite');
  const names = readdirSync(join(root, 'scripts/commands')).map((file) => file.slice(0, -'.ts'.length));
  const { NODE_ENV } = process.env;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: staging,
      ssr: true,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: {
          ...Object.fromEntries(names.map((name) => [name, join(root, `scripts/commands/${name}.ts`)])),
          'page-worker': join(root, 'scripts/build/page-worker.ts'),
          'studio-worker': join(root, 'scripts/bundle/studio-worker.ts'),
          'watch-worker': join(root, 'scripts/live-content/watch-worker.ts'),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
    // The YAML parser that is meant for Node looks into the environment at each token, which nearly doubles its time.
    resolve: {
      alias: [
        { find: /^yaml$/, replacement: join(root, 'node_modules/yaml/browser/dist/index.js').replaceAll('$', '$$$$') },
      ],
    },
    // What holds programs of its own, or is needed by few commands and then slow to load whatever one does.
    ssr: {
      noExternal: true,
      external: [
        'vite',
        '@vitejs/plugin-react',
        'lightningcss',
        'fontverter',
        'harfbuzzjs',
        'subset-font',
        'json-schema-to-typescript',
        '@playwright/test',
        'tinypool',
      ],
    },
  });
  // Vite has set it to `production`, which must not reach the command, or what that starts.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/** Takes away what no process has been started from for long: an older one may still be at work. */
function forgetUnused() {
  const longAgo = Date.now() - UNUSED_MS;
  for (const name of readdirSync(cache)) {
    const other = join(cache, name);
    // Another process may have given it its name, or taken it away.
    const { mtimeMs = longAgo } = statSync(other, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < longAgo) rmSync(other, { recursive: true, force: true });
  }
}
