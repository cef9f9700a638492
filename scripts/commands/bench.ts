/**
 * `npm run bench`: how long the stages of a build of this site take. `npm run bench -- <folder>`: the same for neutral
 * content (site.yaml and pages/*.yaml, two languages a page). Figures are of this process; run it several times and
 * compare medians.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { compile } from '../../src/compiler/compile';
import type { SiteFiles } from '../../src/compiler/load';
import { adaptNeutral, type NeutralPage, type NeutralSite } from '../bench/adapt-neutral';
import { buildSite } from '../build/build-site';
import { readProjectContract } from '../read-contract';
import { readTexts } from '../read-files';
import { readSite } from '../read-site';

const [folder] = process.argv.slice(2);
const own = await readSite();
const files = folder === undefined ? own : await adapted(folder);
const contract = await readProjectContract();

const started = performance.now();
const result = compile(files, contract, { today: '2026-01-01' });
const compiled = performance.now();
if (!result.ok) throw new Error(`The adapted content has problems: ${JSON.stringify(result.problems.slice(0, 3))}`);
const target = await mkdtemp(join(tmpdir(), 'bench-'));
await buildSite(result, join(target, 'dist'), 'bench', () => undefined);
const built = performance.now();
await rm(target, { recursive: true, force: true });

const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(2)} s`;
process.stdout.write(
  `${result.manifests.pages.length} documents: compile ${seconds(started, compiled)}, bundle, prerender and write ${seconds(compiled, built)}, ` +
    `peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`,
);

async function adapted(neutralFolder: string): Promise<SiteFiles> {
  const neutral = await readTexts(neutralFolder);
  const pages = [...neutral]
    .filter(([path]) => path.startsWith('pages/'))
    .map(([, text]) => parse(text) as NeutralPage);
  return adaptNeutral(parse(neutral.get('site.yaml') ?? '') as NeutralSite, pages, own);
}
