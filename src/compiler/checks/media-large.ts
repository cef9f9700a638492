import { mediaFiles, namedMedia } from '../media/media-files';
import { isPicture, MOST_PICTURE_BYTES, measurePicture } from '../media/picture';
import type { Rule } from '../rule';

/** More pixels in a row no screen is the better for. */
const MOST_PIXELS = 4000;

/** A picture is no larger than visitors need: it is sent to them as it is. */
export const mediaLarge: Rule<'media-large'> = (site) =>
  mediaFiles(site).flatMap(({ file, path, content }) => {
    if (!namedMedia(site).has(path) || !isPicture(path, content)) return [];
    const { type, width, height } = measurePicture(content) ?? { width: 0, height: 0 };
    const pixels = type === 'svg' ? 0 : Math.max(width, height);
    if (content.length <= MOST_PICTURE_BYTES && pixels <= MOST_PIXELS) return [];
    const details = {
      ...{ path, bytes: content.length, mostBytes: MOST_PICTURE_BYTES },
      ...(pixels > MOST_PIXELS && { pixels, mostPixels: MOST_PIXELS }),
    };
    return [{ code: 'media-large', place: { file }, details }];
  });
