import { join } from 'node:path';
import type { Publishable } from '../../src/compiler/compile';
import type { PictureFile } from '../../src/compiler/media/served-picture';
import type { Problem } from '../../src/compiler/problems/problem';
import { type Batch, commonOf, planSite } from '../../src/prerender/plan';
import { directionOf } from '../../src/shared/direction';
import { replaceFolder } from '../atomic-files/replace-folder';
import type { Bundle } from '../bundle/bundle';
import { PlainError } from '../command-line/plain-error';
import { sectionFailed } from '../command-line/words';
import { hostFiles } from '../hosting/host-files';
import { servingOf } from '../hosting/serving';
import { ICON_PATHS, iconSource, inputsOfIcons, keptIcons, makeIcons } from '../icons/make-icons';
import { forgetPictures } from '../pictures/forget-pictures';
import { inputsOf, keptAt, makePictures } from '../pictures/make-pictures';
import { project } from '../project';
import { packageRoots } from '../section-modules';
import { keptSharePicture, makeSharePictures } from '../share-pictures/make-share-pictures';
import { type Delivered, deliverTheme } from '../theme/deliver';
import { type Feature, features } from '../theme/features';
import { characterSet } from '../theme/subset';
import { readRecord, writeRecord } from './build-record';
import { compressFiles, qualityFor } from './compress-files';
import { hashOfCode } from './fingerprint';
import { hashOf } from './hash';
import type { PageMemory } from './page-memory';
import { renderInParallel } from './render-in-parallel';
import { createRenderer, type RenderContext, SectionFailure, stackOf } from './render-pages';
import { createSiteWriter, type SiteWriter } from './site-writer';

/** What is built. Its problems may still be looked for. */
type Compiled = Publishable & { readonly problems: readonly Problem[] | Promise<readonly Problem[]> };

/** What a build did: addresses of pages, each language of a page having one. */
export interface BuildReport {
  readonly pages: readonly string[];
  /** Those that are new or other than before. */
  readonly changed: readonly string[];
  /** Those that there were before. */
  readonly gone: readonly string[];
}

/**
 * Writes the whole website to a folder. It is put together beside it, so that a failure leaves the old one as it was;
 * files that stay the same are taken over from there with their times. `known` is what earlier builds know of pages,
 * `inputs` the hash of all that the site is made from. `compressed` adds what a host may send in the place of texts.
 * Throws, naming file and line, when a section cannot be rendered, and a sentence while another build writes there.
 */
export async function buildSite(
  compiled: Compiled,
  bundle: Bundle,
  known: PageMemory,
  folder: string,
  inputs: string,
  progress: (step: string) => void,
  { compressed }: { compressed: boolean } = { compressed: false },
): Promise<BuildReport> {
  const { manifests, outputs, problems } = compiled;
  const pictures = compiled.pictures();
  const last = await readRecord(folder);
  const icons = iconSource(compiled);
  const { batches, files, changed } = await replaceFolder(folder, async (staging) => {
    progress('theme');
    const delivered = await themeFor(compiled, pictures, bundle, known);
    const batches = planSite(
      manifests,
      [...outputs, ...hostFiles(servingOf(manifests)), ...delivered.files],
      delivered.assets,
    );
    const quality = compressed ? qualityFor(batches.flatMap(({ paths }) => paths)) : undefined;
    const common = commonOf(manifests, delivered.assets);
    const knownFiles = last?.files ?? {};
    const isWatched = (await packageRoots()).length > 0;
    const context = { server: bundle.server, common, folder: staging, last: folder, knownFiles, isWatched, quality };
    const writer = createSiteWriter(staging, folder, knownFiles);
    const left = batches
      .map((batch) => ({ ...batch, hash: hashOfBatch(batch, bundle, known) }))
      .filter(({ paths, hash }) => !writer.takeOver(paths, hash));
    const tasks = left.flatMap(({ page, hash }) => (page === undefined ? [] : [{ ...page, inputs: hash }]));
    const rendering = renderInParallel(context, tasks, progress).catch((error: unknown) => {
      throw asPlainError(error, compiled);
    });
    const writeOthers = async () => {
      await writePageless(left, context, writer);
      await writePictures(compiled, pictures, icons, writer, progress);
    };
    const [rendered] = await together(rendering, writeOthers());
    if (quality !== undefined) progress('compress');
    const beside =
      quality === undefined ? undefined : await compressFiles({ ...context, files: writer.files }, quality);
    // Not before it is judged to the end.
    await problems;
    return {
      batches,
      files: { ...writer.files, ...rendered.files, ...beside?.files },
      changed: new Set([...writer.changed, ...rendered.changed]),
    };
  });
  const report = reportOf(batches, changed, last?.pages ?? []);
  await writeRecord(folder, { inputs, problems: await problems, pages: report.pages, files });
  await known.keep();
  await forgetUnusedPictures(compiled, pictures, icons);
  return report;
}

