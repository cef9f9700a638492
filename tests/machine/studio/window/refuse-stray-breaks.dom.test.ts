import { expect, test } from 'vitest';
import { refuseStrayBreaks } from '../../../../src/studio/window/refuse-stray-breaks';

test('the break of an Enter is for the field in which it was pressed, and for no other until it is let go', () => {
  const end = refuseStrayBreaks();
  document.body.innerHTML = '<input><textarea></textarea>';
  const [name, text] = ['input', 'textarea'].map((part) => document.querySelector(part));
  const press = (element: Element | null | undefined, type: string, key = 'Enter') =>
    element?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  const isTaken = (element: Element | null | undefined, inputType: string) =>
    element?.dispatchEvent(new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));
  press(name, 'keydown');
  expect(isTaken(text, 'insertLineBreak')).toBe(false);
  expect(isTaken(text, 'insertParagraph')).toBe(false);
  expect(isTaken(text, 'insertText')).toBe(true);
  press(text, 'keyup');
  expect(isTaken(text, 'insertLineBreak')).toBe(true);
  press(text, 'keydown');
  expect(isTaken(text, 'insertLineBreak')).toBe(true);
  press(name, 'keydown', 'Tab');
  expect(isTaken(text, 'insertParagraph')).toBe(true);
  end();
  press(name, 'keydown');
  expect(isTaken(text, 'insertLineBreak')).toBe(true);
  document.body.innerHTML = '';
});
