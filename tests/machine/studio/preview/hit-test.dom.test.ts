import { expect, test } from 'vitest';
import { markFor } from '../../../../src/studio/compiling/marks';
import { pickAt } from '../../../../src/studio/preview/hit-test';
import { createOrigins, takeOutMarks } from '../../../../src/studio/preview/origins';

const DURATION = 1;
const WORD = 2;

test.each([
  ['.price', '290 €', 'beside the figure'],
  ['.cell', '290 €', 'between the figure and its label'],
  ['.duration', '', 'beside a text of which it is known where it is written'],
  ['dl', '', 'where several things are'],
])('in %s it is “%s” that is pointed at: %s', (selector, text) => {
  const root = document.createElement('div');
  root.innerHTML = `<dl>
    <div><dt>Duration${markFor(WORD)}</dt><dd class="duration">Six months${markFor(DURATION)}</dd></div>
    <div class="cell"><dt>Price${markFor(WORD)}</dt><dd class="price">290 €</dd></div>
  </dl>`;
  document.body.replaceChildren(root);
  const list = takeOutMarks(root);
  const origins = createOrigins(root);
  origins.place(root, list);
  const course = { file: 'courses/raku.yaml', pointer: ['duration'] };
  const places = new Map([
    [DURATION, course],
    [WORD, { file: 'messages.yaml', pointer: ['price'] }],
  ]);
  const page = { frame: document, root, origins, places, sections: [], clicked: undefined };
  const picked = pickAt(page, root.querySelector(selector) ?? root, { clientX: -1, clientY: -1 });
  expect([picked.text, picked.near]).toEqual([text, course]);
});
