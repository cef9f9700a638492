/**
 * Puts the placeholder, by its address, in the place of every picture that cannot be loaded, and marks it with
 * `data-failed`.
 */
export function replaceFailedMedia(placeholder: string): void {
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) replace(image, placeholder);
  }
  // Errors of pictures do not bubble, but they can be caught on their way down.
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && replace(target, placeholder),
    true,
  );
}

/** Once a picture: when the placeholder fails as well, the alternative text remains. */
function replace(image: HTMLImageElement, placeholder: string): void {
  if ('failed' in image.dataset) return;
  image.dataset.failed = '';
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.srcset = placeholder;
  image.removeAttribute('srcset');
  image.src = placeholder;
}
