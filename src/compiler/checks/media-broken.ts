import { oncePerObject } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import { mediaFiles } from '../media/media-files';
import { isTruncated } from '../media/truncated';
import type { Rule } from '../rule';
import type { SiteFiles } from '../source';
import { svgFiles } from '../svg/svg-files';
import { mergeConflictsIn } from '../yaml/merge-conflicts';

/** A photograph can be decoded to its end, where somebody has tried; and a drawing is one version of it. */
export const mediaBroken: Rule<'media-broken'> = (site, { photographs = {} }) => [
  ...unmergedIn(site.files),
  ...mediaFiles(site).flatMap(({ file, path, content }) => {
    const found = Object.hasOwn(photographs, path) ? photographs[path] : undefined;
    const isBroken = found !== undefined && 'broken' in found && !isTruncated(path, content);
    return isBroken ? [{ code: 'media-broken' as const, place: { file }, details: { path } }] : [];
  }),
];

function unmergedIn(files: SiteFiles): Finding<'media-broken'>[] {
  return svgFiles(files).flatMap(([path, content]) => {
    const { text, offset } = conflictIn(content);
    if (offset === undefined) return [];
    const place = { written: { path, text }, part: { offset, length: 7 } };
    return [{ code: 'media-broken', place, details: { path, isUnmerged: true } }];
  });
}

/** A drawing, and where git has left two versions of something in it. */
const conflictIn = oncePerObject((content: Uint8Array) => {
  const text = new TextDecoder().decode(content);
  return { text, offset: mergeConflictsIn(text)[0]?.offset };
});
