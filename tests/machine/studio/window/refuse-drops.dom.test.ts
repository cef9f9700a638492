import { expect, test } from 'vitest';
import { refuseDrops } from '../../../../src/studio/window/refuse-drops';

function drag(type: 'dragover' | 'drop', into: HTMLElement, what: 'file' | 'text'): DragEvent {
  const event = new DragEvent(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types: [what === 'file' ? 'Files' : 'text/plain'] } });
  into.dispatchEvent(event);
  return event;
}

test('a file that no field takes is not opened by the browser, and that is said', () => {
  const ending = new AbortController();
  let refused = 0;
  refuseDrops(
    window,
    () => {
      refused += 1;
    },
    ending.signal,
  );
  const field = document.body.appendChild(document.createElement('div'));
  field.addEventListener('drop', (event) => event.preventDefault());
  expect(drag('dragover', document.body, 'file').defaultPrevented).toBe(true);
  expect([drag('drop', document.body, 'file').defaultPrevented, refused]).toEqual([true, 1]);
  drag('drop', field, 'file');
  expect([drag('drop', document.body, 'text').defaultPrevented, refused]).toEqual([false, 1]);
  ending.abort();
  expect(drag('drop', document.body, 'file').defaultPrevented).toBe(false);
  field.remove();
});
