import { mediaFiles } from '../media/media-files';
import { isPhotograph, isTooLarge, MOST_PIXELS, measurePicture } from '../media/picture';
import type { Rule } from '../rule';

/** A photograph has no more pixels than can be worked with on every computer. */
export const mediaHuge: Rule<'media-huge'> = (site) =>
  mediaFiles(site).flatMap(({ file, path, content }) => {
    if (!isPhotograph(path, content) || !isTooLarge(content)) return [];
    const { width, height } = measurePicture(content) ?? { width: 0, height: 0 };
    return [{ code: 'media-huge', place: { file }, details: { path, width, height, mostPixels: MOST_PIXELS } }];
  });
