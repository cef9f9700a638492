import { expect, test } from 'vitest';
import { excerpt, plainText } from '../../../src/compiler/texts/excerpt';

test('what begins on a line of its own is a word of its own', () => {
  expect(plainText('<p>Harina&nbsp;:</p><ul><li>de trigo ;</li><li>de <b>cen</b>teno.</li></ul>Y<br>sal')).toBe(
    'Harina : de trigo ; de centeno. Y sal',
  );
});

test('an excerpt ends with a whole word', () => {
  expect(excerpt('<p>Pan de</p><p>centeno</p>', 10)).toBe('Pan de…');
  expect(excerpt('<p>Pan de</p><p>centeno</p>', 14)).toBe('Pan de centeno');
});
