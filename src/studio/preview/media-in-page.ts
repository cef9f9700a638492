import { addressedFile, fileAddress } from '../../shared/paths';

const MEDIA = '/media/';

/** The folders of the site in which files are that pages and style sheets name by their addresses. */
const FOLDERS = [MEDIA, '/theme/'];

/** Where a file of the site, below its folder, is to be had that the server does not have yet. */
export type MediaAddress = (file: string) => string | undefined;

/** Gives pictures, and what fetches them ahead, the addresses at which they are to be had now. */
export function placeMedia(element: Element, mediaAddress: MediaAddress): void {
  for (const image of element.querySelectorAll('img')) {
    const [address = '', part = ''] = image.getAttribute('src')?.split('#') ?? [];
    cropTo(image, part);
    const file = image.dataset.file ?? fileOf(address);
    if (file === undefined) continue;
    const now = mediaAddress(file) ?? fileAddress(file);
    if (now !== address || part !== '') image.setAttribute('src', now);
    image.dataset.file = file;
  }
  for (const link of element.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')) {
    const now = mediaAddress(fileOf(link.getAttribute('href') ?? '') ?? '');
    if (now !== undefined) link.setAttribute('href', now);
  }
}

/** Shows the part of a picture that its address names. */
function cropTo({ style }: HTMLElement, part: string): void {
  const [, numbers] = /^xywh=percent:([\d,]+)$/.exec(part) ?? [];
  if (numbers === undefined) return;
  const [left = 0, top = 0, width = 100, height = 100] = numbers.split(',').map(Number);
  const inset = [top, 100 - left - width, 100 - top - height, left].map((each) => `${each}%`);
  style.setProperty('object-view-box', `inset(${inset.join(' ')})`);
}

/** The same in a style sheet, with pictures and fonts. */
export function placeInStyle(style: string, mediaAddress: MediaAddress): string {
  const address = new RegExp(`(url\\(["']?)(?:${FOLDERS.join('|')})[^"')?#]+`, 'g');
  return style.replaceAll(address, (written, before: string) => {
    const now = mediaAddress(written.slice(before.length + 1));
    return now === undefined ? written : before + now;
  });
}

function fileOf(address: string): string | undefined {
  return FOLDERS.some((folder) => address.startsWith(folder)) ? addressedFile(address) : undefined;
}

/** The path below media/ of a picture's address. */
export function mediaOf(address: string): string | undefined {
  return address.startsWith(MEDIA) ? addressedFile(address).slice(MEDIA.length - 1) : undefined;
}
