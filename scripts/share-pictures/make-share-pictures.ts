import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import type { SharePicture } from '../../src/compiler/manifest/share-picture';
import type { SiteFiles } from '../../src/compiler/source';
import { cachedFile, cachePath } from '../atomic-files/file-cache';
import { hashOf } from '../hash';
import { inParallel } from '../in-parallel';
import { SHARP_VERSION } from '../pictures/sharp-version';
import { project } from '../project';
import { installedFonts } from './stand-in-fonts';

/** The cache of drawn pictures; their names depend on what they were made from, but not on what draws and writes them. */
const KEPT = join(project.cache, 'pictures', hashOf(['share', SHARP_VERSION, ...installedFonts()]));
/** While some are drawn, others are written. */
const AT_A_TIME = 2 * availableParallelism();
/** Each takes a moment only. */
const TOLD_EVERY = 50;

/** Draws pictures and hands each over as soon as it is there; what has been drawn before is taken from the cache. */
export async function makeSharePictures(
  wanted: readonly SharePicture[],
  files: SiteFiles,
  onMade: (made: OutputFile) => void,
  progress: (step: string) => void = () => undefined,
): Promise<void> {
  const draw = drawingOf(files);
  const sameBesideEachOther = wanted.toSorted((a, b) => (shownIn(a) < shownIn(b) ? -1 : 1));
  let done = 0;
  await inParallel(AT_A_TIME, sameBesideEachOther, async (picture) => {
    const content = await cachedFile(KEPT, basename(picture.path), () => draw(picture));
    onMade({ path: picture.path, content });
    done += 1;
    if (done % TOLD_EVERY === 0 || done === wanted.length) progress(`share pictures ${done}/${wanted.length}`);
  });
}

function shownIn({ picture }: SharePicture): string {
  return JSON.stringify(picture);
}

/** Where in the cache a picture is kept. */
export function keptSharePicture({ path }: SharePicture): string {
  return cachePath(KEPT, basename(path));
}

/** Draws with what is loaded and opened when the first picture has to be drawn. */
function drawingOf(files: SiteFiles): (picture: SharePicture) => Promise<Uint8Array> {
  let opened: ReturnType<typeof openDrawing> | undefined;
  return async (picture) => {
    opened ??= openDrawing(files);
    const { drawSharePicture, tools } = await opened;
    return drawSharePicture(picture, await tools(picture));
  };
}

async function openDrawing(files: SiteFiles) {
  const { drawSharePicture } = await import('./draw-share-picture');
  const { createTools } = await import('./tools');
  return { drawSharePicture, tools: createTools(files) };
}
