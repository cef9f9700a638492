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
  const parts = image.closest('picture')?.querySelectorAll<HTMLImageElement | HTMLSourceElement>('*') ?? [image];
  for (const part of parts) part.srcset = placeholder;
  image.src = placeholder;
}
