/** Runs something now or, while the browser only prepares a page that nobody may ever see, once it is shown. */
export function whenActivated(run: () => void, page: Document & { readonly prerendering?: boolean } = document): void {
  if (page.prerendering !== true) run();
  else page.addEventListener('prerenderingchange', run, { once: true });
}
