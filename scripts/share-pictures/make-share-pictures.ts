import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { SiteFiles } from '../../src/compiler/load';
import type { SharePicture } from '../../src/compiler/media/share-picture';
import { type Tokens, tokensOf, tokenValue } from '../../src/compiler/theme/look';
import { hashOf } from '../build/hash';
import { writeWhole } from '../output-folder/write-whole';
import { inParallel } from '../pictures/in-parallel';
import { project } from '../project';
import { drawSharePicture, type Tools } from './draw-share-picture';
import { type Lettering, openLettering } from './lettering';

/** Where what has been drawn is kept; names tell what it was made from, but for what draws it. */
const KEPT = join(project.cache, 'pictures', hashOf(['share', sharp.versions]));
/** Each takes a moment only. */
const TOLD_EVERY = 50;
const DEFAULTS = join(project.root, 'src/styles/tokens.css');

/** What was drawn of a page. */
export interface MadeSharePicture {
  readonly path: string;
  readonly content: Uint8Array;
}

/** Draws pictures and hands each over as soon as it is there; what has been drawn before is taken from the cache. */
export async function makeSharePictures(
  wanted: readonly SharePicture[],
  files: SiteFiles,
  onMade: (made: MadeSharePicture) => void,
  progress: (step: string) => void = () => undefined,
): Promise<void> {
  const tools = createTools(files);
  let done = 0;
  await inParallel(availableParallelism(), wanted, async (picture) => {
    const kept = keptSharePicture(picture);
    const known = await readFile(kept).catch(() => undefined);
    const content = known ?? (await drawSharePicture(picture, await tools(picture)));
    if (known === undefined) await writeWhole(kept, content);
    onMade({ path: picture.path, content });
    done += 1;
    if (done % TOLD_EVERY === 0 || done === wanted.length) progress(`share pictures ${done}/${wanted.length}`);
  });
}

/** Where in the cache a picture is kept. */
export function keptSharePicture({ path }: SharePicture): string {
  return join(KEPT, basename(path));
}

/** What is drawn with, opened when the first picture has to be drawn. */
function createTools(files: SiteFiles): (picture: SharePicture) => Promise<Tools> {
  const letters = new Map<string, Promise<Lettering>>();
  const art: Tools['art'] = new Map();
  let styles: Promise<Tokens> | undefined;
  return async ({ look: { font, tokens } }) => {
    styles ??= readFile(DEFAULTS, 'utf8').then((text) => tokensOf([{ text }]));
    const defaults = await styles;
    const families = tokenValue('--font-heading', new Map([...defaults, ...tokens])) ?? '';
    const key = font?.file ?? families;
    const hasSerifs = /(?:^|[\s,])serif\s*$/.test(families);
    const open = letters.get(key) ?? openLettering(font && files.get(font.file), hasSerifs);
    letters.set(key, open);
    return { files, letters: await open, defaults, art };
  };
}
