import { imageSize } from 'image-size';
import { locateValue } from '../position';
import { problem } from '../problem';
import { isRecord } from '../sections';
import type { Check } from './check';
import { valuesResolvedAs } from './values';

/** A file that is shown as a picture must be one. */
export const mediaNotPicture: Check = (site) =>
  valuesResolvedAs(site, 'picture').flatMap(({ source, pointer, value }) => {
    const path = isRecord(value) ? String(value.src) : '';
    const content = site.files.get(`media/${path}`);
    if (content === undefined || hasSize(content)) return [];
    return [problem('media-not-picture', locateValue(source, [...pointer, 'src']), { path })];
  });

export function hasSize(content: Uint8Array): boolean {
  try {
    const { width, height } = imageSize(content);
    return width > 0 && height > 0;
  } catch {
    return false;
  }
}
