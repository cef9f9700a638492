import { isRun, MEDIA } from '../media/media-files';
import type { Rule } from '../rule';
import { filesNamedBy } from '../theme/theme-files';

/** Whoever may write content, a style sheet too, can have nothing run on the computers of visitors. */
export const mediaRuns: Rule<'media-runs'> = ({ files, styles }) => {
  const named = filesNamedBy(styles);
  return [...files.keys()]
    .filter((file) => (file.startsWith(MEDIA) || named.has(file)) && isRun(file))
    .map((file) => ({ code: 'media-runs', place: { file }, details: { path: file } }));
};
