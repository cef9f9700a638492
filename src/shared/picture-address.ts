/** The formats in which photographs are served. */
export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** The address at which a photograph is served in another width and format, given the one of its fallback. */
export function variantAddress(fallback: string, width: number, format: PictureFormat): string {
  return `${fallback.slice(0, fallback.lastIndexOf('-'))}-${width}.${format}`;
}
