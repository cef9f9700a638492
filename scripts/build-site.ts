import { rename, rm } from 'node:fs/promises';
import type { OutputFile } from '../src/compiler/emit/output-file';
import type { Manifests } from '../src/compiler/manifests';
import type * as ServerEntry from '../src/entry-server';
import { planSite, type Renderer } from '../src/prerender/plan';
import { hostRules } from './hosting/rules';
import { bundle } from './prerender/bundle';
import { writeOutputs } from './write-outputs';

/**
 * Writes the whole website to a folder. It is put together beside it, so that a failure leaves the old one as it was.
 * Throws, naming file and line, when a section cannot be rendered.
 */
export async function buildSite(
  manifests: Manifests,
  outputs: readonly OutputFile[],
  folder: string,
  progress: (step: string) => void,
): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  progress('bundle');
  const { server, serverFolder, assets } = await bundle(unfinished);
  const files = [...outputs, ...hostRules(manifests.redirects)];
  const batches = planSite(manifests, files, await createRenderer(server, manifests), assets);
  for (const [index, batch] of batches.entries()) {
    if (index % 50 === 0) progress(`prerender ${index}/${batches.length}`);
    await writeOutputs(unfinished, batch.produce());
  }
  await rm(serverFolder, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

async function createRenderer(server: typeof ServerEntry, { frames }: Manifests): Promise<Renderer> {
  const components = await server.loadEverySection();
  return ({ manifest }) =>
    server.renderPage(manifest, frames[manifest.language], components, ({ type, id, source }, cause) => {
      throw new Error(`${source.file}:${source.line}: section «${type}» (#${id}) could not be rendered`, { cause });
    });
}
