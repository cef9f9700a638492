import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompileResult } from '../src/compiler/compile';
import type { Manifests } from '../src/compiler/manifests';
import type { Theme } from '../src/compiler/theme/theme';
import type * as ServerEntry from '../src/entry-server';
import { planSite, type Renderer } from '../src/prerender/plan';
import { hostRules } from './hosting/rules';
import { bundle } from './prerender/bundle';
import { project } from './project';
import { deliverTheme } from './theme/deliver';
import { characterSet } from './theme/subset';
import { writeOutputs } from './write-outputs';

/**
 * Writes the whole website to a folder. It is put together beside it, so that a failure leaves the old one as it was.
 * Throws, naming file and line, when a section cannot be rendered.
 */
export async function buildSite(
  { manifests, theme, outputs }: Extract<CompileResult, { ok: true }>,
  folder: string,
  progress: (step: string) => void,
): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  progress('bundle');
  const { server, serverFolder, assets: bundled } = await bundle(unfinished);
  progress('theme');
  const assets = await deliverTheme(bundled, {
    theme,
    characters: characterSet(shownText(manifests, theme)),
    folder: unfinished,
    cache: join(project.cache, 'fonts'),
  });
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

/** Everything that the site's content makes pages show, and a good deal more. */
function shownText(manifests: Manifests, { styles }: Theme): string {
  return JSON.stringify(manifests) + styles.map(({ text }) => text).join('');
}

async function createRenderer(server: typeof ServerEntry, { frames }: Manifests): Promise<Renderer> {
  const components = await server.loadEverySection();
  return ({ manifest }) =>
    server.renderPage(manifest, frames[manifest.language], components, ({ type, id, source }, cause) => {
      throw new Error(`${source.file}:${source.line}: section «${type}» (#${id}) could not be rendered`, { cause });
    });
}
