/**
 * Keeps what is written from a field of the content while it would go nowhere, so that nobody takes it for kept. What is
 * there can still be read and copied. Gives what ends that.
 */
export function refuseTyping(isRefused: () => boolean): () => void {
  const ending = new AbortController();
  const onInput = (event: Event) => {
    if (isRefused() && isInContent(event.target)) event.preventDefault();
  };
  addEventListener('beforeinput', onInput, { capture: true, signal: ending.signal });
  return () => ending.abort();
}

function isInContent(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.value-form, .yaml-editor') !== null;
}
