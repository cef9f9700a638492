/**
 * Has what prints the window print the page that is looked at, whole and as its visitors do: of the Studio itself there would
 * be what is in sight. Gives what ends that.
 */
export function printPage(): () => void {
  const ending = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const frame = document.querySelector<HTMLIFrameElement>('.preview__page iframe:not([hidden])');
    if (!isAsked || event.key.toLowerCase() !== 'p' || !frame?.contentWindow) return;
    event.preventDefault();
    frame.contentWindow.print();
  };
  addEventListener('keydown', onKey, { signal: ending.signal });
  return () => ending.abort();
}
