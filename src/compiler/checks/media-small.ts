import type { Finding } from '../findings/finding';
import { isPhotograph } from '../media/picture';
import { uprightSize } from '../media/served-picture';
import { measuredPicture } from '../resolve/media';
import type { Rule } from '../rule';
import type { Room } from '../schema/schema';
import { valuesResolvedAs } from '../values/values';

/** Shown more than so many times as wide as it is, a photograph is blurred for everybody. */
const MOST_ENLARGED = 2;

/** A photograph is large enough for its place. */
export const mediaSmall: Rule<'media-small'> = (site, options) =>
  valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value, room }): Finding<'media-small'>[] => {
    const { src: path = '', crop } = value;
    const content = site.files.get(`media/${path}`);
    if (room === undefined || content === undefined || !isPhotograph(path, content)) return [];
    const size = uprightSize(content, crop, measuredPicture(options, path));
    if (size === undefined) return [];
    const enlarged = enlargedIn(room, size);
    if (enlarged <= MOST_ENLARGED) return [];
    const details = { path, width: size.width, least: Math.ceil(size.width * enlarged) };
    return [{ code: 'media-small', place: { source, pointer: [...pointer, 'src'] }, details }];
  });

/** How many times as large as it is a picture is shown: it fits into a room, or fills it where it is cut to its shape. */
function enlargedIn(room: Room, size: { readonly width: number; readonly height: number }): number {
  const times = [room.width / size.width, ...(room.height === undefined ? [] : [room.height / size.height])];
  return room.cut === true ? Math.max(...times) : Math.min(...times);
}
