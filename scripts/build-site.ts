import { join } from 'node:path';
import type { OutputFile } from '../src/compiler/emit/output-file';
import { frameOf, type Manifests } from '../src/compiler/manifests';
import type * as ServerEntry from '../src/entry-server';
import { planSite, type Renderer } from '../src/prerender/plan';
import { hostRules } from './hosting/rules';
import { inOwnFolder } from './output-folder/own-folder';
import { replaceFolder } from './output-folder/replace-folder';
import { bundle } from './prerender/bundle';
import { project } from './project';
import { writeOutputs } from './write-outputs';

/**
 * Writes the whole website to a folder. It is put together beside it, so that a failure leaves the old one as it was.
 * Throws, naming file and line, when a section cannot be rendered, and a sentence while another build writes there.
 */
export async function buildSite(
  manifests: Manifests,
  outputs: readonly OutputFile[],
  folder: string,
  progress: (step: string) => void,
): Promise<void> {
  const files = [...outputs, ...hostRules(manifests.redirects)];
  await replaceFolder(folder, (staging) =>
    inOwnFolder(join(project.generated, 'server'), async (serverFolder) => {
      progress('bundle');
      const { server, assets } = await bundle(staging, serverFolder);
      const batches = planSite(manifests, files, await createRenderer(server, manifests), assets);
      for (const [index, batch] of batches.entries()) {
        if (index % 50 === 0) progress(`prerender ${index}/${batches.length}`);
        await writeOutputs(staging, batch.produce());
      }
    }),
  );
}

async function createRenderer(server: typeof ServerEntry, manifests: Manifests): Promise<Renderer> {
  const render = await server.createRenderer();
  return ({ manifest }) =>
    render(manifest, frameOf(manifests, manifest.language), manifests.url, ({ type, id, source }, cause) => {
      throw new Error(`${source.file}:${source.line}: section «${type}» (#${id}) could not be rendered`, { cause });
    });
}
