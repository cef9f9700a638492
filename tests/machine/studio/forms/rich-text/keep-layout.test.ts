import fc from 'fast-check';
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

test('a changed word is a changed word, wherever it stands', () => {
  let tried = 0;
  for (const text of texts) {
    const words = [...text.matchAll(/(?<=[>\s])\p{L}{4,}(?=[\s<.,])(?![^<]*>)/gu)];
    for (const { 0: word, index } of words.filter((_word, at) => at % 60 === 59)) {
      const wanted = `${text.slice(0, index)}QUITENEW${text.slice(index + word.length)}`;
      expect(mergeHtml(text, writeHtml(read(text)), writeHtml(read(wanted)))).toBe(wanted);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(100);
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
    result: '<p>One</p><p>Two</p>',
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
    result: '<p>Only</p><p>a line</p>',
  },
  { name: 'a text of one block where there was none', original: '', change: () => '<p>One</p>', result: '<p>One</p>' },
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

const word = fc.constantFrom(
  'pan',
  'masa',
  'día',
  '{{facts.price}}',
  'a&nbsp;b',
  '5&euro;',
  '&lt;b&gt;',
  'R&amp;D',
  '«sí»',
);
const space = fc.constantFrom(' ', ' ', ' ', '\n', '  ', '\n    ');
const tagged = fc.constantFrom(
  ['<strong>', '</strong>'],
  ['<em>', '</em>'],
  ['<a href="page:contact#faq">', '</a>'],
  ["<a href='https://example.org/?a=1&amp;b=2'>", '</a>'],
  ['<A HREF=page:home>', '</A>'],
  ['', ''],
);
const words = fc
  .array(fc.tuple(word, tagged, space), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.map(([text, [open, close], gap]) => `${open}${text}${close}${gap}`).join(''));
const gap = fc.constantFrom('', '\n', '\n', '\n\n', '\n  ', ' ');
const leaf = fc
  .tuple(fc.constantFrom('p', 'p', 'h2', 'h3', 'P'), fc.constantFrom('', '', ' id="a"', " lang='en'"), words)
  .map(([name, attributes, text]) => `<${name}${attributes}>${text}</${name}>`);
const list = fc
  .tuple(fc.constantFrom('ul', 'ol'), fc.array(fc.tuple(gap, words), { minLength: 1, maxLength: 4 }), gap)
  .map(
    ([name, items, end]) =>
      `<${name}>${items.map(([before, text]) => `${before}<li>${text}</li>`).join('')}${end}</${name}>`,
  );
const table = fc
  .tuple(fc.boolean(), fc.array(fc.tuple(gap, words, words), { minLength: 1, maxLength: 3 }), gap)
  .map(([hasBody, rows, end]) => {
    const written = rows.map(([before, one, two]) => `${before}<tr><th scope="row">${one}</th><td>${two}</td></tr>`);
    return hasBody ? `<table><tbody>${written.join('')}${end}</tbody></table>` : `<table>${written.join('')}</table>`;
  });
const quote = fc
  .tuple(gap, leaf, gap)
  .map(([before, text, after]) => `<blockquote>${before}${text}${after}</blockquote>`);
const block = fc.oneof({ weight: 4, arbitrary: leaf }, list, table, quote);
const blocks = fc.array(block, { minLength: 1, maxLength: 6 });

/** Blocks with what stands between them. */
function laidOut(parts: readonly string[], between: string): string {
  return parts.join(between) + (between.includes('\n') ? '\n' : '');
}

const canonical = (html: string) => writeHtml(read(html));

test('generated texts: of a changed block no other one changes, and the text says what the editor holds', () => {
  fc.assert(
    fc.property(blocks, gap, fc.nat(), block, (parts, between, at, other) => {
      const index = at % parts.length;
      const original = laidOut(parts, between);
      const before = canonical(original);
      fc.pre(parts.map(canonical).join('') === before);
      const after = parts.map((part, place) => canonical(place === index ? other : part)).join('');
      const result = mergeHtml(original, before, after);
      expect(canonical(result)).toBe(after);
      const [head, tail] = [parts.slice(0, index), parts.slice(index + 1)];
      expect(result.startsWith(head.map((part) => part + between).join(''))).toBe(true);
      expect(result.endsWith(laidOut(['', ...tail], between))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('generated texts: whatever else is made of them, the text says it, and what is the same stays as it is written', () => {
  fc.assert(
    fc.property(blocks, gap, fc.array(fc.oneof(fc.nat(), block), { maxLength: 6 }), (parts, between, change) => {
      const original = laidOut(parts, between);
      const after = change.map((one) => canonical(typeof one === 'number' ? (parts[one % parts.length] ?? '') : one));
      const result = mergeHtml(original, canonical(original), after.join(''));
      expect(canonical(result)).toBe(canonical(after.join('')));
    }),
    { numRuns: 200 },
  );
});

test('one changed sentence in a text with lines is one changed line', () => {
  for (const text of texts.filter((one) => one.includes('\n'))) {
    const before = canonical(text);
    const result = merged(text, (html) => html.replace(/(\p{L}{3,})([.,:]?)<\/(p|li|td)>/u, 'nuevo$2</$3>'));
    expect(changedLines(text, result)).toBeLessThanOrEqual(before === canonical(result) ? 0 : 1);
  }
});
