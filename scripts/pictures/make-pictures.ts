import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { PictureFile } from '../../src/compiler/media/served-picture';
import type { SiteFiles } from '../../src/compiler/source';
import { groupBy } from '../../src/shared/group-by';
import { cachePath, readCached, writeCached } from '../atomic-files/file-cache';
import { errorCode } from '../error-code';
import { hashOf } from '../hash';
import { inParallel } from '../in-parallel';
import { PlainError } from '../plain-error';
import { project } from '../project';
import { unreadablePhotograph } from '../words/media';
import { SHOWN, WHOLE } from './qualities';
import { SHARP_VERSION } from './sharp-version';

/** Where made pictures are cached; other versions of what makes them use another folder. */
export const PICTURES = join(project.cache, 'pictures', hashOf([SHARP_VERSION, SHOWN, WHOLE]));

/** What was made of a photograph. */
interface MadePicture {
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
  return [...groupBy(wanted, ({ source, crop }) => JSON.stringify([source, crop])).values()];
}

async function makeOfOne(
  group: readonly PictureFile[],
  files: SiteFiles,
  onMade: (made: MadePicture) => void,
): Promise<void> {
  const missing: PictureFile[] = [];
  for (const file of group) {
    const content = await readCached(keptAt(file, files));
    if (content === undefined) missing.push(file);
    else onMade({ file, content });
  }
  const [first] = missing;
  if (first === undefined) return;
  const { decode, encode } = await import('./convert-photograph');
  try {
    // Of the same pixels whatever is missing: so are its bytes the same.
    const pixels = await decode(contentOf(first, files), first.crop, widestOf(group));
    for (const file of missing) {
      const content = await encode(pixels, file);
      await writeCached(keptAt(file, files), content);
      onMade({ file, content });
    }
  } catch (error) {
    if (errorCode(error) !== undefined) throw error;
    throw new PlainError(
      unreadablePhotograph(`site/${first.source}`, error instanceof Error ? error.message : String(error)),
      { cause: error },
    );
  }
}

/** The width that all of them can be made of; nothing where one of them is to have all that there is. */
function widestOf(group: readonly PictureFile[]): number | undefined {
  if (group.some(({ size }) => size === undefined || size.height !== undefined)) return undefined;
  return Math.max(...group.map(({ size }) => size?.width ?? 0));
}

/** A word for all that a file is made from: its own name where it is shown, which holds the hash of that; else a hash. */
export function inputsOf(file: PictureFile, files: SiteFiles): string {
  return file.size === undefined ? `${hashOf(contentOf(file, files))}.${file.format}` : basename(file.path);
}

/** Where in the cache a file is kept. */
export function keptAt(file: PictureFile, files: SiteFiles): string {
  return cachePath(PICTURES, inputsOf(file, files));
}

function contentOf({ source }: PictureFile, files: SiteFiles): Uint8Array {
  const content = files.get(source);
  if (content === undefined) throw new Error(`${source} is missing`);
  return content;
}
