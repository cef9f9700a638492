/** Whatever has been edited, a build that takes over what stays gives the very bytes of one that starts from nothing. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecord, writeRecord } from '../../../scripts/build/build-record';
import { type BuildReport, buildSite } from '../../../scripts/build/build-site';
import { openContentMemory } from '../../../scripts/build/content-memory';
import { openPageMemory } from '../../../scripts/build/page-memory';
import { isIntact } from '../../../scripts/build/site-writer';
import { bundle } from '../../../scripts/bundle/bundle';
import { PlainError } from '../../../scripts/plain-error';
import { type CompileResult, compile } from '../../../src/compiler/compile';
import { declaredLanguages } from '../../../src/compiler/languages';
import type { SiteFiles } from '../../../src/compiler/source';
import { bytesIn } from '../../support/built-files';
import { contract, siteFiles, TODAY } from '../../support/compile-site';
import { randomFrom } from '../../support/random-numbers';

const whole = await bundle(() => undefined);
/** Without the scripts, which are the same in every build. */
const bundled = { ...whole, files: whole.files.filter(({ path }) => path.endsWith('.css')) };
let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'incremental-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** What a compilation makes of a site that knows nothing of an earlier one. */
const compiledAnew = (files: SiteFiles) => compile(files, contract, { today: TODAY });

/** Builds on what the last build has left; nothing where the content has errors, which are those of a first look. */
async function buildOn(
  files: SiteFiles,
  name: string,
  anew: CompileResult = compiledAnew(files),
): Promise<BuildReport | undefined> {
  const inLanguages = contract.inLanguages(declaredLanguages(files));
  const pages = await openPageMemory(join(place, `${name}-pages.json`), 'test');
  const cache = join(place, `${name}-content`);
  const { memory, keep } = await openContentMemory(files, inLanguages, 'test', cache, pages);
  const result = compile(files, contract, { today: TODAY, memory });
  await keep();
  expect(result.problems).toEqual(anew.problems);
  if (!result.ok) return undefined;
  pages.learn(result.manifests.pages);
  return buildSite(result, { bundle: bundled, known: pages, folder: join(place, name), inputs: 'test' });
}

/** Builds as if nothing had ever been built. */
async function buildAnew(result: CompileResult): Promise<void> {
  const folder = join(place, 'anew');
  const memory = join(place, 'anew-pages.json');
  await rm(folder, { recursive: true, force: true });
  await rm(memory, { force: true });
  await writeRecord(folder, { inputs: '', problems: [], pages: [], files: {} });
  const pages = await openPageMemory(memory, 'test');
  if (result.ok) await buildSite(result, { bundle: bundled, known: pages, folder, inputs: 'test' });
}

const bytesOf = (name: string) => bytesIn(join(place, name));

describe('what a build does', () => {
  const name = 'steps';
  const home = Buffer.from(siteFiles({}).get('pages/home.yaml') ?? '').toString();
  const changesOf = (file: string) => stat(join(place, name, file)).then(({ mtimeMs }) => mtimeMs);

  test('at first, everything', async () => {
    const report = await buildOn(siteFiles({}), name);
    expect(report?.changed).toEqual(report?.pages);
    expect(report?.pages).toContain('/en');
  });

  test('after one text of one language: that page, in that language; all other files keep their time', async () => {
    const before = await Promise.all(['index.html', 'en.html', 'contacto.html', 'sitemap.xml'].map(changesOf));
    const report = await buildOn(siteFiles({ 'pages/home.yaml': home.replace('Real bread', 'Honest bread') }), name);
    expect(report?.changed).toEqual(['/en']);
    const after = await Promise.all(['index.html', 'en.html', 'contacto.html', 'sitemap.xml'].map(changesOf));
    expect(after.map((time, index) => time === before[index])).toEqual([true, false, true, true]);
    expect(await readFile(join(place, name, 'en.html'), 'utf8')).toContain('Honest bread');
  });

  test('after a line that changes no page: none', async () => {
    const report = await buildOn(
      siteFiles({ 'pages/home.yaml': `# A note\n${home.replace('Real bread', 'Honest bread')}` }),
      name,
    );
    expect(report?.changed).toEqual([]);
  });

  test('after a page was taken away: the page is gone, its files too', async () => {
    const extra =
      'path: { es: "/extra", en: "/extra" }\ntitle: { es: "E", en: "E" }\ndescription: { es: "E", en: "E" }\n';
    const page = `${extra}sections: [{ type: hero, title: { es: "E", en: "E" } }]\n`;
    await buildOn(siteFiles({ 'pages/extra.yaml': page }), name);
    const report = await buildOn(siteFiles({}), name);
    expect(report?.gone).toEqual(['/extra', '/en/extra']);
    await expect(readFile(join(place, name, 'extra.html'))).rejects.toThrow(/ENOENT/);
  });

  test('after somebody has changed a file of the website: that file is as it was built', async () => {
    const file = join(place, name, 'contacto.html');
    const built = await readFile(file, 'utf8');
    await rm(file);
    await buildOn(siteFiles({}), name);
    expect(await readFile(file, 'utf8')).toBe(built);
  });

  test('after somebody has put a file in the place of a folder of the website: all is as it was built', async () => {
    const before = await bytesOf(name);
    await rm(join(place, name, 'data'), { recursive: true });
    await writeFile(join(place, name, 'data'), 'a file');
    await buildOn(siteFiles({}), name);
    expect(await bytesOf(name)).toEqual(before);
  });

  test('where a file is in the place of the whole website: nothing but to say so', async () => {
    const built = await readRecord(join(place, name));
    await rm(join(place, name), { recursive: true });
    await writeFile(join(place, name), 'a file');
    expect(built && isIntact(join(place, name), built)).toBe(false);
    await expect(buildOn(siteFiles({}), name)).rejects.toThrow(PlainError);
    expect(await readFile(join(place, name), 'utf8')).toBe('a file');
  });
});

