import { MEDIA } from '../media/media-files';
import type { Options } from '../options';
import type { SiteFiles } from '../source';
import { servedFile } from '../svg/svg-text';
import type { OutputFile } from './output-file';

/**
 * The files of site/media, at the addresses under which manifests name them; drawings are cleaned when they are asked
 * for. Photographs that have been measured are not served as they are, unless they move.
 */
export function emitMedia(files: SiteFiles, { photographs = {} }: Pick<Options, 'photographs'> = {}): OutputFile[] {
  return [...files]
    .filter(([path]) => path.startsWith(MEDIA) && !isMadeAnew(path.slice(MEDIA.length), photographs))
    .map(([path, content]) => ({
      path,
      get content() {
        return servedFile(path, content);
      },
    }));
}

function isMadeAnew(path: string, photographs: NonNullable<Options['photographs']>): boolean {
  const found = Object.hasOwn(photographs, path) ? photographs[path] : undefined;
  return found !== undefined && !('moves' in found);
}
