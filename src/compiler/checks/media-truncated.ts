import { mediaFiles } from '../media/media-files';
import { isTruncated } from '../media/truncated';
import type { Rule } from '../rule';

/** A picture has arrived as a whole. */
export const mediaTruncated: Rule<'media-truncated'> = (site) =>
  mediaFiles(site)
    .filter(({ path, content }) => isTruncated(path, content))
    .map(({ file, path }) => ({ code: 'media-truncated', place: { file }, details: { path } }));
