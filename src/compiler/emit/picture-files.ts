import { linkedMedia } from '../media/media-files';
import { type PictureFile, servedPicture, wholePicture } from '../media/served-picture';
import type { Options } from '../options';
import { measuredPicture } from '../resolve/media';
import type { DraftSite } from '../site';
import { valuesResolvedAs } from '../values/values';

/** What is to be made of the photographs that the site names, each file once; nothing where none have been measured. */
export function pictureFiles(site: DraftSite, options: Pick<Options, 'photographs'>): PictureFile[] {
  const shown = valuesResolvedAs(site, 'media').flatMap(({ value: { src, crop, focus }, room }) => {
    if (src === undefined) return [];
    return servedPicture({ src, crop, focus }, room, site.files, measuredPicture(options, src))?.files ?? [];
  });
  const whole = [...linkedMedia(site)].flatMap((path) => {
    const content = site.files.get(`media/${path}`);
    const measured = measuredPicture(options, path);
    return content === undefined || measured === undefined || measured.moves ? [] : [wholePicture(path, content)];
  });
  return [...new Map([...shown, ...whole].map((file) => [file.path, file])).values()];
}
