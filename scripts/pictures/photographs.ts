import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MEDIA } from '../../src/compiler/media/media-files';
import { isOfPoints, isTooLarge } from '../../src/compiler/media/picture';
import type { MeasuredPhotograph, Options } from '../../src/compiler/options';
import type { SiteFiles } from '../../src/compiler/source';
import { oncePerObject } from '../../src/shared/once-per-object';
import { cachePath, readCachedJson, writeCachedJson } from '../atomic-files/file-cache';
import { inParallel } from '../in-parallel';
import { project } from '../project';

type Photographs = NonNullable<Options['photographs']>;

/** By the hash of the content. */
type Known = Record<string, MeasuredPhotograph>;

/** Where is kept what is known of photographs. Is another file when more is to be known. */
const MEASURES = cachePath(join(project.cache, 'pictures'), 'measures-3.json');
/** So many digits of the hash: enough that no two pictures of a site have the same. */
const HASH_LENGTH = 8;

/** What is known of the photographs of a site; those that nobody has seen before are decoded, on all cores. */
export async function measurePhotographs(files: SiteFiles): Promise<Photographs> {
  const photographs = [...files].filter(([file, content]) => isMeasured(file, content));
  if (photographs.length === 0) return {};
  const known = await readKnown();
  const now: Known = {};
  const found: [string, MeasuredPhotograph][] = [];
  await inParallel(availableParallelism(), photographs, async ([file, content]) => {
    const hash = contentHash(content);
    now[hash] ??= known[hash] ?? (await (await import('./measure-photograph')).measurePhotograph(content, hash));
    found.push([file.slice(MEDIA.length), now[hash]]);
  });
  const isNew = Object.keys(now).some((hash) => known[hash] === undefined);
  if (isNew) await writeCachedJson(MEASURES, { ...known, ...now });
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What is too large is not decoded; a rule reports it. */
function isMeasured(file: string, content: Uint8Array): boolean {
  return file.startsWith(MEDIA) && isOfPoints(file, content) && !isTooLarge(content);
}

const contentHash = oncePerObject((content: Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH),
);

async function readKnown(): Promise<Known> {
  return (await readCachedJson<Known>(MEASURES)) ?? {};
}
