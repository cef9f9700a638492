import { afterEach, expect, test, vi } from 'vitest';
import { leaveToInputMethod } from '../../../../src/studio/window/leave-to-input-method';
import { walkParts } from '../../../../src/studio/window/walk-parts';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
  document.body.replaceChildren();
});

function press(into: string, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  document.querySelector(into)?.dispatchEvent(event);
  return event;
}

test.each<[keys: string, init: KeyboardEventInit]>([
  ['Enter takes what was composed', { key: 'Enter', isComposing: true }],
  ['Escape gives it up', { key: 'Escape', isComposing: true }],
  ['in Safari the last one comes behind it', { key: 'Enter', keyCode: 229 }],
])('of the keys with which characters are composed nobody else hears: %s', (_said, init) => {
  document.body.innerHTML = '<input><textarea></textarea><div contenteditable="true"></div>';
  const heard = vi.fn();
  endings.push(leaveToInputMethod(), () => document.body.removeEventListener('keydown', heard));
  document.body.addEventListener('keydown', heard);
  for (const field of ['input', 'textarea']) press(field, init);
  expect(heard).not.toHaveBeenCalled();
  // An editor needs them to know what is being composed.
  press('[contenteditable]', init);
  press('input', { key: String(init.key) });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('F6 writes in another script what is being composed, and leads nowhere', () => {
  document.body.innerHTML = '<aside id="side-panel" tabindex="-1"><div contenteditable="true"></div></aside>';
  endings.push(walkParts());
  expect(press('[contenteditable]', { key: 'F6', isComposing: true }).defaultPrevented).toBe(false);
  expect(press('[contenteditable]', { key: 'F6' }).defaultPrevented).toBe(true);
});
