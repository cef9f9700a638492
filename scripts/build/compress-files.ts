import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { TEXT_ENDINGS } from '../../src/shared/content-types';
import { cachedFile } from '../atomic-files/file-cache';
import { hashOf } from '../hash';
import { inParallel } from '../in-parallel';
import { project } from '../project';
import type { WrittenFile } from './build-record';
import { createSiteWriter, type Written } from './site-writer';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The smallest file that is worth a second one, in bytes: what is smaller fits into a packet or two anyway. */
const WORTH_IT = 1024;

/** As many at a time as Node compresses beside each other. */
const AT_A_TIME = 4;

/** Of a site with more texts than these no build would be done soon: 60 ms for one become 1.3, and 161 bytes 185. */
const MOST_AT_BEST_QUALITY = 2000;
const QUICK_QUALITY = 5;

/** What takes a moment takes three of them in another thread. */
const ENCODINGS: Readonly<Record<string, (bytes: Buffer, quality: number) => Buffer | Promise<Buffer>>> = {
  br: (bytes, quality) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return quality > QUICK_QUALITY ? compressBrotli(bytes, { params }) : brotliCompressSync(bytes, { params });
  },
  gz: (bytes, quality) => {
    const level = Math.min(quality, constants.Z_BEST_COMPRESSION);
    return quality > QUICK_QUALITY ? compressGzip(bytes, { level }) : gzipSync(bytes, { level });
  },
};

/** Scripts and styles are few, stay the same from build to build, and are shared by sites: what was made of them is kept. */
const KEPT = /^assets\/.*\.(?:js|css)$/;
const CACHE = join(project.cache, 'compressed');
const { brotli, zlib } = process.versions;

/** Files of a website: where it is being put together, where the last one is, and what is known of the files of both. */
interface Finished {
  readonly folder: string;
  readonly last: string;
  readonly knownFiles: Readonly<Record<string, WrittenFile>>;
  readonly files: Readonly<Record<string, WrittenFile>>;
}

/** How well the texts of a website are compressed, of which these are the files. */
export function qualityFor(paths: readonly string[]): number {
  return paths.filter(isText).length > MOST_AT_BEST_QUALITY ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY;
}

function isText(path: string): boolean {
  return TEXT_ENDINGS.includes(extname(path).slice(1));
}

/**
 * Puts beside each text of these files the same in brotli and in gzip, for hosts to send as they are. Those of files that
 * have not changed are taken over from the last website.
 */
export async function compressFiles({ folder, last, knownFiles, files }: Finished, quality: number): Promise<Written> {
  const writer = createSiteWriter(folder, last, knownFiles);
  const texts = Object.entries(files).filter(([path, { size }]) => size >= WORTH_IT && isText(path));
  const inputsOf = ({ content }: WrittenFile) => `${content} ${quality}`;
  const left = texts.filter(([path, file]) => !writer.takeOver(compressedPaths(path), inputsOf(file)));
  /** Pages that have several addresses are the same file more than once. */
  const compressed = new Map<string, Promise<Uint8Array>>();
  const compress = (end: string, path: string, { content }: WrittenFile): Promise<Uint8Array> => {
    const known = compressed.get(content + end);
    const make = async () => {
      // Read at once: opening it in another thread takes longer than reading it here.
      const bytes = readFileSync(join(folder, path));
      return ENCODINGS[end]?.(bytes, quality) ?? bytes;
    };
    const name = () => `${hashOf([content, quality, brotli, zlib].join())}.${end}`;
    const made = known ?? (KEPT.test(path) ? cachedFile(CACHE, name(), make) : make());
    compressed.set(content + end, made);
    return made;
  };
  await inParallel(AT_A_TIME, left, async ([path, file]) => {
    for (const end of Object.keys(ENCODINGS)) {
      writer.write([{ path: `${path}.${end}`, content: await compress(end, path, file) }], inputsOf(file));
    }
  });
  return writer;
}

function compressedPaths(path: string): string[] {
  return Object.keys(ENCODINGS).map((end) => `${path}.${end}`);
}
