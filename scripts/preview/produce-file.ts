import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import type { Publishable } from '../../src/compiler/compile';
import { iconSprite } from '../../src/compiler/emit/icon-sprite';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { SHARED } from '../../src/compiler/manifest/share-picture';
import { shellOf } from '../../src/compiler/manifests';
import { isRun, MEDIA } from '../../src/compiler/media/media-files';
import { isPhotograph } from '../../src/compiler/media/picture';
import type { DraftSite } from '../../src/compiler/site';
import { servedFile } from '../../src/compiler/svg/svg-text';
import { themeStyle } from '../../src/compiler/theme/theme';
import { THEME as THEME_FILES } from '../../src/compiler/theme/theme-files';
import { planSite, type Renderer } from '../../src/prerender/plan';
import { ICON_SPRITE } from '../../src/shared/paths';
import { ICON_PATHS, iconSource, makeIcons } from '../icons/make-icons';
import type { LiveContent } from '../live-content/live-content';
import { makePictures } from '../pictures/make-pictures';
import { project } from '../project';
import { makeSharePictures } from '../share-pictures/make-share-pictures';
import { loadRenderer } from './load-renderer';

/** The script that documents of the preview run besides those of the site. */
export const BROWSER_SCRIPT = '/scripts/preview/browser.ts';

/** Where the theme's style is served; the browser script fetches it anew when it has changed. */
const THEME_STYLE = 'theme/theme.css';

const LAYERS = `${project.root}/src/styles/layers.css`;

/** One file of the site as the build would write it; of what it would not, what the Studio draws pages with all the same. */
export async function produceFile(
  server: ViteDevServer,
  { published, latest }: LiveContent,
  path: string,
): Promise<OutputFile | undefined> {
  const found = published && (await publishedFile(server, published, path));
  return found ?? (latest && asItIs(latest.site, path));
}

async function publishedFile(
  server: ViteDevServer,
  published: Publishable,
  path: string,
): Promise<OutputFile | undefined> {
  const { manifests, outputs, fileAndLine } = published;
  const picture = path.endsWith('.html') ? undefined : await pictureAt(path, published);
  if (picture !== undefined) return picture;
  const entry = await loadRenderer(server);
  const { renderDocument, renderPageTags, renderRedirect } = entry;
  const render = await entry.createRenderer();
  const renderPage: Renderer['renderPage'] = ({ manifest }) =>
    render(manifest, shellOf(manifests, manifest.language), manifests.url, ({ source }, error) =>
      server.config.logger.error(`${fileAndLine(source)}: ${error instanceof Error ? error.stack : String(error)}`),
    );
  const assets = {
    boot: '/src/boot.ts',
    script: '/src/entry-client.ts',
    stylesOf: () => [`/${THEME_STYLE}`],
    fonts: [],
    preview: BROWSER_SCRIPT,
  };
  const renderer = { renderPage, renderDocument, renderPageTags, renderRedirect };
  const files = [...outputs, ...(await themeFiles(published))];
  const batch = planSite(manifests, files, assets).find(({ paths }) => paths.includes(path));
  return batch?.produce(renderer).find((file) => file.path === path);
}

/** Pages are drawn in the Studio also when nothing can be published: what these need is there, as it is among the files. */
function asItIs(site: DraftSite, path: string): OutputFile | undefined {
  if (path === ICON_SPRITE.slice(1)) return { path, content: iconSprite(site) };
  const isOfSite = path.startsWith(MEDIA) || path.startsWith(THEME_FILES);
  const content = isOfSite && !isRun(path) ? site.files.get(path) : undefined;
  return content && { path, content: servedFile(path, content) };
}

/** What the site shows of a photograph or to those who share a page, made when it is asked for; or the photograph itself, to be chosen in the Studio. */
async function pictureAt(path: string, published: Publishable): Promise<OutputFile | undefined> {
  const { pictures, site, manifests } = published;
  const made: OutputFile[] = [];
  const wanted = pictures().filter((picture) => picture.path === path);
  await makePictures(wanted, site.files, ({ content }) => made.push({ path, content }));
  const shared = path.startsWith(SHARED) ? manifests.pages : [];
  const drawn = shared.flatMap(({ sharePicture }) => (sharePicture?.path === path ? sharePicture : []));
  await makeSharePictures(drawn, site.files, (picture) => made.push(picture));
  const icons = ICON_PATHS.includes(path) ? iconSource(published) : undefined;
  made.push(...(icons === undefined ? [] : await makeIcons(icons)).filter((icon) => icon.path === path));
  const content = path.startsWith(MEDIA) ? site.files.get(path) : undefined;
  return made[0] ?? (content && isPhotograph(path, content) ? { path, content } : undefined);
}

/** The theme as its files are. Its style comes before those of src/, so it says itself in which order layers apply. */
async function themeFiles({ theme }: Publishable): Promise<OutputFile[]> {
  const style = (await readFile(LAYERS, 'utf8')) + themeStyle(theme, (path) => `/${path}`);
  return [{ path: THEME_STYLE, content: style }, ...[...theme.files].map(([path, content]) => ({ path, content }))];
}
