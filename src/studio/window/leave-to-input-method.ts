/** Behind the last key of what was composed, Safari says only by this code that the key was the input method's. */
const OF_INPUT_METHOD = 229;

/** Whether a key is part of composing characters, as of Japanese: Enter takes what was composed, F6 writes it in another script. */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === OF_INPUT_METHOD;
}

/**
 * Keeps the keys with which characters are composed in a plain field from doing anything else, such as choosing what is
 * found or closing what is open. Editors of texts with marks need them, and know them. Gives what ends that.
 */
export function leaveToInputMethod(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isPlain = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isPlain && isComposing(event)) event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, { capture: true });
  return () => removeEventListener('keydown', onKey, { capture: true });
}
