import type { SiteFiles } from '../load';
import { servedFile } from '../svg/svg-text';
import type { OutputFile } from './output-file';

/** The files of site/media, at the addresses under which manifests name them; drawings are cleaned when they are asked for. */
export function emitMedia(files: SiteFiles): OutputFile[] {
  return [...files]
    .filter(([path]) => path.startsWith('media/'))
    .map(([path, content]) => ({
      path,
      get content() {
        return servedFile(path, content);
      },
    }));
}
