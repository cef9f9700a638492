import { mediaFiles, namedMedia } from '../media/media-files';
import { isPhotograph, isPicture, MOST_PICTURE_BYTES } from '../media/picture';
import type { Rule } from '../rule';

/** A picture that visitors get as it is, which is a drawing or one that moves, is no larger than they need. */
export const mediaLarge: Rule<'media-large'> = (site) =>
  mediaFiles(site).flatMap(({ file, path, content }) => {
    const isServedAsItIs = isPicture(path, content) && !isPhotograph(path, content);
    if (!namedMedia(site).has(path) || !isServedAsItIs || content.length <= MOST_PICTURE_BYTES) return [];
    const details = { path, bytes: content.length, mostBytes: MOST_PICTURE_BYTES };
    return [{ code: 'media-large', place: { file }, details }];
  });
