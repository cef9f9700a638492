import { mediaFiles } from '../media/media-files';
import { isTruncated } from '../media/truncated';
import type { Rule } from '../rule';

/** A photograph can be decoded to its end, where somebody has tried. */
export const mediaBroken: Rule<'media-broken'> = (site, { photographs = {} }) =>
  mediaFiles(site).flatMap(({ file, path, content }) => {
    const found = Object.hasOwn(photographs, path) ? photographs[path] : undefined;
    const isBroken = found !== undefined && 'broken' in found && !isTruncated(path, content);
    return isBroken ? [{ code: 'media-broken', place: { file }, details: { path } }] : [];
  });
