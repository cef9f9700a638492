import type { Media as MediaSource } from '../../../generated/source-types';
import type { Media } from '../../shared/manifest';
import { measurePicture } from '../media/picture';
import type { ResolveContext } from './resolve';
import { resolveText } from './text';

export function resolveMedia({ src, alt }: MediaSource, context: ResolveContext): Media {
  const content = context.site.files.get(`media/${src}`);
  const size = content && measurePicture(content);
  if (size === undefined) throw new Error(`media/${src} is missing or no picture`);
  const { width, height } = size;
  return { src: mediaAddress(src), alt: alt === undefined ? '' : resolveText(alt, context), width, height };
}

/** The public address of a file of site/media. */
export function mediaAddress(path: string): string {
  return `/media/${path}`;
}
