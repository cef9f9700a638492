import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderFormPage, type ServedForm } from '../../../scripts/form-service/form-pages';
import { project } from '../../../scripts/project';
import { readFiles, readTexts } from '../../../scripts/read-files';
import { compile } from '../../../src/compiler/compile';
import { buildManifests, shellOf } from '../../../src/compiler/manifests';
import { createMemory } from '../../../src/compiler/memory';
import type { SiteFiles } from '../../../src/compiler/source';
import { textsIn, valuesResolvedAs } from '../../../src/compiler/values/values';
import { type Visit, visit } from '../../../src/compiler/values/visit';
import { planSite, type Renderer } from '../../../src/prerender/plan';
import type { Pointer } from '../../../src/shared/pointer';
import { contract, indexed, TODAY } from '../../support/compile-site';
import { readExample, withExamples } from '../../support/section-example';
import { readServerEntry } from '../../support/server-entry';
import { unsafeMarkupIn } from '../../support/unsafe-markup';

/** Each compiles the whole site several times, on machines that may be busy with something else. */
const SLOWEST_MS = 120_000;
const MARK = 'pwned';
const payloads = {
  'an element': `<img src=x onerror=${MARK}()><svg onload=${MARK}()>`,
  'the end of what it may stand in': `</script></title></noscript></template></textarea></style><script>${MARK}()</script>`,
  'an attribute': `" onfocus="${MARK}()" autofocus x='`,
  'a link': `<a href="javascript:${MARK}()">x</a><iframe srcdoc="<script>${MARK}()</script>"></iframe><base href="//evil.example">`,
};

const sections = join(project.root, 'src/sections');
/** A small site with every section type: on its own pages, or as the example of the type. */
const files = withExamples(
  await readFiles(join(project.root, 'tests/fixtures/pottery/site')),
  await Promise.all((await readdir(sections)).map((type) => readExample(join(sections, type)))),
);
const site = indexed(files);
/** So that a round only looks anew at the files that it writes otherwise. */
const memory = createMemory();
const { sources } = site;
const leaves = sources
  .flatMap((source) => visit(source, site.contract))
  .filter(({ value }) => typeof value === 'string');
const written = new Set(
  valuesResolvedAs(site, 'text', 'html', 'sharedText')
    .flatMap(textsIn)
    .map(({ source, pointer }) => placeOf(source.path, pointer)),
);
/** What visitors read: texts, and the facts that stand in them. */
const texts = leaves.filter(
  ({ source, pointer }) => source.kind.name === 'facts' || written.has(placeOf(source.path, pointer)),
);

test('only the renderer, the document and the Studio make HTML of a string: of React’s markup, of JSON, of icons; all other HTML is the compiler’s', async () => {
  const code = await readTexts(`${project.root}/src`);
  const makers = [...code].filter(([, text]) => /__html: (?!string;)/.test(text)).map(([path]) => path);
  expect(makers).toEqual([
    'compiler/manifest/shell-theme.ts',
    'compiler/manifest/text-headings.ts',
    'compiler/resolve/drawing.ts',
    'compiler/resolve/html.ts',
    'compiler/resolve/inline-svg.ts',
    'prerender/Document.tsx',
    'prerender/JsonScript.tsx',
    'renderer/Section.tsx',
    'renderer/document-drawings.ts',
    'studio/forms/fields/IconField.tsx',
    'studio/ui/Icon.tsx',
  ]);
});

test('most of what the content says is text', () => {
  expect(texts.length).toBeGreaterThan(leaves.length / 2);
});

/** Of the other leaves, ids and addresses for the most part, those are poisoned that the compiler would let through. */
test.each(Object.entries(payloads))(
  'nothing in the content runs code in the browser by being %s',
  async (_name, payload) => {
    const others = letThrough(
      leaves.filter((leaf) => !texts.includes(leaf)),
      payload,
    );
    const documents = await renderSite(poisoned([...texts, ...others], payload));
    expect(documents.length).toBeGreaterThan(50);
    const found = documents.flatMap(({ path, html }) => unsafeMarkupIn(html).map((danger) => `${path}: ${danger}`));
    expect(found).toEqual([]);
  },
  SLOWEST_MS,
);

test('what links and buttons around the sections name is called as no section can be', async () => {
  const pages = (await renderSite(files)).filter(({ path }) => path.endsWith('.html'));
  const around = pages.map(({ html }) => html.replaceAll(/<section id=.*?<\/section>/gs, ''));
  const named = around.flatMap((html) => [...html.matchAll(/ (?:popovertarget="|aria-labelledby="|href="#)([^"]+)/gi)]);
  expect([...new Set(named.map(([, id]) => id))].sort()).toEqual([
    'Consent-title',
    'Content',
    'Form-unavailable',
    'Menu',
  ]);
});

function placeOf(file: string, pointer: Pointer): string {
  return `${file}/${pointer.join('/')}`;
}

/** The content with a payload behind each of the given leaves. */
function poisoned(chosen: readonly Visit[], payload: string): SiteFiles {
  const documents = new Map(sources.map((source) => [source, source.written().document.clone()]));
  for (const { source, pointer, value } of chosen) documents.get(source)?.setIn(pointer, `${String(value)}${payload}`);
  const written = sources.map((source) => [source.path, Buffer.from(String(documents.get(source)))] as const);
  return new Map([...files, ...written]);
}

/** Those of the leaves that hold the payload without an error; a refused one may hide what is below it, hence the rounds. */
function letThrough(candidates: readonly Visit[], payload: string): readonly Visit[] {
  const { problems } = compile(poisoned(candidates, payload), contract, { today: TODAY, memory });
  const errors = problems
    .filter(({ severity }) => severity === 'error')
    .flatMap(({ location, others = [] }) => [location, ...others]);
  if (errors.length === 0) return candidates;
  const refused = new Set(errors.map(({ file, pointer }) => placeOf(file, pointer)));
  const left = candidates.filter(({ source, pointer }) => !refused.has(placeOf(source.path, pointer)));
  if (left.length === candidates.length) throw new Error(`No leaf explains ${[...refused].join(', ')}`);
  return letThrough(left, payload);
}

/** Every HTML document that the build or the stand-in form service would give to a browser, had no check looked at it. */
async function renderSite(content: SiteFiles): Promise<{ path: string; html: string }[]> {
  const manifests = buildManifests(indexed(content), { today: TODAY, formService: 'http://127.0.0.1:4174' });
  const { createRenderer, renderDocument, renderPageTags, renderRedirect } = await readServerEntry();
  const render = await createRenderer();
  const renderPage: Renderer['renderPage'] = ({ manifest }) =>
    render(manifest, shellOf(manifests, manifest.language), manifests.url, (_section, error) => {
      throw error;
    });
  const assets = { boot: '/boot.js', script: '/entry.js', stylesOf: () => [], fonts: [] };
  const pages = planSite(manifests, [], assets).flatMap((batch) =>
    batch.produce({ renderPage, renderDocument, renderPageTags, renderRedirect }),
  );
  const forms = Object.entries(manifests.formTexts).flatMap(([language, { forms, phrases }]) =>
    [...forms].map(([id, form]) => ({
      path: `form ${id} ${language}`,
      content: renderFormPage({
        form: form as ServedForm,
        phrases: phrases as NonNullable<typeof phrases>,
        language,
        site: 'https://www.example',
        isTitleHidden: false,
        submissionId: 'x',
      }),
    })),
  );
  return [...pages.filter(({ path }) => path.endsWith('.html')), ...forms].map(({ path, content }) => ({
    path,
    html: String(content),
  }));
}
