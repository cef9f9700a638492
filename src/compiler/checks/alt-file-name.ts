import { fileStemOf } from '../../shared/file-name-of';
import { MADE_BY_MACHINES } from '../language-data/names-by-machines';
import type { OwnRule } from '../rule';
import { inEach, valuesResolvedAs } from '../values/values';

const FILE = /\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

/** What is said of a picture to those who cannot see it is what it shows, and not what its file is called. */
export const altFileName: OwnRule<'alt-file-name'> = (site) =>
  valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value: { src = '', alt } }) =>
    inEach(alt).flatMap(({ key, text }) =>
      isFileName(text.trim(), src)
        ? [
            {
              code: 'alt-file-name' as const,
              place: { source, pointer: [...pointer, 'alt', ...key] },
              details: { alt: text },
            },
          ]
        : [],
    ),
  );

/** A word such as «bread» may be both what the file is called and what it shows. */
function isFileName(alt: string, src: string): boolean {
  const name = fileStemOf(src);
  if ([FILE, ...MADE_BY_MACHINES].some((pattern) => pattern.test(alt))) return true;
  return alt === name && /[-_\d]/.test(alt) && !alt.includes(' ');
}
