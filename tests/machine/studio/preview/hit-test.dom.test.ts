import { expect, test } from 'vitest';
import { markFor } from '../../../../src/studio/compiling/marks';
import { pickAt } from '../../../../src/studio/preview/hit-test';
import { createOrigins, takeOutMarks } from '../../../../src/studio/preview/origins';

const DURATION = 1;
const WORD = 2;
const FACT = 3;

test.each([
  ['.price', '290 €', 'beside the figure'],
  ['.cell', '290 €', 'between the figure and its label'],
  ['.duration', '', 'beside a text of which it is known where it is written'],
  ['.spring', 'in spring', 'beside a fact, which stands anywhere'],
  ['dl', '', 'where several things are'],
])('in %s it is “%s” that is pointed at: %s', (selector, text) => {
  const root = document.createElement('div');
  root.innerHTML = `<dl>
    <div><dt>Duration${markFor(WORD)}</dt><dd class="duration">Six months${markFor(DURATION)}</dd></div>
    <div class="cell"><dt>Price${markFor(WORD)}</dt><dd class="price">290 €</dd></div>
    <div><dt class="spring">in spring</dt><dd>16${markFor(FACT)}</dd></div>
  </dl>`;
  document.body.replaceChildren(root);
  const list = takeOutMarks(root);
  const origins = createOrigins(root);
  origins.place(root, list);
  const course = { file: 'courses/raku.yaml', pointer: ['duration'] };
  const places = new Map([
    [DURATION, course],
    [FACT, { file: 'facts.yaml', pointer: ['group'] }],
    [WORD, { file: 'messages.yaml', pointer: ['price'] }],
  ]);
  const page = { frame: document, root, origins, places, sections: [], clicked: undefined };
  const picked = pickAt(page, root.querySelector(selector) ?? root, { clientX: -1, clientY: -1 });
  expect([picked.text, picked.near]).toEqual([text, course]);
});
