import placeholderUrl from './placeholder.svg?url';

/** Puts the placeholder in the place of every picture that cannot be loaded and is, or stands in, `[data-placeholder]`. */
export function replaceFailedPictures(): void {
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) replace(image);
  }
  // Errors of pictures do not bubble, but they can be caught on their way down.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true);
}

/** Once a picture: when the placeholder fails as well, the alternative text remains. */
function replace(image: HTMLImageElement): void {
  if (image.getAttribute('src') === placeholderUrl || image.closest('[data-placeholder]') === null) return;
  image.src = placeholderUrl;
}
