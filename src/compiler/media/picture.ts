import { imageSize } from 'image-size';
import { oncePerObject } from '../once-per-object';

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
