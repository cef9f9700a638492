import { join, sep } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { watchContent } from '../live-content/content-watch';
import type { LiveContent } from '../live-content/live-content';
import { listenFailure, type ServerAddress } from '../local-server/address';
import { project } from '../project';
import { type StudioSetting, studio } from '../studio-server/studio';
import { livePreview } from './live-preview';
import type { OpenRequests } from './open-requests';
import { sameOriginGuard } from './same-origin-guard';

/** The only files that are read for the browser as they lie there; everything else of the site is compiled. */
const READABLE: readonly string[] = [
  'src',
  'node_modules',
  'generated/fonts',
  'scripts/preview/browser.ts',
  'scripts/preview/overview-browser.ts',
  'scripts/preview/problem-panel.ts',
];

/** How the paths of code begin a change of which shows at once. Content is watched by itself. */
const CODE = ['src', 'scripts/preview', 'generated/section-'].map((path) => join(project.root, path));

/** Code of this process itself, or of its bundles: it must be started anew to show a change. */
const OWN_CODE = ['src/compiler', 'src/studio'].map((path) => join(project.root, path));

/**
 * Serves the site from its sources, and nothing else of this computer, and waits until no change of content is missed
 * any more. Until the content is open, pages are answered with 503, and so is the Studio until there is a setting.
 * Throws a sentence that says how to choose another port when it is taken.
 */
export async function servePreview(
  address: ServerAddress,
  liveContent: () => LiveContent | undefined,
  setting: () => StudioSetting | undefined,
  requests: OpenRequests,
): Promise<ViteDevServer> {
  // Whatever it says of this computer: the app takes changes over, and says where it fails, only in development.
  process.env.NODE_ENV = 'development';
  const content = watchContent();
  const server = await createServer({
    root: project.root,
    // Nothing of the site depends on the environment; a change of an env file would restart the server.
    envDir: false,
    // Found before the first request: what is found later reloads every open page.
    optimizeDeps: { entries: ['src/entry-client.ts', 'scripts/preview/*browser.ts'] },
    server: {
      ...address,
      strictPort: true,
      cors: false,
      // Checked by sameOriginGuard.
      allowedHosts: true,
      fs: { allow: READABLE.map((path) => join(project.root, path)) },
      watch: { ignored: (path: string) => !leadsToCode(path) },
    },
    plugins: [
      sameOriginGuard(address.host),
      studio(address.host, setting, content),
      livePreview(liveContent, content, requests),
    ],
  });
  try {
    await server.listen().catch((error: unknown) => {
      throw listenFailure(error, address, 'npm run dev');
    });
    await content.isReady;
    return server;
  } catch (error) {
    await Promise.all([server.close(), content.close()]);
    throw error;
  }
}

function leadsToCode(path: string): boolean {
  return !OWN_CODE.includes(path) && CODE.some((start) => path.startsWith(start) || start.startsWith(path + sep));
}
