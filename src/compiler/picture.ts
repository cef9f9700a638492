import { imageSize } from 'image-size';

/** What every browser shows. */
const SHOWN = ['svg', 'jpg', 'png', 'webp', 'avif'];

/** Whether a file is a picture, and named `.svg` where it is one of lines. */
export function isPicture(path: string, content: Uint8Array): boolean {
  try {
    const { type = '', width, height } = imageSize(content);
    const isNamed = (type === 'svg') === /\.svg$/i.test(path);
    return isNamed && SHOWN.includes(type) && width > 0 && height > 0;
  } catch {
    return false;
  }
}
