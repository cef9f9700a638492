import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import { afterAll, expect, test } from 'vitest';
import { project } from '../../../scripts/project';
import { readFiles } from '../../../scripts/read-files';
import { compile } from '../../../src/compiler/compile';
import { shellOf } from '../../../src/compiler/manifests';
import { createMemory } from '../../../src/compiler/memory';
import { describeProblem } from '../../../src/diagnostics/describe';
import { planSite, type Renderer } from '../../../src/prerender/plan';
import { contract, TODAY } from '../../support/compile-site';
import { mutatedSites } from '../../support/mutations';
import { fc, SEED } from '../../support/random';
import { readExample, withExamples } from '../../support/section-example';
import { readServerEntry } from '../../support/server-entry';
import { unsafeMarkupIn } from '../../support/unsafe-markup';

/** How many sites are tried. */
const RUNS = Number(process.env.SITES ?? 60);

/** As many pages of a mutated site as are looked at; the changed ones are the first. */
const PAGES_RENDERED = 6;

const sections = join(project.root, 'src/sections');
const files = withExamples(
  await readFiles(join(project.root, 'tests/fixtures/pottery/site')),
  await Promise.all((await readdir(sections)).map((type) => readExample(join(sections, type)))),
);
const memory = createMemory();
const { createRenderer, renderDocument, renderPageTags, renderRedirect } = await readServerEntry();
const render = await createRenderer();

let slowestMs = 0;
let published = 0;
afterAll(() => {
  process.stdout.write(
    `\nfuzz: ${RUNS} sites from seed ${SEED}, ${published} of them published; the slowest took ${Math.round(slowestMs)} ms\n`,
  );
});

test(
  'whatever becomes of the content, it is told with file and line or published whole and harmless',
  () => {
    fc.assert(
      fc.property(mutatedSites(files), ({ changed, files: mutated }) => {
        const start = process.cpuUsage();
        const result = compile(mutated, contract, { today: TODAY, memory });
        for (const problem of result.problems) {
          const { file, line, column } = problem.location;
          expect(problem.code).not.toBe('rule-failed');
          expect(file).toMatch(/\S/);
          expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
          expect(describeProblem(problem, 'es').message).toMatch(/\S/);
        }
        expect(result.ok || result.problems.some(({ severity }) => severity === 'error')).toBe(true);
        if (result.ok) {
          published += 1;
          for (const html of documentsOf(result, changed)) {
            expect(unsafeMarkupIn(html)).toEqual([]);
            expect(repairsOf(html)).toEqual([]);
          }
        }
        // Of this process alone, whatever else the computer does.
        const { user, system } = process.cpuUsage(start);
        slowestMs = Math.max(slowestMs, (user + system) / 1000);
      }),
      { numRuns: RUNS },
    );
  },
  // A run that never ends is told by the test never ending.
  Math.max(90_000, RUNS * 1000),
);

function documentsOf(
  { manifests }: Extract<ReturnType<typeof compile>, { ok: true }>,
  changed: readonly string[],
): string[] {
  const renderPage: Renderer['renderPage'] = ({ manifest }) =>
    render(manifest, shellOf(manifests, manifest.language), manifests.url, (_section, error) => {
      throw error;
    });
  const assets = { boot: '/boot.js', script: '/entry.js', stylesOf: () => [], fonts: [] };
  const isChanged = (id: string) => changed.some((path) => path === `pages/${id}.yaml`);
  const batches = planSite(manifests, [], assets).filter(({ page }) => page !== undefined);
  const first = batches.sort(
    (one, other) => Number(isChanged(other.page?.placed.id ?? '')) - Number(isChanged(one.page?.placed.id ?? '')),
  );
  return first
    .slice(0, PAGES_RENDERED)
    .flatMap((batch) => batch.produce({ renderPage, renderDocument, renderPageTags, renderRedirect }))
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ content }) => String(content));
}

/** What a parser of HTML has to put right. */
function repairsOf(html: string): string[] {
  const found: string[] = [];
  parse(html, {
    onParseError: ({ code, startOffset }) => found.push(`${code}: ${html.slice(startOffset - 60, startOffset + 40)}`),
  });
  return found;
}
