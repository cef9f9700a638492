/** What earlier runs have kept of a site makes a run shorter, and changes nothing of what it tells. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentMemory, openContentMemory } from '../../../scripts/build/content-memory';
import { project } from '../../../scripts/project';
import { readFiles } from '../../../scripts/read-files';
import { compile } from '../../../src/compiler/compile';
import { positionsIn } from '../../../src/compiler/findings/locate';
import type { Problem } from '../../../src/compiler/findings/problem';
import { declaredLanguages } from '../../../src/compiler/languages';
import { createMemory } from '../../../src/compiler/memory';
import type { Contract } from '../../../src/compiler/schema/contract';
import type { SiteFiles } from '../../../src/compiler/source';
import { wordsToKeep } from '../../../src/compiler/translations/site-words';
import { contract, siteFiles, TODAY } from '../../support/compile-site';
import { mutatedSites } from '../../support/mutations';
import { fc, TIMES } from '../../support/random';
import { casesByCode } from '../compiler/all-cases';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'content-memory-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** One of which nothing is known yet, as in a process of its own. */
function contractOf(files: SiteFiles): { readonly asRead: Contract; readonly ofSite: Contract } {
  const ofSite = { ...contract.inLanguages(declaredLanguages(files)) };
  return { ofSite, asRead: { ...contract, inLanguages: () => ofSite } };
}

function problemsAnew(files: SiteFiles): readonly Problem[] {
  return compile(files, contractOf(files).asRead, { today: TODAY, memory: createMemory() }).problems;
}

interface Run extends ContentMemory {
  readonly ofSite: Contract;
  readonly check: () => Promise<readonly Problem[]>;
}

async function openRun(files: SiteFiles, name: string): Promise<Run> {
  const { ofSite, asRead } = contractOf(files);
  const opened = await openContentMemory(files, ofSite, 'test', join(place, name), {});
  const check = async () => {
    const { problems } = compile(files, asRead, { today: TODAY, memory: opened.memory });
    await opened.keep();
    return problems;
  };
  return { ...opened, ofSite, check };
}

const pottery = await readFiles(join(project.root, 'tests/fixtures/pottery/site'));

test('of a site that has not changed, files, findings, where they are and words are known', async () => {
  const text = (es: string) =>
    `path: { es: "/extra", en: "/extra" }\ntitle: { es: "${es}", en: "Our bread" }\ndescription: { es: "Pan pan.", en: "Our bread" }\n`;
  const files = siteFiles({
    'pages/extra.yaml': `${text('Nuestro pan')}sections: [{ type: hero, title: { es: "Our bread", en: "Nuestro pan" } }]\n`,
  });
  const first = await (await openRun(files, 'known')).check();
  const { memory, ofSite, check } = await openRun(files, 'known');
  const sources = [...memory.files.values()].flatMap(({ loaded }) => loaded.sources);
  expect(sources.map(({ path }) => path).sort()).toEqual([...files.keys()].filter((path) => path.endsWith('.yaml')));
  expect(sources.every((source) => memory.findings.get(source)?.earlier !== undefined)).toBe(true);
  expect(wordsToKeep(ofSite)?.counted).toHaveLength(sources.length);
  const located = sources.reduce((sum, source) => sum + positionsIn(source).size, 0);
  expect(located).toBeGreaterThan(0);
  expect(await check()).toEqual(first);
  expect(
    sources.reduce((sum, source) => sum + positionsIn(source).size, 0),
    'located anew',
  ).toBe(located);
});

test('whatever has become of the content, the same is told as by a run that knows nothing', {
  timeout: 90_000 * TIMES,
}, async () => {
  const sites = fc.array(mutatedSites(pottery), { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(sites, fc.nat(), async (others, id) => {
      for (const { files } of [...others, ...others]) {
        expect(await (await openRun(files, `mutated-${id}`)).check()).toEqual(problemsAnew(files));
      }
    }),
    { numRuns: 5 * TIMES, endOnFailure: true },
  );
});

test('that a text is of another language follows from other files, which may have changed since', async () => {
  const checklist = (texts: readonly (readonly [es: string, en: string])[]) =>
    `type: checklist\ntitle: { es: "Pedidos", en: "Orders" }\nitems:\n${texts.map(([es, en]) => `  - { text: { es: "${es}", en: "${en}" } }\n`).join('')}`;
  const left = { 'blocks/left.yaml': checklist([['Gofres con vainilla', 'Gofres con vainilla']]) };
  const words = [
    ['Gofres recién hechos', 'Fresh waffles'],
    ['Los gofres y la vainilla', 'The waffles and vanilla'],
    ['Crema con vainilla', 'Cream with vanilla'],
    ['Más gofres con nata', 'More waffles with cream'],
  ] as const;
  const spanish = { 'blocks/words.yaml': checklist(words) };
  const both = { 'blocks/words.yaml': checklist([...words, ...words.map(([es]) => [es, es] as const)]) };
  const isTold = async (files: SiteFiles) => {
    const problems = await (await openRun(files, 'words')).check();
    expect(problems).toEqual(problemsAnew(files));
    return problems.some(
      ({ code, location }) => code === 'translation-foreign' && location.file === 'blocks/left.yaml',
    );
  };
  const courses = [{}, spanish, spanish, {}, spanish, both, spanish];
  const told: boolean[] = [];
  for (const others of courses) told.push(await isTold(siteFiles({ ...left, ...others })));
  expect(told).toEqual(courses.map((others) => others === spanish));
});

test('after one mistake has followed the other, too', async () => {
  const notesAreKept =
    /^(?:anchor|date|detail|entry|fact-[mo]|host|link-t|media|message|name|office|page|picture|translation|value|text-[ert]|window)/;
  const overlays = casesByCode
    .filter(([code]) => notesAreKept.test(code))
    .flatMap(([, cases]) => Object.values(cases).slice(0, 1))
    .map(({ files }) => files);
  expect(overlays.length).toBeGreaterThan(50);
  for (const overlay of overlays) {
    const files = siteFiles(overlay);
    expect(await (await openRun(files, 'cases')).check()).toEqual(problemsAnew(files));
  }
});
