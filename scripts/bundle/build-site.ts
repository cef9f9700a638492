import { join } from 'node:path';
import type { CompileResult } from '../../src/compiler/compile';
import { type Manifests, shellOf } from '../../src/compiler/manifests';
import type { Theme } from '../../src/compiler/theme/theme';
import type * as ServerEntry from '../../src/entry-server';
import { planSite, type Renderer } from '../../src/prerender/plan';
import type { SourcePlace } from '../../src/shared/manifest';
import { hostRules } from '../hosting/rules';
import { replaceFolder } from '../output-folder/replace-folder';
import { project } from '../project';
import { deliverTheme } from '../theme/deliver';
import { characterSet } from '../theme/subset';
import { writeOutputs } from '../write-outputs';
import { bundle } from './bundle';

/**
 * Writes the whole website to a folder. It is put together beside it, so that a failure leaves the old one as it was.
 * Throws, naming file and line, when a section cannot be rendered, and a sentence while another build writes there.
 */
export async function buildSite(
  { manifests, theme, outputs, fileAndLine }: Extract<CompileResult, { ok: true }>,
  folder: string,
  progress: (step: string) => void,
): Promise<void> {
  const files = [...outputs, ...hostRules(manifests.redirects)];
  await replaceFolder(folder, async (staging) => {
    progress('bundle');
    const { server, assets: bundled } = await bundle(staging);
    progress('theme');
    const assets = await deliverTheme(bundled, {
      theme,
      characters: characterSet(shownText(manifests, theme)),
      folder: staging,
      cache: join(project.cache, 'fonts'),
    });
    const batches = planSite(manifests, files, await createRenderer(server, manifests, fileAndLine), assets);
    for (const [index, batch] of batches.entries()) {
      if (index % 50 === 0) progress(`prerender ${index}/${batches.length}`);
      await writeOutputs(staging, batch.produce());
    }
  });
}

/** Everything that the site's content makes pages show, and a good deal more. */
function shownText(manifests: Manifests, { styles }: Theme): string {
  return JSON.stringify(manifests) + styles.map(({ text }) => text).join('');
}

async function createRenderer(
  server: typeof ServerEntry,
  manifests: Manifests,
  fileAndLine: (place: SourcePlace) => string,
): Promise<Renderer> {
  const { renderDocument, renderRedirect } = server;
  const render = await server.createRenderer();
  const renderPage: Renderer['renderPage'] = ({ manifest }) =>
    render(manifest, shellOf(manifests, manifest.language), manifests.url, ({ type, id, source }, cause) => {
      throw new Error(`${fileAndLine(source)}: section «${type}» (#${id}) could not be rendered`, { cause });
    });
  return { renderPage, renderDocument, renderRedirect };
}
