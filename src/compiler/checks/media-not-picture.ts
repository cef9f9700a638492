import { imageSize } from 'image-size';
import { locateValue } from '../position';
import { problem } from '../problem';
import { isRecord } from '../sections';
import type { Check } from './check';
import { valuesResolvedAs } from './values';

/** What every browser shows. */
const SHOWN = ['svg', 'jpg', 'png', 'webp', 'avif'];

/** A file that is shown as a picture must be one, and be named `.svg` where it is one of lines. */
export const mediaNotPicture: Check = (site) =>
  valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value }) => {
    const path = isRecord(value) ? String(value.src) : '';
    const content = site.files.get(`media/${path}`);
    if (content === undefined || isPicture(path, content)) return [];
    return [problem('media-not-picture', locateValue(source, [...pointer, 'src']), { path })];
  });

export function isPicture(path: string, content: Uint8Array): boolean {
  try {
    const { type = '', width, height } = imageSize(content);
    const isNamed = (type === 'svg') === /\.svg$/i.test(path);
    return isNamed && SHOWN.includes(type) && width > 0 && height > 0;
  } catch {
    return false;
  }
}
