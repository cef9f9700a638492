import { mediaFiles, namedMedia } from '../media/media-files';
import { measurePicture } from '../media/picture';
import type { Rule } from '../rule';

/** A picture lies as it is shown: one that only says how it is to be turned is given the wrong room on the page. */
export const mediaRotated: Rule<'media-rotated'> = (site) =>
  mediaFiles(site).flatMap(({ file, path, content }) => {
    if (!namedMedia(site).has(path) || !/\.jpe?g$/i.test(path)) return [];
    const { orientation = 1 } = measurePicture(content) ?? {};
    return orientation === 1 ? [] : [{ code: 'media-rotated', place: { file }, details: { path } }];
  });
