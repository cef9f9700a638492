import { expect, test } from 'vitest';
import { excerpt, plainText } from '../../../src/compiler/html/excerpt';

test('what begins on a line of its own is a word of its own', () => {
  expect(plainText('<p>Harina&nbsp;:</p><ul><li>de trigo ;</li><li>de <b>cen</b>teno.</li></ul>Y<br>sal')).toBe(
    'Harina : de trigo ; de centeno. Y sal',
  );
});

test('an excerpt ends with a whole word', () => {
  expect(excerpt('<p>Pan de</p><p>centeno</p>', 10)).toBe('Pan de…');
  expect(excerpt('<p>Pan de</p><p>centeno</p>', 14)).toBe('Pan de centeno');
  expect(excerpt('<p>Vale 4,90&nbsp;€ o más</p>', 10)).toBe('Vale…');
  expect(excerpt('<p>Hay panes. Cuestan poco</p>', 14)).toBe('Hay panes.');
});

test('a language without spaces between words has an excerpt, too, and none between its sentences', () => {
  expect(excerpt('<p>漆は乾きます。</p><p>器は使えます。</p>', 99)).toBe('漆は乾きます。器は使えます。');
  expect(excerpt(`<p>${'漆の器、'.repeat(40)}</p>`, 60)).toBe(`${'漆の器、'.repeat(14)}漆の器…`);
  expect(excerpt(`<p>${'器を使う。'.repeat(40)}</p>`, 60)).toBe('器を使う。'.repeat(12));
});

test('an excerpt is what stands before the first heading, or behind it where nothing does', () => {
  const [bread, salt] = ['<h2>El pan</h2>\n<p>De centeno.</p>', '<h2>La sal</h2><p>Gruesa.</p>'];
  expect(excerpt(`<p>Dos cosas.</p>${bread}${salt}`, 99)).toBe('Dos cosas.');
  expect(excerpt(`${bread}${salt}`, 99)).toBe('De centeno.');
  expect(excerpt('<h2>El pan</h2>', 99)).toBe('El pan');
});

test('an excerpt has no cells of a table, unless there is nothing else', () => {
  const table = '<table><tr><th>Pan</th><td>2 €</td></tr></table>';
  expect(excerpt(`<p>Dos cosas.</p>${table}<p>Y sal.</p>`, 99)).toBe('Dos cosas.');
  expect(excerpt(`<h2>El pan</h2>${table}<p>De centeno.</p>`, 99)).toBe('De centeno.');
  expect(excerpt(table, 99)).toBe('Pan 2 €');
});
