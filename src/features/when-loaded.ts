/** Runs something now or, while the page is still loading, once it has loaded; not after the signal. */
export function whenLoaded(run: () => void, signal?: AbortSignal): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true, ...(signal && { signal }) });
}
