import { expect, test } from 'vitest';
import { isInBox } from '../../../../src/studio/window/is-in-box';

test('Escape empties a box of a search, and leaves what is open once there is nothing in it', () => {
  document.body.innerHTML =
    '<input type="search" value="bread"><input type="search"><input type="text"><p contenteditable><b></b></p><button></button>';
  const [written, empty, text, , bold, button] = document.body.querySelectorAll('*');
  expect([written, empty, text, bold, button].map((element) => isInBox(element))).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});
