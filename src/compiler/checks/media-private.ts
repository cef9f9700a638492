import { isLeftBySystem, isWorkingFile, mediaFiles, namedMedia } from '../media/media-files';
import type { Rule } from '../rule';

/** All that lies in site/media can be read by everybody. */
export const mediaPrivate: Rule<'media-private'> = (site) =>
  mediaFiles(site)
    .filter(({ path }) => isLeftBySystem(path) || (isWorkingFile(path) && !namedMedia(site).has(path)))
    .map(({ file, path }) => ({
      code: 'media-private',
      place: { file },
      details: { path },
      fix: { edits: [{ do: 'delete-file', file }], isCertain: isLeftBySystem(path) },
    }));
