import { imageSize } from 'image-size';
import type { Picture as PictureSource } from '../../../generated/source-types';
import type { Picture } from '../../../generated/types';
import type { ResolveContext } from './resolve';
import { resolveText } from './text';

export function resolvePicture({ src, alt }: PictureSource, context: ResolveContext): Picture {
  const content = context.site.files.get(`media/${src}`);
  if (content === undefined) throw new Error(`media/${src} is missing`);
  const { width, height } = imageSize(content);
  return { src: mediaAddress(src), alt: resolveText(alt, context), width, height };
}

/** The public address of a file of site/media. */
export function mediaAddress(path: string): string {
  return `/media/${path}`;
}
