import { expect, test } from 'vitest';
import { refuseSecondClicks } from '../../../../src/studio/window/refuse-second-clicks';

test('a double click is for what was under the pointer at first, and not for what the first click brings there', () => {
  const end = refuseSecondClicks();
  const list = document.body.appendChild(document.createElement('ol'));
  list.innerHTML = '<li><button>1</button></li><li><button>2</button></li><li><button>3</button></li>';
  list.addEventListener('click', ({ target }) => (target as Element).closest('li')?.remove());
  const left = () => list.textContent;
  const clickFirst = (detail: number) => list.querySelector('button')?.dispatchEvent(click(detail));
  const click = (detail: number) => new MouseEvent('click', { detail, bubbles: true, cancelable: true });
  clickFirst(1);
  clickFirst(2);
  expect(left()).toBe('23');
  // Another click, and one of a key.
  clickFirst(1);
  expect(left()).toBe('3');
  const undo = document.body.appendChild(document.createElement('button'));
  let undone = 0;
  undo.addEventListener('click', () => {
    undone += 1;
  });
  for (const detail of [1, 2, 3]) undo.dispatchEvent(click(detail));
  expect(undone).toBe(3);
  const isPressed = (detail: number) =>
    list.dispatchEvent(new MouseEvent('mousedown', { detail, bubbles: true, cancelable: true }));
  expect([isPressed(1), isPressed(2)]).toEqual([true, false]);
  clickFirst(0);
  expect(left()).toBe('');
  // A word that is chosen by clicking twice.
  document.body.dispatchEvent(click(1));
  expect(isPressed(2)).toBe(true);
  end();
  for (const element of [list, undo]) element.remove();
});

test('Enter that is held down is for what had the cursor at first, as often as that, and in a text for the text', () => {
  const end = refuseSecondClicks();
  document.body.innerHTML = '<button>Up</button><details><summary>Next</summary></details><textarea></textarea>';
  const [up, next, text] = ['button', 'summary', 'textarea'].map((name) => document.querySelector(name));
  const isTaken = (element: Element | null | undefined, repeat: boolean, key = 'Enter') =>
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
  expect([isTaken(up, false), isTaken(up, true), isTaken(next, true)]).toEqual([true, true, false]);
  expect([isTaken(text, true), isTaken(next, true, 'Tab'), isTaken(next, false)]).toEqual([true, true, true]);
  end();
  document.body.innerHTML = '';
});
