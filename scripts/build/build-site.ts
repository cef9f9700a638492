import { join } from 'node:path';
import type { Publishable } from '../../src/compiler/compile';
import type { Problem } from '../../src/compiler/findings/problem';
import { type Batch, commonOf, planSite } from '../../src/prerender/plan';
import { directionOf } from '../../src/shared/direction';
import { replaceFolder } from '../atomic-files/replace-folder';
import type { Bundle } from '../bundle/bundle';
import { hashOfCode } from '../fingerprint';
import { hashOf } from '../hash';
import { hostFiles } from '../hosting/host-files';
import { servingOf } from '../hosting/serving';
import { PlainError } from '../plain-error';
import { project } from '../project';
import { packageRoots } from '../section-modules';
import { type Delivered, deliverTheme } from '../theme/deliver';
import { type Feature, features } from '../theme/features';
import { characterSet } from '../theme/subset';
import { sectionFailed } from '../words/code';
import { type BuildRecord, readRecord, writeRecord } from './build-record';
import { compressFiles, qualityFor } from './compress-files';
import type { PageMemory } from './page-memory';
import { renderInParallel } from './render-in-parallel';
import { createRenderer, type RenderContext, SectionFailure, stackOf } from './render-pages';
import { forgetUnusedPictures, writePictures } from './site-pictures';
import { createSiteWriter, type SiteWriter } from './site-writer';

/** What is built. Its problems may still be looked for. */
type Compiled = Publishable & { readonly problems: readonly Problem[] | Promise<readonly Problem[]> };

interface BuildOptions {
  readonly bundle: Bundle;
  /** What earlier builds know of pages. */
  readonly known: PageMemory;
  /** Where the website is written. */
  readonly folder: string;
  /** The hash of all that the site is made from. */
  readonly inputs: string;
  readonly progress?: (step: string) => void;
  /** Whether to add compressed versions of texts, for hosts to send in their place. */
  readonly isCompressed?: boolean;
}

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
 * files that stay the same are taken over from there with their times.
 * Throws, naming file and line, when a section cannot be rendered, and a sentence while another build writes there.
 */
export async function buildSite(
  compiled: Compiled,
  { bundle, known, folder, inputs, progress = () => undefined, isCompressed = false }: BuildOptions,
): Promise<BuildReport> {
  const last = await readRecord(folder);
  const { batches, files, changed } = await replaceFolder(folder, async (staging) => {
    const written = await writeSite(compiled, { bundle, known, progress, isCompressed, folder, staging, last });
    // The new website takes its place only once all problems are known.
    await compiled.problems;
    return written;
  });
  const report = reportOf(batches, changed, last?.pages ?? []);
  await writeRecord(folder, { inputs, problems: await compiled.problems, pages: report.pages, files });
  await known.keep();
  await forgetUnusedPictures(compiled);
  return report;
}

interface WriteOptions extends Required<Omit<BuildOptions, 'inputs'>> {
  /** The new folder, and what is known of the files in the old one. */
  readonly staging: string;
  readonly last: BuildRecord | undefined;
}

/** Writes all files of a website to a new folder, or takes them over from the old one. */
async function writeSite(
  compiled: Compiled,
  { bundle, known, folder, progress, isCompressed, staging, last }: WriteOptions,
) {
  const { manifests, outputs } = compiled;
  progress('theme');
  const delivered = await themeFor(compiled, bundle, known);
  const others = [...outputs, ...hostFiles(servingOf(manifests)), ...delivered.files];
  const batches = planSite(manifests, others, delivered.assets);
  const quality = isCompressed ? qualityFor(batches.flatMap(({ paths }) => paths)) : undefined;
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
    await writePictures(compiled, writer, progress);
  };
  const [rendered] = await together(rendering, writeOthers());
  if (quality !== undefined) progress('compress');
  const compressed =
    quality === undefined ? undefined : await compressFiles({ ...context, files: writer.files }, quality);
  return {
    batches,
    files: { ...writer.files, ...rendered.files, ...compressed?.files },
    changed: new Set([...writer.changed, ...rendered.changed]),
  };
}

/** The theme for what the pages show, with what is bundled for them. */
async function themeFor(compiled: Compiled, { files: bundled, assets }: Bundle, known: PageMemory): Promise<Delivered> {
  const { manifests, theme } = compiled;
  return deliverTheme(assets, {
    theme,
    bundled,
    characters: characterSet(shownTexts(compiled, known)),
    pages: manifests.pages.map((page) => ({ id: page.id, types: known.digestOf(page).types })),
    unused: unusedStyle(compiled),
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

/** The results of both. Rejects once both have ended, so that whoever catches it can clear away what was made. */
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
function unusedStyle({ manifests, pictures }: Compiled): Feature[] {
  const isUsed: Readonly<Record<Feature, boolean>> = {
    'right-to-left': manifests.languages.some(({ locale }) => directionOf(locale) === 'rtl'),
    'language-rules': manifests.languages.some(({ code }) => /^(?:hi|ja|ko|th|vi)\b/.test(code)),
    photographs: pictures().some(({ format }) => format === 'avif' || format === 'webp'),
  };
  return features.filter((feature) => !isUsed[feature]);
}

/** A failure, with file and line where a section is to blame. */
function asPlainError(error: unknown, { fileAndLine }: Compiled): unknown {
  if (!(error instanceof SectionFailure)) return error;
  const { section, cause } = error;
  return new PlainError(sectionFailed(fileAndLine(section.source), section.type, stackOf(cause)), { cause });
}
