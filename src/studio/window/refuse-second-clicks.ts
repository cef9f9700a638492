const CONTROLS = 'button, summary, a, [role="option"], [role="menuitem"]';

/**
 * Keeps the second click of a double click from what has come under the pointer with the first: whoever clicks twice on
 * the bin of an item means that item, and not the next one, too. The cursor stays where the first one has brought it. So it
 * is with Enter that is held down, and what the cursor has come to with it. Gives what ends that.
 */
export function refuseSecondClicks(): () => void {
  let clicked: Element | null = null;
  let pressed: Element | null = null;
  const onClick = (event: MouseEvent) => {
    const control = controlOf(event);
    if (event.detail <= 1) clicked = control;
    else if (control !== clicked) refuse(event);
  };
  const onKey = (event: KeyboardEvent) => {
    const control = controlOf(event);
    if (!event.repeat) pressed = control;
    else if (event.key === 'Enter' && control !== null && control !== pressed) refuse(event);
  };
  const onPress = (event: MouseEvent) => {
    if (event.detail > 1 && clicked !== null) event.preventDefault();
  };
  const ending = new AbortController();
  const how = { capture: true, signal: ending.signal };
  addEventListener('click', onClick, how);
  addEventListener('mousedown', onPress, how);
  addEventListener('keydown', onKey, how);
  return () => ending.abort();
}

function controlOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

function refuse(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
