import { imageSize } from 'image-size';
import { oncePerObject } from '../../shared/once-per-object';

/** More bytes of a picture nobody waits for. */
export const MOST_PICTURE_BYTES = 1_000_000;

/** What every browser shows. */
const SHOWN = ['svg', 'jpg', 'png', 'webp', 'avif'];

/** The formats of pictures with the endings that names of such files have, the usual one first. */
export const ENDINGS_OF_FORMATS: ReadonlyMap<string, readonly string[]> = new Map([
  ['avif', ['avif']],
  ['gif', ['gif']],
  ['jpg', ['jpg', 'jpeg']],
  ['png', ['png']],
  ['webp', ['webp']],
]);

/** What the bytes of a file say of the picture that they are; nothing where they are none. */
export const measurePicture = oncePerObject((content: Uint8Array) => {
  try {
    return imageSize(content);
  } catch {
    return undefined;
  }
});

/** Whether a file is a picture, and named `.svg` where it is one of lines. */
export function isPicture(path: string, content: Uint8Array): boolean {
  const { type = '', width = 0, height = 0 } = measurePicture(content) ?? {};
  const isNamed = (type === 'svg') === /\.svg$/i.test(path);
  return isNamed && SHOWN.includes(type) && width > 0 && height > 0;
}

/** The most pixels that a photograph may have. */
export const MOST_PIXELS = 50_000_000;

/** Whether a photograph has more pixels than is worth the while. */
export function isTooLarge(content: Uint8Array): boolean {
  const { width = 0, height = 0 } = measurePicture(content) ?? {};
  return width * height > MOST_PIXELS;
}

/** Whether a file is a picture of points that does not move: one of which others can be made that look the same. */
export function isPhotograph(path: string, content: Uint8Array): boolean {
  return isOfPoints(path, content) && !isMoving(content);
}

/** Whether a file is a picture that consists of points, moving or not. */
export function isOfPoints(path: string, content: Uint8Array): boolean {
  return measurePicture(content)?.type !== 'svg' && isPicture(path, content);
}

const WEBP_FLAGS = 20;
const WEBP_MOVES = 2;
/** What a PNG says of its moving stands at its beginning. */
const PNG_HEAD = 4000;

/** Whether a picture of points consists of several that are shown one after the other. */
export function isMoving(content: Uint8Array): boolean {
  const { type } = measurePicture(content) ?? {};
  if (type === 'webp') return textAt(content, 12, 16) === 'VP8X' && ((content[WEBP_FLAGS] ?? 0) & WEBP_MOVES) > 0;
  return type === 'png' && textAt(content, 0, PNG_HEAD).split('IDAT', 1)[0]?.includes('acTL') === true;
}

function textAt(content: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...content.subarray(start, end));
}
