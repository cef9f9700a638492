import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { SiteFiles } from '../../src/compiler/load';
import type { Crop, PictureFile } from '../../src/compiler/media/served-picture';
import { hashOf } from '../build/hash';
import { PlainError } from '../command-line/plain-error';
import { writeWhole } from '../output-folder/write-whole';
import { project } from '../project';
import { inParallel } from './in-parallel';
import { openPhotograph } from './open-photograph';

/** As small as they can be without being seen to be. */
const SHOWN = {
  avif: { quality: 40, effort: 2 },
  webp: { quality: 70, effort: 4 },
  jpg: { quality: 76, mozjpeg: true },
  png: { palette: true, quality: 85, effort: 4 },
} as const;
/** What somebody takes home as a file loses nothing that is seen. */
const WHOLE = { avif: { quality: 70, effort: 2 }, webp: { quality: 90 }, jpg: { quality: 90 }, png: {} } as const;

/** Where what has been made is kept; other ways to make it keep it elsewhere. */
export const PICTURES = join(project.cache, 'pictures', hashOf([sharp.versions, SHOWN, WHOLE]));

/** What was made of a photograph. */
export interface MadePicture {
  readonly file: PictureFile;
  readonly content: Uint8Array;
}

/**
 * Makes files of photographs, on all cores, and hands each over as soon as it is there; what has been made before is
 * taken from the cache. Throws a sentence where a photograph cannot be read.
 */
export async function makePictures(
  wanted: readonly PictureFile[],
  files: SiteFiles,
  onMade: (made: MadePicture) => void,
  progress: (step: string) => void = () => undefined,
): Promise<void> {
  let done = 0;
  const groups = bySource(wanted);
  await inParallel(availableParallelism(), groups, async (group) => {
    await makeOfOne(group, files, onMade);
    done += 1;
    progress(`pictures ${done}/${groups.length}`);
  });
}

/** What is made of the same part of the same photograph. */
function bySource(wanted: readonly PictureFile[]): PictureFile[][] {
  const groups = new Map<string, PictureFile[]>();
  for (const file of wanted) {
    const key = JSON.stringify([file.source, file.crop]);
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()];
}

async function makeOfOne(
  group: readonly PictureFile[],
  files: SiteFiles,
  onMade: (made: MadePicture) => void,
): Promise<void> {
  const missing: PictureFile[] = [];
  for (const file of group) {
    const content = await readFile(keptAt(file, files)).catch(() => undefined);
    if (content === undefined) missing.push(file);
    else onMade({ file, content });
  }
  const [first] = missing;
  if (first === undefined) return;
  try {
    // Of the same pixels whatever is missing: so are its bytes the same.
    const pixels = await decode(contentOf(first, files), first.crop, widestOf(group));
    for (const file of missing) {
      const content = await encode(pixels, file);
      await writeWhole(keptAt(file, files), content);
      onMade({ file, content });
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    throw new PlainError(`site/${first.source}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** In pixels, as they lie in memory. */
interface Pixels {
  readonly data: Uint8Array;
  readonly info: OutputInfo;
}

/** Some part of a photograph, upright, no wider than is needed. */
async function decode(content: Uint8Array, crop: Crop, width: number | undefined): Promise<Pixels> {
  const image = openPhotograph(content);
  const { autoOrient: size } = await image.metadata();
  const { top = 0, right = 0, bottom = 0, left = 0 } = crop;
  const across = (percent: number) => Math.round((size.width * percent) / 100);
  const down = (percent: number) => Math.round((size.height * percent) / 100);
  const isCut = top + right + bottom + left > 0;
  const part = isCut
    ? image.autoOrient().extract({
        ...{ left: across(left), top: down(top) },
        ...{ width: Math.max(1, across(100 - left - right)), height: Math.max(1, down(100 - top - bottom)) },
      })
    : image.autoOrient();
  const fitting = width === undefined ? part : part.resize({ width, withoutEnlargement: true });
  return fitting.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

/** The width that all of them can be made of; nothing where one of them is to have all that there is. */
function widestOf(group: readonly PictureFile[]): number | undefined {
  if (group.some(({ size }) => size === undefined || size.height !== undefined)) return undefined;
  return Math.max(...group.map(({ size }) => size?.width ?? 0));
}

async function encode({ data, info }: Pixels, file: PictureFile): Promise<Buffer> {
  const { width, height, channels } = info;
  const image = shaped(sharp(data, { raw: { width, height, channels } }), info, file);
  const how = file.size === undefined ? WHOLE : SHOWN;
  if (file.format === 'jpg') return image.flatten({ background: '#fff' }).jpeg(how.jpg).toBuffer();
  if (file.format === 'avif') return image.avif(how.avif).toBuffer();
  return (file.format === 'webp' ? image.webp(how.webp) : image.png(how.png)).toBuffer();
}

function shaped(image: Sharp, own: OutputInfo, { size, focus }: PictureFile): Sharp {
  if (size === undefined) return image;
  if (size.height === undefined) return image.resize({ width: size.width });
  const scale = Math.min(own.width / size.width, own.height / size.height);
  const [width, height] = [Math.floor(size.width * scale), Math.floor(size.height * scale)];
  const left = startOf(focus?.x, width, own.width);
  const top = startOf(focus?.y, height, own.height);
  return image.extract({ left, top, width, height }).resize({ ...size, height: size.height, fit: 'fill' });
}

/** Where a part begins that is as near to its middle being the focus, in percent, as the whole allows. */
function startOf(focus = 50, part: number, whole: number): number {
  return Math.round(Math.min(Math.max((whole * focus) / 100 - part / 2, 0), whole - part));
}

/** All that a file is made from, in a word: the name of one that is shown says it, that of a linked one does not. */
export function inputsOf(file: PictureFile, files: SiteFiles): string {
  return file.size === undefined ? `${hashOf(contentOf(file, files))}.${file.format}` : basename(file.path);
}

/** Where in the cache a file is kept. */
export function keptAt(file: PictureFile, files: SiteFiles): string {
  return join(PICTURES, inputsOf(file, files));
}

function contentOf({ source }: PictureFile, files: SiteFiles): Uint8Array {
  const content = files.get(source);
  if (content === undefined) throw new Error(`${source} is missing`);
  return content;
}
