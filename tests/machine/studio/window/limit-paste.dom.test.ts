import { expect, test } from 'vitest';
import { LONGEST_PASTE, limitPaste, MOST_PARTS } from '../../../../src/studio/window/limit-paste';
import { refusePictures } from '../../../../src/studio/window/refuse-pictures';

function paste(text: string, into: HTMLElement = document.body, html = ''): ClipboardEvent {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  clipboardData.setData('text/html', html);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  into.dispatchEvent(event);
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
  const picture = `<img src="data:image/png;base64,${'x'.repeat(LONGEST_PASTE)}">`;
  expect(paste('Pan', document.body, `<p>Pan</p>${picture}`).defaultPrevented).toBe(false);
  expect(paste('Pan', document.body, `${picture}<p>${'x'.repeat(LONGEST_PASTE)}</p>`).defaultPrevented).toBe(true);
  expect(refused).toBe(2);
  const lines = 'x\n'.repeat(MOST_PARTS);
  expect(paste(lines, document.body, '<b>'.repeat(MOST_PARTS)).defaultPrevented).toBe(false);
  expect(paste(`${lines}\n`).defaultPrevented).toBe(true);
  expect(paste('x', document.body, '<b>'.repeat(MOST_PARTS + 1)).defaultPrevented).toBe(true);
  expect(refused).toBe(4);
  end();
  expect(paste('x'.repeat(LONGEST_PASTE + 1)).defaultPrevented).toBe(false);
});

test('of what is not pasted nothing else is said', () => {
  let [refused, pictures] = [0, 0];
  const ending = [
    limitPaste(() => {
      refused += 1;
    }),
    refusePictures(() => {
      pictures += 1;
    }),
  ];
  const field = document.body.appendChild(document.createElement('textarea'));
  const picture = '<img src="/a.png" alt="">';
  paste('x', field, picture);
  expect([refused, pictures]).toEqual([0, 1]);
  paste('x', field, `${picture}${'x'.repeat(LONGEST_PASTE)}`);
  expect([refused, pictures]).toEqual([1, 1]);
  field.remove();
  for (const end of ending) end();
});

test('what cannot be seen stays out of a field into which it is pasted', () => {
  const end = limitPaste(() => undefined);
  const field = document.body.appendChild(document.createElement('textarea'));
  field.lang = 'es';
  field.value = 'Uno tres';
  field.setSelectionRange(4, 4);
  let told = '';
  field.addEventListener('input', () => {
    told = field.value;
  });
  expect(paste('dos\u00a0y ', field).defaultPrevented).toBe(false);
  expect(paste('d\u200bo\ufeffs ', field).defaultPrevented).toBe(true);
  expect(told).toBe('Uno dos tres');
  // A cell of a spreadsheet is copied with the end of its line.
  expect(paste(' cuatro\r\n', field).defaultPrevented).toBe(true);
  expect(told).toBe('Uno dos tres cuatro');
  field.remove();
  end();
});

test('of a PDF the letters are pasted that somebody would have typed, and of a whole value no blanks around it', () => {
  const end = limitPaste(() => undefined);
  const field = document.body.appendChild(document.createElement('input'));
  field.value = 'ana@pan.example';
  field.setSelectionRange(0, field.value.length);
  paste(' o\ufb01cina@pan.example ', field);
  expect(field.value).toBe('oficina@pan.example');
  field.setSelectionRange(0, 0);
  paste('cafe\u0301 ', field);
  expect(field.value).toBe('café oficina@pan.example');
  field.value = '';
  paste('Ana\r\nMolina\r\n', field);
  expect(field.value).toBe('Ana Molina');
  field.remove();
  end();
});
