/**
 * Keeps the line break of Enter out of the field to which that same Enter has brought the cursor: whoever names something
 * and goes on in its first text has not written a blank there. Gives what ends that.
 */
export function refuseStrayBreaks(): () => void {
  let pressed: EventTarget | null = null;
  const onPress = ({ key, repeat, target }: KeyboardEvent) => {
    if (!repeat) pressed = key === 'Enter' ? target : null;
  };
  const onRelease = () => {
    pressed = null;
  };
  const onInput = (event: InputEvent) => {
    if (!/^insert(?:LineBreak|Paragraph)$/.test(event.inputType)) return;
    if (pressed !== null && event.target !== pressed) event.preventDefault();
  };
  const ending = new AbortController();
  const how = { capture: true, signal: ending.signal };
  addEventListener('keydown', onPress, how);
  addEventListener('keyup', onRelease, how);
  addEventListener('beforeinput', onInput, how);
  return () => ending.abort();
}
