/** Has the document show what serves without script, in the place of what needs it (src/styles/utilities.css). */
export function markWithoutScript(): void {
  document.documentElement.dataset.withoutScript = '';
}
