import placeholderUrl from './placeholder.svg?url';

/** Puts the placeholder in the place of every picture that cannot be loaded, and marks it with `data-failed`. */
export function replaceFailedMedia(): void {
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) replace(image);
  }
  // Errors of pictures do not bubble, but they can be caught on their way down.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true);
}

/** Once a picture: when the placeholder fails as well, the alternative text remains. */
function replace(image: HTMLImageElement): void {
  if ('failed' in image.dataset) return;
  image.dataset.failed = '';
  image.src = placeholderUrl;
}
