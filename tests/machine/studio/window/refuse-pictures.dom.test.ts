import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusePictures } from '../../../../src/studio/window/refuse-pictures';

let refused = 0;
let end = () => {};

beforeEach(() => {
  refused = 0;
  end = refusePictures(() => {
    refused += 1;
  });
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function give(how: 'paste' | 'drop', into: Element | null, { type = 'image/png', text = '', html = '' } = {}): Event {
  const event = new Event(how, { bubbles: true, cancelable: true });
  const data = {
    files: [new File(['x'], 'oven.png', { type })],
    getData: (kind: string) => (kind === 'text/html' ? html : text),
  };
  Object.defineProperty(event, how === 'paste' ? 'clipboardData' : 'dataTransfer', { value: data });
  into?.dispatchEvent(event);
  return event;
}

const texts = {
  field: '<textarea></textarea>',
  'rich text': '<div contenteditable="true"><p></p></div>',
};

test.each(Object.entries(texts))('a picture that is given to a %s is not taken, and that is said', (_name, html) => {
  document.body.innerHTML = html;
  const target = document.querySelector('textarea, p');
  for (const how of ['paste', 'drop'] as const) expect(give(how, target).defaultPrevented).toBe(true);
  expect(give('paste', target, { text: '/home/me/oven.png' }).defaultPrevented).toBe(true);
  expect(refused).toBe(3);
});

test('a text that comes with its picture is pasted, and other files are no pictures', () => {
  document.body.innerHTML = texts.field;
  const target = document.querySelector('textarea');
  expect(give('paste', target, { text: 'Bread' }).defaultPrevented).toBe(false);
  expect(give('drop', target, { type: 'application/pdf' }).defaultPrevented).toBe(false);
  expect(refused).toBe(0);
});

test('of a text with pictures in it, the text is pasted, and it is said that they are not', () => {
  document.body.innerHTML = texts['rich text'];
  const given = { text: 'Bread', html: '<p>Bread <img src="oven.png"></p>' };
  expect(give('paste', document.querySelector('p'), given).defaultPrevented).toBe(false);
  expect(refused).toBe(1);
  give('paste', document.querySelector('p'), { text: 'Ven 🎉', html: '<p>Ven <img alt="🎉" src="party.svg"></p>' });
  expect(refused).toBe(1);
});

test('a field for pictures takes what is given to its texts; what is given to nothing is nobody’s', () => {
  document.body.innerHTML = `<fieldset class="media-field">${texts.field}</fieldset>`;
  give('paste', document.querySelector('textarea'));
  give('paste', document.body);
  expect(refused).toBe(0);
});
