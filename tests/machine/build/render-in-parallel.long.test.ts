/** A site that is large enough is rendered by several threads, which write the very files that one would. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderInParallel } from '../../../scripts/build/render-in-parallel';
import { type PageTask, type RenderContext, renderPages } from '../../../scripts/build/render-pages';
import { bundle } from '../../../scripts/bundle/bundle';
import { bytesIn } from '../../support/built-files';
import { runScript } from '../../support/commands';
import { manifestsOf } from '../../support/compile-site';

/** In two languages: just as many as two threads are worth. */
const PAGES = 200;
const page = (id: number) =>
  `path: { es: "/panes/${id}", en: "/breads/${id}" }\ntitle: { es: "Pan ${id}", en: "Bread ${id}" }\n` +
  'description: { es: "Un pan.", en: "A bread." }\n' +
  `sections: [{ type: hero, title: { es: "Pan ${id}", en: "Bread ${id}" } }]\n`;

const manifests = manifestsOf(
  Object.fromEntries(Array.from({ length: PAGES }, (_none, id) => [`pages/bread-${id}.yaml`, page(id)])),
);
const tasks: readonly PageTask[] = manifests.pages.map((placed) => ({ placed, styles: [], inputs: placed.path }));
const { assets, server } = await bundle(() => undefined);
const { shells, url, languages } = manifests;
const common = { shells, url, languages, assets: { boot: assets.boot, script: assets.script, fonts: [] } };
let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'parallel-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

function workplace(name: string, quality?: number): RenderContext {
  return {
    server,
    common,
    folder: join(place, name),
    last: join(place, 'nothing'),
    knownFiles: {},
    isWatched: false,
    quality,
  };
}

test.each([
  ['as they are', undefined],
  ['and compressed', 5],
])('several threads write what one writes, %s, and tell of each file', async (_how, quality) => {
  const alone = await renderPages(workplace(`alone-${quality}`, quality), tasks);
  const together = await renderInParallel(workplace(`together-${quality}`, quality), tasks, () => undefined);
  const written = await bytesIn(join(place, `together-${quality}`));
  expect(written).toEqual(await bytesIn(join(place, `alone-${quality}`)));
  expect(Object.keys(together.files).sort()).toEqual(Object.keys(written).sort());
  expect([...together.changed].sort()).toEqual([...alone.changed].sort());
  const compressed = Object.keys(written).filter((path) => path.endsWith('.html.br'));
  const documents = Object.keys(written).filter((path) => path.endsWith('.html'));
  expect(compressed).toHaveLength(quality === undefined ? 0 : documents.length);
  const bytesOf = (path: string) => Buffer.from(written[path] ?? '', 'latin1');
  for (const path of compressed) {
    const original = path.slice(0, -'.br'.length);
    expect(brotliDecompressSync(bytesOf(path)).toString('latin1')).toBe(written[original]);
    expect(gunzipSync(bytesOf(`${original}.gz`)).toString('latin1')).toBe(written[original]);
  }
});

test('a section that fails in a thread is named with its place', async () => {
  const failing = tasks.map(({ placed, styles, inputs }, index) => {
    const { role, language, addresses, manifest } = placed;
    const sections = manifest.sections.map((section) => ({ ...section, title: { toString: undefined } as never }));
    const broken = index === 300 ? { ...manifest, sections } : manifest;
    return { placed: { ...(role && { role }), language, addresses, manifest: broken }, styles, inputs };
  });
  await expect(renderInParallel(workplace('failing'), failing, () => undefined)).rejects.toMatchObject({
    section: { type: 'hero', source: failing[300]?.placed.manifest.sections[0]?.source },
  });
});

test('where a page is never done, its address is told and the process ended', async () => {
  const run = runScript('tests/support/stalled-rendering.ts', []);
  expect(await run.ended).not.toBe(0);
  expect(run.output()).toMatch(
    /^\/first\n\/second\nLa página \/second lleva .*\nThe page \/second has been drawn for .*\n$/,
  );
});
