import { isLeftBySystem, isWorkingFile, mediaFiles, namedMedia } from '../media/media-files';
import type { Rule } from '../rule';

/** What lies in site/media is shown or linked somewhere. */
export const mediaUnused: Rule<'media-unused'> = (site) =>
  mediaFiles(site)
    .filter(
      ({ path, content }) =>
        content.length > 0 && !namedMedia(site).has(path) && !isWorkingFile(path) && !isLeftBySystem(path),
    )
    .map(({ file, path }) => ({
      code: 'media-unused',
      place: { file },
      details: { path },
      fix: { edits: [{ do: 'delete-file', file }], isCertain: false },
    }));
