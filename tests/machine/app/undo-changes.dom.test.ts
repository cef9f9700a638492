import { beforeEach, expect, test } from 'vitest';
import { watchForeignChanges } from '../../../src/app/foreign-changes';
import { undoChanges } from '../../../src/app/undo-changes';

const SERVED = '<main><p>One <b>two</b> three</p><ul><li>A</li><li>B</li><li>C</li></ul><input name="x"></main>';

beforeEach(() => {
  document.body.innerHTML = SERVED;
});

const one = (selector: string) => document.querySelector(selector) as Element;

const foreign: Readonly<Record<string, () => void>> = {
  'a text in two other elements': () => {
    const outer = document.createElement('font');
    outer.innerHTML = '<font>Uno</font>';
    one('p').firstChild?.replaceWith(outer);
    (outer.firstChild as Element).textContent = 'Eins';
  },
  'an element around a text': () => {
    const mark = document.createElement('mark');
    const text = one('b').firstChild as Text;
    text.before(mark);
    mark.append(text);
  },
  'a text that is another one': () => {
    (one('p').lastChild as Text).data = 'drei';
    (one('p').lastChild as Text).data = 'vier';
  },
  'a part of a text in an element': () => {
    const part = (one('p').lastChild as Text).splitText(2);
    const mark = document.createElement('mark');
    part.before(mark);
    mark.append(part);
  },
  'elements in another order, one of them gone': () => {
    one('ul').prepend(one('li:last-child'));
    one('li:last-child').remove();
  },
  'all content at once': () => {
    one('ul').innerHTML = '<li>Z</li>';
    one('p').textContent = 'nothing';
  },
  'elements beside a field, one of them gone again': () => {
    one('input').before(document.createElement('i'));
    one('input').after(document.createElement('button'));
    one('i').remove();
  },
};

test.each(Object.entries(foreign))('%s: the document is what it was', (_what, change) => {
  const input = one('input');
  const changes = watchForeignChanges(document.body);
  change();
  expect(document.body.innerHTML).not.toBe(SERVED);
  undoChanges(changes);
  expect(document.body.innerHTML).toBe(SERVED);
  expect(one('input')).toBe(input);
});

test('one change after another, told at several times', async () => {
  const changes = watchForeignChanges(document.body);
  for (const change of Object.values(foreign).slice(0, -2)) {
    change();
    await Promise.resolve();
  }
  undoChanges(changes);
  expect(document.body.innerHTML).toBe(SERVED);
});

test('what changes after the watch has ended stays', () => {
  const changes = watchForeignChanges(document.body);
  undoChanges(changes);
  one('ul').remove();
  undoChanges(changes);
  expect(document.querySelector('ul')).toBeNull();
});