/** The theme for what the pages show, with what is bundled for them. */
async function themeFor(
  compiled: Compiled,
  pictures: readonly PictureFile[],
  { files: bundled, assets }: Bundle,
  known: PageMemory,
): Promise<Delivered> {
  const { manifests, theme } = compiled;
  return deliverTheme(assets, {
    ...{ theme, bundled },
    characters: characterSet(shownTexts(compiled, known)),
    pages: manifests.pages.map((page) => ({ id: page.id, types: known.digestOf(page).types })),
    unused: unusedStyle(manifests, pictures),
    cache: join(project.cache, 'theme'),
    code: await hashOfCode(),
  });
}

/** Of everything that the files of a batch are made from. */
function hashOfBatch({ page, inputs }: Batch, { id }: Bundle, known: PageMemory): string {
  return hashOf([id, ...(page ? [known.digestOf(page.placed).manifest] : []), ...inputs.map(hashOf)].join());
}

/** Writes what shows no page: shells, redirects, data. */
async function writePageless(
  batches: readonly (Batch & { readonly hash: string })[],
  context: RenderContext,
  writer: SiteWriter,
): Promise<void> {
  const pageless = batches.filter(({ page }) => page === undefined);
  if (pageless.length === 0) return;
  const renderer = await createRenderer(context);
  for (const { produce, hash } of pageless) writer.write(produce(renderer), hash);
}

function reportOf(batches: readonly Batch[], changed: ReadonlySet<string>, before: readonly string[]): BuildReport {
  const pages = batches.flatMap(({ page, paths }) =>
    page === undefined ? [] : [{ address: page.placed.path, paths }],
  );
  const addresses = pages.map(({ address }) => address);
  const present = new Set(addresses);
  return {
    pages: addresses,
    changed: pages.filter(({ paths }) => paths.some((path) => changed.has(path))).map(({ address }) => address),
    gone: before.filter((address) => !present.has(address)),
  };
}

async function forgetUnusedPictures(
  { manifests, site }: Compiled,
  pictures: readonly PictureFile[],
  icons: ReturnType<typeof iconSource>,
): Promise<void> {
  forgetPictures([
    ...(icons === undefined ? [] : await keptIcons(icons)),
    ...pictures.map((file) => keptAt(file, site.files)),
    ...manifests.pages.flatMap(({ sharePicture }) =>
      sharePicture === undefined ? [] : keptSharePicture(sharePicture),
    ),
  ]);
}

/** Writes what is made of photographs, the icons, and what is drawn of pages, but for what stays the same. */
async function writePictures(
  { manifests, site: { files } }: Compiled,
  pictures: readonly PictureFile[],
  icons: ReturnType<typeof iconSource>,
  writer: SiteWriter,
  progress: (step: string) => void,
): Promise<void> {
  await makePictures(
    pictures.filter((file) => !writer.takeOver([file.path], inputsOf(file, files))),
    files,
    ({ file, content }) => writer.write([{ path: file.path, content }], inputsOf(file, files)),
    progress,
  );
  if (icons !== undefined && !writer.takeOver(ICON_PATHS, inputsOfIcons(icons))) {
    writer.write(await makeIcons(icons), inputsOfIcons(icons));
  }
  const shared = manifests.pages.flatMap((page) => page.sharePicture ?? []);
  await makeSharePictures(
    shared.filter(({ path }) => !writer.takeOver([path], path)),
    files,
    (made) => writer.write([made], made.path),
    progress,
  );
}

/** What comes of both, when both have ended: what has failed may be cleared away. */
async function together<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

/** Everything that the site's content makes pages show, and a good deal more. */
function* shownTexts({ manifests, theme }: Compiled, known: PageMemory): Generator<string> {
  for (const page of manifests.pages) yield known.digestOf(page).characters;
  yield JSON.stringify([manifests.shells, manifests.consentTexts]);
  for (const { text } of theme.styles) yield text;
}

/** Style for what no page shows is not sent. A picture on a page is served as AVIF or WebP, the one for who shares the page is not. */
function unusedStyle({ languages }: Compiled['manifests'], pictures: readonly PictureFile[]): Feature[] {
  const isUsed: Readonly<Record<Feature, boolean>> = {
    'right-to-left': languages.some(({ locale }) => directionOf(locale) === 'rtl'),
    photographs: pictures.some(({ format }) => format === 'avif' || format === 'webp'),
  };
  return features.filter((feature) => !isUsed[feature]);
}

/** A failure, told with file and line where a section is to blame. */
function asPlainError(error: unknown, { fileAndLine }: Compiled): unknown {
  if (!(error instanceof SectionFailure)) return error;
  const { section, cause } = error;
  return new PlainError(sectionFailed(fileAndLine(section.source), section.type, stackOf(cause)), { cause });
}
