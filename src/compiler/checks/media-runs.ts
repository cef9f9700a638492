import { isRun, MEDIA } from '../media/media-files';
import type { Rule } from '../rule';
import { filesNamedBy } from '../theme/theme-files';

/** Servers send what is called like another file, but for this end, in the place of that one. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Whoever may write content, a style sheet too, can have nothing run on the computers of visitors, and nothing sent that
 * looks like something else here.
 */
export const mediaRuns: Rule<'media-runs'> = ({ files, styles }) => {
  const named = filesNamedBy(styles);
  return [...files.keys()]
    .filter((file) => file.startsWith(MEDIA) || named.has(file))
    .flatMap((path) => {
      const other = COMPRESSED.test(path) ? path.replace(COMPRESSED, '') : '';
      const details = files.has(other) ? { path, other } : { path };
      return isRun(path) || files.has(other) ? { code: 'media-runs', place: { file: path }, details } : [];
    });
};
