import { expect, test } from 'vitest';
import type { RichNode } from '../../../../../src/studio/forms/rich-text/document';
import { mergeHtml } from '../../../../../src/studio/forms/rich-text/keep-layout';
import { readHtml } from '../../../../../src/studio/forms/rich-text/read-html';
import { writeHtml } from '../../../../../src/studio/forms/rich-text/write-html';
import { htmlTexts } from '../../../../support/html-texts';

const texts = await htmlTexts();

function read(html: string): RichNode {
  const result = readHtml(html);
  if (!('document' in result)) throw new Error(`not held: <${result.unknown}> in ${html}`);
  return result.document;
}

/** What becomes of a text when the editor's text is changed by `change`. */
function merged(original: string, change: (canonical: string) => string): string {
  const before = writeHtml(read(original));
  const after = writeHtml(read(change(before)));
  const result = mergeHtml(original, before, after);
  expect(writeHtml(read(result)), 'the text says what the editor holds').toBe(after);
  return result;
}

const swap = (from: string, to: string) => (html: string) => html.replace(from, to);

/** Lines that are other ones afterwards. */
function changedLines(before: string, after: string): number {
  const old = before.split('\n');
  return after.split('\n').filter((line, index) => line !== old[index]).length;
}

test('the editor holds all texts of this site and of the others', () => {
  expect(texts.length).toBeGreaterThan(150);
  for (const text of texts) expect(() => read(text)).not.toThrow();
});

test('a text that is not changed is the very same text', () => {
  for (const text of texts) {
    const before = writeHtml(read(text));
    expect(mergeHtml(text, before, before)).toBe(text);
    expect(writeHtml(read(before)), 'what the editor writes it reads again').toBe(before);
  }
});

