import type { SiteFiles } from '../source';

/** The drawings and icons of a site: those of its media, and those of its theme. */
export function svgFiles(files: SiteFiles): (readonly [path: string, content: Uint8Array])[] {
  return [...files].filter(([path]) => /^(media|theme)\/.*\.svg$/i.test(path));
}
