/**
 * `npm run bench`: what building and checking this site takes, each in new processes. `npm run bench -- <folder>`: the
 * same for neutral content (site.yaml and pages/*.yaml, two languages a page). `--runs` is how often each is measured;
 * medians are shown, with their ratio to a plain loop that reads, renders and writes, measured in between. What it
 * found is in docs/performance.md.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { declaredLanguages } from '../../src/compiler/languages';
import type { SiteFiles } from '../../src/compiler/source';
import { adaptNeutral, type NeutralPage, type NeutralSite } from '../bench/adapt-neutral';
import { type Measured, measure, median, medianRun } from '../bench/measure';
import { measurePreview } from '../bench/measure-preview';
import { recordOf } from '../build/build-record';
import { contentCacheFolder } from '../build/content-cache-folder';
import { parseOptions, toCount } from '../command-line/options';
import { runCommand } from '../command-line/run-command';
import { PlainError } from '../plain-error';
import { readTexts } from '../read-files';
import { readSite } from '../read-site';

/** One thing that is measured, in a process of its own. */
interface Stage {
  readonly before?: () => Promise<unknown>;
  readonly run: readonly string[];
}

const kinds = { runs: { example: '3' } } as const;
const { runs, neutral } = await runCommand(async () => {
  const usage = '--runs 3   [folder]';
  const { values, words } = parseOptions(process.argv.slice(2), kinds, { usage, takesWords: true });
  const [neutral] = words;
  if (neutral !== undefined && !existsSync(join(neutral, 'site.yaml')))
    throw new PlainError(`${neutral} has no site.yaml: name the folder of the neutral content.`);
  return { runs: toCount('--runs', values.runs ?? '3'), neutral };
});
const own = await readSite();
const files = neutral === undefined ? own : await adapted(neutral);
const languages = declaredLanguages(files).map(({ code }) => code);
const place = await mkdtemp(join(tmpdir(), 'bench-'));
const site = join(place, 'site');
const env = { SITE: site, DIST: join(place, 'dist'), LOCAL_FOLDER: join(place, 'local') };
const edited = [...files.keys()].filter((path) => path.startsWith('pages/')).at(-2) ?? '';
let edits = 0;
const forgotten: string[] = [];

const FLOOR = 'the floor';
const stages: Readonly<Record<string, Stage>> = {
  [FLOOR]: { run: ['scripts/bench/floor.mjs', site, join(place, 'floor'), ...languages] },
  'build, cold': { before: forget, run: ['scripts/run.mjs', 'build'] },
  'build, nothing changed': { run: ['scripts/run.mjs', 'build'] },
  'build, one text changed': { before: edit, run: ['scripts/run.mjs', 'build'] },
  'check, cold': { before: forget, run: ['scripts/run.mjs', 'check'] },
  'check, nothing changed': { run: ['scripts/run.mjs', 'check'] },
  'check, one text changed': { before: edit, run: ['scripts/run.mjs', 'check'] },
};

try {
  for (const [path, content] of files) await write(join(site, path), content);
  // The bundles of src/ and of the commands do not depend on the content: what is measured finds them there.
  await measure(['scripts/run.mjs', 'build'], env);
  print(medians(await measureAll(runs)));
  const { readyMs, editMs, studio } = await measurePreview({ env, edit });
  process.stdout.write(`| preview, ready | ${(readyMs / 1000).toFixed(2)} |\n`);
  process.stdout.write(`| preview, an edit shows | ${(editMs / 1000).toFixed(3)} |\n`);
  process.stdout.write(`| studio, ready | ${(studio.readyMs / 1000).toFixed(2)} |\n`);
  process.stdout.write(`| studio, judged | ${(studio.judgedMs / 1000).toFixed(2)} |\n`);
  process.stdout.write(`| studio, a key shows: median | ${(median(studio.keysMs) / 1000).toFixed(3)} |\n`);
  process.stdout.write(`| studio, a key shows: worst | ${(Math.max(...studio.keysMs) / 1000).toFixed(3)} |\n`);
} finally {
  await forget();
  for (const path of [...forgotten, place]) await rm(path, { recursive: true, force: true });
}

/** Every stage as often as asked for, in turn: what else the computer does meets all alike. */
async function measureAll(times: number): Promise<ReadonlyMap<string, readonly Measured[]>> {
  const runs = new Map<string, Measured[]>(Object.keys(stages).map((name) => [name, []]));
  for (let time = 0; time < times; time += 1) {
    for (const [name, { before, run }] of Object.entries(stages)) {
      await before?.();
      runs.get(name)?.push(await measure(run, env));
    }
  }
  return runs;
}

function medians(runs: ReadonlyMap<string, readonly Measured[]>): [string, Measured][] {
  return [...runs].map(([name, measured]) => [name, medianRun(measured)]);
}

function print(rows: readonly [string, Measured][]): void {
  const floor = rows.find(([name]) => name === FLOOR)?.[1].seconds ?? Number.NaN;
  process.stdout.write(`${files.size} files, ${languages.length} languages, medians of ${runs}\n\n`);
  process.stdout.write('| what | s | CPU s | MB | × floor |\n|---|---:|---:|---:|---:|\n');
  for (const [name, { seconds, cpu, memory }] of rows) {
    const figures = [seconds.toFixed(2), cpu.toFixed(2), memory.toFixed(0), (seconds / floor).toFixed(2)];
    process.stdout.write(`| ${name} | ${figures.join(' | ')} |\n`);
  }
}

/**
 * Puts aside what earlier runs know of the site. It is deleted in the end: ext4 passes over the places of files that were
 * deleted within the last minutes, so that whoever makes thousands of files after that waits ten times as long for each.
 */
async function forget(): Promise<void> {
  for (const path of [contentCacheFolder(site), recordOf(env.DIST), env.DIST]) {
    if (!existsSync(path)) continue;
    const aside = `${path}.forgotten-${forgotten.length}`;
    await rename(path, aside);
    forgotten.push(aside);
  }
}

/** Changes one text of one page; gives it with the page's path. */
async function edit(): Promise<{ text: string; path: string }> {
  const file = join(site, edited);
  const document = parseDocument(await readFile(file, 'utf8'));
  edits += 1;
  const text = `Changed: ${edits}`;
  const [language = ''] = languages;
  const inLanguage = (key: string) => (document.hasIn([key, language]) ? [key, language] : [key]);
  document.setIn(inLanguage('description'), text);
  await writeFile(file, String(document));
  return { text, path: String(document.getIn(inLanguage('path'))) };
}

async function write(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function adapted(folder: string): Promise<SiteFiles> {
  const texts = await readTexts(folder);
  const pages = [...texts].filter(([path]) => path.startsWith('pages/')).map(([, text]) => parse(text) as NeutralPage);
  return adaptNeutral(parse(texts.get('site.yaml') ?? '') as NeutralSite, pages, own);
}
