const CONTROLS = 'button, summary, a, [role="option"], [role="menuitem"]';

/**
 * Keeps the second click of a double click from what has come under the pointer with the first: whoever clicks twice on
 * the bin of an item means that item, and not the next one, too. The cursor stays where the first one has brought it. Gives
 * what ends that.
 */
export function refuseSecondClicks(): () => void {
  let clicked: Element | null = null;
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    if (event.detail <= 1) clicked = control;
    else if (control !== clicked) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const onPress = (event: MouseEvent) => {
    if (event.detail > 1 && clicked !== null) event.preventDefault();
  };
  const ending = new AbortController();
  const how = { capture: true, signal: ending.signal };
  addEventListener('click', onClick, how);
  addEventListener('mousedown', onPress, how);
  return () => ending.abort();
}
