import { expect, test } from 'vitest';
import { LONGEST_PASTE, limitPaste } from '../../../src/studio/limit-paste';

function paste(text: string): ClipboardEvent {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
}

test('a text too long for any field is not pasted, and that is said', () => {
  let refused = 0;
  const end = limitPaste(() => {
    refused += 1;
  });
  expect(paste('x'.repeat(LONGEST_PASTE)).defaultPrevented).toBe(false);
  expect(refused).toBe(0);
  expect(paste('x'.repeat(LONGEST_PASTE + 1)).defaultPrevented).toBe(true);
  expect(refused).toBe(1);
  end();
  expect(paste('x'.repeat(LONGEST_PASTE + 1)).defaultPrevented).toBe(false);
});
