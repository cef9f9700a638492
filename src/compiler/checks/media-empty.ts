import { mediaFiles } from '../media/media-files';
import type { Rule } from '../rule';

/** A file of site/media holds something. */
export const mediaEmpty: Rule<'media-empty'> = (site) =>
  mediaFiles(site)
    .filter(({ content }) => content.length === 0)
    .map(({ file, path }) => ({ code: 'media-empty', place: { file }, details: { path } }));
