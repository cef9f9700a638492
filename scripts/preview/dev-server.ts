import { hostname } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { isWildcard, listenFailure, type ServerAddress } from '../local-server/address';
import { project } from '../project';
import { type StudioSetting, studio } from '../studio-server/studio';
import { livePreview } from './live-preview';
import { ownPageOnly } from './own-page-only';
import type { Workshop } from './workshop';

/** The only files that are read for the browser as they lie there; everything else of the site is compiled. */
const READABLE: readonly string[] = [
  'src',
  'node_modules',
  'generated/fonts',
  'scripts/preview/browser.ts',
  'scripts/preview/overview-browser.ts',
  'scripts/preview/problem-panel.ts',
];

/**
 * Serves the site from its sources, and nothing else of this computer. Until there is a workshop, pages are answered
 * with 503, and so is the Studio until there is a setting. Throws a sentence that says how to choose another port when it is taken.
 */
export async function servePreview(
  address: ServerAddress,
  workshop: () => Workshop | undefined,
  setting: () => StudioSetting | undefined,
): Promise<ViteDevServer> {
  const server = await createServer({
    root: project.root,
    // Nothing of the site is told by the environment; a change of such a file would start the server anew.
    envDir: false,
    server: {
      ...address,
      strictPort: true,
      cors: false,
      allowedHosts: isWildcard(address.host) ? [hostname()] : [],
      fs: { allow: READABLE.map((path) => join(project.root, path)) },
      watch: { ignored: (path: string) => path.startsWith(project.dist) },
    },
    plugins: [ownPageOnly(address.host), studio(address.host, setting), livePreview(workshop)],
  });
  try {
    return await server.listen();
  } catch (error) {
    await server.close();
    throw listenFailure(error, address, 'npm run dev');
  }
}
