import { MEDIA } from '../media/media-files';
import type { DraftSite } from '../site';

/** As other programs and browsers write it, from wherever. */
const BEFORE = /^["'“”«»\s]*(?:\.{0,2}\/)*(?:site\/)?(?:media\/)?/;

/** How a link in HTML names the file of site/media to which an address leads: `file:dossier.pdf`. Nothing where there is none. */
export function fileMeant({ files }: DraftSite, address: string): string | undefined {
  const [path = '', place] = address.replace(BEFORE, '').split('#');
  return files.has(MEDIA + path) ? `file:${path}${place === undefined ? '' : `#${place}`}` : undefined;
}
