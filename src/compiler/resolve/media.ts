import type { Media as MediaSource } from '../../../generated/source-types';
import type { Media } from '../../shared/manifest';
import { fileAddress } from '../../shared/paths';
import { type Focus, servedPicture, uprightSize } from '../media/served-picture';
import type { MeasuredPicture, Options } from '../options';
import type { Schema } from '../schema/schema';
import type { ResolveContext } from './resolve-context';
import { resolveText } from './text';

/** A drawing of so many is sent in one packet once it is compressed. */
const MOST_SMALL_BYTES = 5000;

export function resolveMedia(media: MediaSource, context: ResolveContext, { 'x-room': room }: Schema): Media {
  const { src, alt, focus, crop } = media;
  const content = context.site.files.get(`media/${src}`);
  const size = content && uprightSize(content, crop);
  if (content === undefined || size === undefined) throw new Error(`media/${src} is missing or no picture`);
  const measured = measuredPicture(context, src);
  const served = servedPicture(media, room, context.site.files, measured);
  const { files: _files, ...picture } = served ?? { src: mediaAddress(src) + partOf(media), ...size, files: [] };
  return {
    ...picture,
    alt: alt === undefined ? '' : resolveText(alt, context),
    ...(served === undefined && content.length <= MOST_SMALL_BYTES && { isSmall: true }),
    ...(picture.widths && measured?.colours !== undefined && { colours: measured.colours }),
    ...(focus && { focus: inQuarters(focus) }),
  };
}

/** Where no photographs are made, as in the Studio, the address says what of one is seen: a media fragment. */
function partOf({ src, crop }: MediaSource): string {
  if (crop === undefined || src.endsWith('.svg')) return '';
  const { top = 0, right = 0, bottom = 0, left = 0 } = crop;
  return `#xywh=percent:${[left, top, 100 - left - right, 100 - top - bottom].join()}`;
}

/** What is known of a photograph that is served in other formats than its own. */
export function measuredPicture(
  { photographs }: Pick<Options, 'photographs'>,
  path: string,
): MeasuredPicture | undefined {
  const found = photographs !== undefined && Object.hasOwn(photographs, path) ? photographs[path] : undefined;
  return found === undefined || 'broken' in found ? undefined : found;
}

/** The public address of a file of site/media. */
export function mediaAddress(path: string): string {
  return fileAddress(`media/${path}`);
}

/** In the steps that src/ui/media/media.css has classes for; it needs none for the middle. */
function inQuarters({ x, y }: Focus): NonNullable<Media['focus']> {
  const [across, down] = [x, y].map((percent = 50) => Math.round(percent / 25));
  return { ...(across !== MIDDLE && { x: across }), ...(down !== MIDDLE && { y: down }) };
}

/** In quarters. */
const MIDDLE = 2;
