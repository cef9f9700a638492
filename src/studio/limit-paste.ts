/** So many characters are no text of a page any more: taking them in would stop the window, or close it. */
export const LONGEST_PASTE = 200_000;

/** Keeps texts that are too long for any field from being pasted, and says so. Gives what ends that. */
export function limitPaste(onRefused: () => void): () => void {
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const isTooLong = ['text/plain', 'text/html'].some(
      (type) => (clipboardData?.getData(type).length ?? 0) > LONGEST_PASTE,
    );
    if (!isTooLong) return;
    event.preventDefault();
    event.stopPropagation();
    onRefused();
  };
  addEventListener('paste', onPaste, { capture: true });
  return () => removeEventListener('paste', onPaste, { capture: true });
}
