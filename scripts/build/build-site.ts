import { join } from 'node:path';
import type { CompileResult } from '../../src/compiler/compile';
import { type Manifests, shellOf } from '../../src/compiler/manifests';
import type { Theme } from '../../src/compiler/theme/theme';
import type * as ServerEntry from '../../src/entry-server';
import { type Batch, planSite, type Renderer } from '../../src/prerender/plan';
import type { Bundle } from '../bundle/bundle';
import { hostRules } from '../hosting/rules';
import { replaceFolder } from '../output-folder/replace-folder';
import { project } from '../project';
import { deliverTheme } from '../theme/deliver';
import { characterSet } from '../theme/subset';
import { readRecord, writeRecord } from './build-record';
import { hashOfCode } from './fingerprint';
import { hashOf, jsonOf } from './hash';
import { createSiteWriter } from './site-writer';

type Compiled = Extract<CompileResult, { ok: true }>;

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
 * files that stay the same are taken over from there with their times. `inputs` is the hash of all that the site is
 * made from. Throws, naming file and line, when a section cannot be rendered, and a sentence while another build
 * writes there.
 */
export async function buildSite(
  compiled: Compiled,
  { id, files: bundled, assets: named, loadServer }: Bundle,
  folder: string,
  inputs: string,
  progress: (step: string) => void,
): Promise<BuildReport> {
  const { manifests, theme, outputs, problems } = compiled;
  const last = await readRecord(folder);
  const { batches, files, changed } = await replaceFolder(folder, async (staging) => {
    progress('theme');
    const characters = characterSet(shownTexts(manifests, theme));
    const pages = manifests.pages.map(({ manifest }) => manifest);
    const kept = { cache: join(project.cache, 'theme'), code: await hashOfCode() };
    const delivered = await deliverTheme(named, { theme, characters, pages, bundled, ...kept });
    const others = [...outputs, ...hostRules(manifests.redirects), ...delivered.files];
    const batches = planSite(manifests, others, delivered.assets);
    const writer = createSiteWriter(staging, folder, last);
    const inputsOf = (batch: Batch) => hashOf([id, ...batch.inputs.map(hashOf)].join());
    const left = batches.filter((batch) => !writer.takeOver(batch.paths, inputsOf(batch)));
    if (left.length > 0) {
      const renderer = await createRenderer(await loadServer(), compiled);
      for (const [index, batch] of left.entries()) {
        if (index % 50 === 0) progress(`prerender ${index}/${left.length}`);
        await writer.write(batch.produce(renderer), inputsOf(batch));
      }
    }
    return { batches, ...(await writer.finish()) };
  });
  const pages = batches.flatMap(({ address, paths }) => (address === undefined ? [] : [{ address, paths }]));
  const addresses = pages.map(({ address }) => address);
  const known = new Set(addresses);
  await writeRecord(folder, { inputs, problems, pages: addresses, files });
  return {
    pages: addresses,
    changed: pages.filter(({ paths }) => paths.some((path) => changed.has(path))).map(({ address }) => address),
    gone: (last?.pages ?? []).filter((address) => !known.has(address)),
  };
}

/** Everything that the site's content makes pages show, and a good deal more. */
function* shownTexts({ pages, shells, consentTexts }: Manifests, { styles }: Theme): Generator<string> {
  for (const { manifest } of pages) yield jsonOf(manifest);
  yield JSON.stringify([shells, consentTexts]);
  for (const { text } of styles) yield text;
}

async function createRenderer(server: typeof ServerEntry, { manifests, fileAndLine }: Compiled): Promise<Renderer> {
  const { renderDocument, renderRedirect } = server;
  const render = await server.createRenderer();
  const renderPage: Renderer['renderPage'] = ({ manifest }) =>
    render(manifest, shellOf(manifests, manifest.language), manifests.url, ({ type, id, source }, cause) => {
      throw new Error(`${fileAndLine(source)}: section «${type}» (#${id}) could not be rendered`, { cause });
    });
  return { renderPage, renderDocument, renderRedirect };
}
