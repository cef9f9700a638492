const MEDIA = '/media/';

/** Where a media file is to be had that the server does not have yet. */
export type MediaAddress = (path: string) => string | undefined;

/** Gives pictures the addresses at which they are to be had now. */
export function placeMedia(element: Element, mediaAddress: MediaAddress): void {
  for (const image of element.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    const path = image.dataset.media ?? mediaOf(address);
    if (path === undefined) continue;
    const now = mediaAddress(path) ?? `${MEDIA}${encodeURI(path)}`;
    if (now !== address) image.setAttribute('src', now);
    image.dataset.media = path;
  }
}

/** The path below media/ of a picture's address. */
export function mediaOf(address: string): string | undefined {
  return address.startsWith(MEDIA) ? decodeURI(address.slice(MEDIA.length)) : undefined;
}