const EDITS = 200;

test(`after each of ${EDITS} edits, one after the other, problems and website are byte for byte new ones`, async () => {
  const random = randomFrom(20_261);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  let right = siteFiles({});
  let written = right;
  let built = 0;
  let last = right;
  let compiled = compiledAnew(right);
  let anew: CompileResult | undefined;
  for (let round = 0; round < EDITS; round += 1) {
    const edited = pick(edits)(new Map(written), round, pick);
    if (!isDeepStrictEqual(edited, last)) compiled = compiledAnew(edited);
    last = edited;
    const report = await buildOn(edited, 'edited', compiled);
    if (report === undefined) {
      // A mistake stays for one more edit at most.
      written = written === right ? edited : right;
      continue;
    }
    written = edited;
    right = edited;
    built += 1;
    // An edit that has changed nothing leaves nothing to be built anew.
    if (compiled !== anew) await buildAnew(compiled);
    anew = compiled;
    expect(await bytesOf('edited'), `after edit ${round}`).toEqual(await bytesOf('anew'));
  }
  expect(built).toBeGreaterThan(EDITS / 3);
});

type Pick = <Item>(items: readonly Item[]) => Item;
type Edit = (files: Map<string, Uint8Array>, round: number, pick: Pick) => Map<string, Uint8Array>;

const pagesOf = (files: SiteFiles) => [...files.keys()].filter((path) => path.startsWith('pages/'));
const textOf = (files: SiteFiles, path: string) => Buffer.from(files.get(path) ?? '').toString();
const newPage = (id: string) =>
  `path: { es: "/${id}", en: "/${id}-en" }\ntitle: { es: "${id}", en: "${id}" }\ndescription: { es: "D", en: "D" }\n` +
  `sections:\n  - type: hero\n    title: { es: "Hola ${id}", en: "Hello ${id}" }\n`;

/** What editors do: to any file, now and then with a mistake. */
const edits: readonly Edit[] = [
  // A text.
  (files, round, pick) => {
    const path = pick([...files.keys()].filter((file) => file.endsWith('.yaml') && !file.startsWith('theme/')));
    const texts = textOf(files, path).match(/(?<=(?:es|en): ")[A-Z][^"{}]+(?=")/g) ?? [];
    const text = texts.length === 0 ? '' : pick(texts);
    return text === '' ? files : files.set(path, Buffer.from(textOf(files, path).replace(text, `Texto ${round}`)));
  },
  (files, round, pick) => {
    const path = pick(pagesOf(files));
    return files.set(path, Buffer.from(textOf(files, path).replaceAll(/"Texto \d+"/g, `"Otro ${round}"`)));
  },
  // A new page, another name for one, and one less.
  (files, round) => files.set(`pages/new-${round}.yaml`, Buffer.from(newPage(`new-${round}`))),
  (files, round, pick) => {
    const path = pick(pagesOf(files));
    const content = files.get(path) ?? new Uint8Array();
    if (path.includes('/new-')) files.delete(path);
    return path.includes('/new-') ? files.set(`pages/new-${round}.yaml`, content) : files;
  },
  (files, _round, pick) => {
    const path = pick(pagesOf(files));
    if (path.includes('/new-')) files.delete(path);
    return files;
  },
  // What all pages share.
  (files, round) =>
    files.set(
      'settings.yaml',
      Buffer.from(textOf(files, 'settings.yaml').replace(/^brand: .*$/m, `brand: "B${round}"`)),
    ),
  (files, round) =>
    files.set('facts.yaml', Buffer.from(textOf(files, 'facts.yaml').replace(/value: \d+/, `value: ${round}`))),
  (files, round) => files.set('theme/tokens.css', Buffer.from(`${textOf(files, 'theme/tokens.css')}\n/* ${round} */`)),
  (files, round) =>
    files.set(
      'media/loaf.svg',
      Buffer.from(textOf(files, 'media/loaf.svg').replace('</svg>', `<!--${round}--></svg>`)),
    ),
  // Mistakes, of which some show in files that are as they were.
  (files) => files.set('facts.yaml', Buffer.from(textOf(files, 'facts.yaml').replace(/^([a-z]+)(?=[a-z-]*:)/m, '$1x'))),
  (files, _round, pick) => files.set(pick(pagesOf(files)), Buffer.from('title: [')),
  (files, round, pick) => {
    const path = pick(pagesOf(files));
    return files.set(path, Buffer.from(textOf(files, path).replace('sections:', `sectionz${round}:`)));
  },
];
