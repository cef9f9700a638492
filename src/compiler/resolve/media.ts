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
  const { files: _files, ...picture } = served ?? { src: mediaAddress(src), ...size, files: [] };
  return {
    ...picture,
    alt: alt === undefined ? '' : resolveText(alt, context),
    ...(served === undefined && content.length <= MOST_SMALL_BYTES && { isSmall: true }),
    ...(picture.widths && measured?.colours !== undefined && { colours: measured.colours }),
    ...(focus && { focus: inQuarters(focus) }),
  };
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

/** Two quarters. */
const MIDDLE = 2;