test.each([
  {
    name: 'entities and quotation marks that stand in a changed line',
    original: "<p>Cuesta 5&nbsp;&euro; &quot;ya&quot;: <a href='page:contact'>pide plaza</a>.</p>\n",
    change: swap('Cuesta', 'Vale'),
    result: "<p>Vale 5&nbsp;&euro; &quot;ya&quot;: <a href='page:contact'>pide plaza</a>.</p>\n",
  },
  {
    name: 'line breaks within a paragraph',
    original: '<p>\n  One line\n  and another\n</p>\n<p>Two</p>\n',
    change: swap('another', 'a third'),
    result: '<p>\n  One line\n  and a third\n</p>\n<p>Two</p>\n',
  },
  {
    name: 'a new paragraph on a line of its own',
    original: '<p>One</p>\n<p>Two</p>\n',
    change: swap('<p>Two', '<p>New</p><p>Two'),
    result: '<p>One</p>\n<p>New</p>\n<p>Two</p>\n',
  },
  {
    name: 'a new paragraph at the end',
    original: '<p>One</p>\n',
    change: (html: string) => `${html}<p>Two</p>`,
    result: '<p>One</p>\n<p>Two</p>\n',
  },
  {
    name: 'a new paragraph in a text without lines',
    original: '<p>One</p>',
    change: (html: string) => `${html}<p>Two</p>`,
    result: '<p>One</p>\n<p>Two</p>\n',
  },
  {
    name: 'a new paragraph between empty lines',
    original: '<p>One</p>\n\n<p>Two</p>\n',
    change: (html: string) => `${html}<p>Three</p>`,
    result: '<p>One</p>\n\n<p>Two</p>\n\n<p>Three</p>\n',
  },
  {
    name: 'a paragraph that is cut in two',
    original: '<p>One and more</p>\n<p>Two</p>\n',
    change: swap('One and more', 'One</p><p>and more'),
    result: '<p>One</p>\n<p>and more</p>\n<p>Two</p>\n',
  },
  {
    name: 'paragraphs that go',
    original: '<h2>A</h2>\n<p>One</p>\n<p>Two</p>\n',
    change: swap('<p>One</p>', ''),
    result: '<h2>A</h2>\n<p>Two</p>\n',
  },
  {
    name: 'a paragraph that becomes a heading',
    original: '<p>One &amp; all</p>\n<p>Two</p>\n',
    change: swap('<p>One &amp; all</p>', '<h2>One &amp; all</h2>'),
    result: '<h2>One &amp; all</h2>\n<p>Two</p>\n',
  },
  {
    name: 'a new point of a list with the indentation of the others',
    original: '<p>A</p>\n<ul>\n    <li>One</li>\n    <li>Two</li>\n</ul>\n',
    change: swap('</ul>', '<li>Three</li></ul>'),
    result: '<p>A</p>\n<ul>\n    <li>One</li>\n    <li>Two</li>\n    <li>Three</li>\n</ul>\n',
  },
  {
    name: 'a new point in a list of one',
    original: '<ul>\n  <li>One</li>\n</ul>\n',
    change: swap('</ul>', '<li>Two</li></ul>'),
    result: '<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>\n',
  },
  {
    name: 'a new list, laid out as lists are',
    original: '<p>A</p>\n<p>B</p>\n',
    change: swap('<p>B</p>', '<ul><li>One</li><li>Two</li></ul>'),
    result: '<p>A</p>\n<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>\n',
  },
  {
    name: 'a new list, laid out as the lists before it',
    original: '<ul><li>A</li><li>B</li></ul>\n<p>C</p>\n',
    change: (html: string) => `${html}<ul><li>D</li></ul>`,
    result: '<ul><li>A</li><li>B</li></ul>\n<p>C</p>\n<ul><li>D</li></ul>\n',
  },
  {
    name: 'a list within a list',
    original: '<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>\n',
    change: swap('One</li>', 'One<ul><li>A</li><li>B</li></ul></li>'),
    result: [
      '<ul>',
      '  <li>One',
      '    <ul>',
      '      <li>A</li>',
      '      <li>B</li>',
      '    </ul>',
      '  </li>',
      '  <li>Two</li>',
      '</ul>',
      '',
    ].join('\n'),
  },
  {
    name: 'a row of a table',
    original: '<table>\n  <tbody>\n    <tr><td>1</td><td>2</td></tr>\n  </tbody>\n</table>\n',
    change: swap('</tbody>', '<tr><td>3</td><td>4</td></tr></tbody>'),
    result:
      '<table>\n  <tbody>\n    <tr><td>1</td><td>2</td></tr>\n    <tr><td>3</td><td>4</td></tr>\n  </tbody>\n</table>\n',
  },
  {
    name: 'a text without any block',
    original: 'Only   a line',
    change: swap('line', 'new line'),
    result: 'Only   a new line',
  },
  {
    name: 'a line that becomes two paragraphs',
    original: 'Only a line',
    change: () => '<p>Only</p><p>a line</p>',
    result: '<p>Only</p>\n<p>a line</p>\n',
  },
  {
    name: 'a text of one block where there was none',
    original: '',
    change: () => '<p>One</p>',
    result: '<p>One</p>\n',
  },
  {
    name: 'a text of several blocks where there was none',
    original: '',
    change: () => '<p>One</p><ul><li>A</li></ul>',
    result: '<p>One</p>\n<ul>\n  <li>A</li>\n</ul>\n',
  },
  { name: 'a text of which nothing is left', original: '<p>One</p>\n', change: () => '', result: '' },
  {
    name: 'a line in which marks are nested otherwise, as long as it is the same',
    original: '<p><em><strong>A</strong></em></p>\n<p>B</p>\n',
    change: swap('B', 'C'),
    result: '<p><em><strong>A</strong></em></p>\n<p>C</p>\n',
  },
])('$name', ({ original, change, result }) => {
  expect(merged(original, change)).toBe(result);
});

test.each([
  ['<p>[[Write]]</p>', '<p>Yes.</p>', '<p>Yes.</p>'],
  ['<p>[[Write]]</p>\n', '<p>Yes.</p>', '<p>Yes.</p>\n'],
  ['', '<p>Yes.</p>', '<p>Yes.</p>\n'],
  ['<p>[[Write]]</p>', '<p>Yes.</p><p>No.</p>', '<p>Yes.</p>\n<p>No.</p>\n'],
])('what is written in the place of %j ends as that did, as long as it is one line', (asWritten, after, result) => {
  expect(mergeHtml(asWritten, '', after)).toBe(result);
});

test('one changed sentence in a text with lines is one changed line', () => {
  for (const text of texts.filter((one) => one.includes('\n'))) {
    const before = writeHtml(read(text));
    const result = merged(text, (html) => html.replace(/(\p{L}{3,})([.,:]?)<\/(p|li|td)>/u, 'nuevo$2</$3>'));
    expect(changedLines(text, result)).toBeLessThanOrEqual(before === writeHtml(read(result)) ? 0 : 1);
  }
});
