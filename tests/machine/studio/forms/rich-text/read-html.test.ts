import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensionsWith, token } from '../../../../../src/studio/forms/rich-text/extensions';
import { readHtml } from '../../../../../src/studio/forms/rich-text/read-html';
import { readForEditor } from '../../../../../src/studio/forms/rich-text/readable';
import { writeHtml } from '../../../../../src/studio/forms/rich-text/write-html';
import { htmlTexts } from '../../../../support/html-texts';

const schema = getSchema(extensionsWith(token));

test('the editor has a place for everything in the texts of all sites, and takes nothing from them', async () => {
  for (const html of await htmlTexts()) {
    const read = readForEditor(html);
    if (!('document' in read)) throw new Error(`not held: ${html}`);
    const node = schema.nodeFromJSON(read.document);
    expect(writeHtml(node.toJSON())).toBe(writeHtml(read.document));
  }
});

test.each([
  ['<dl><dt>a</dt><dd>b</dd></dl>', 'dl'],
  ['<p>a<img alt="a" src="/media/a.png"></p>', 'img'],
  ['<p onclick="a()">a</p>', 'p'],
  ['<p style="color: red">a</p>', 'p'],
  ['<p></p><p>a</p>', 'p'],
  ['<ul><li></li></ul>', 'li'],
  ['<pre>a</pre>', 'pre'],
  ['<p><span lang="en"><span lang="es">a</span></span></p>', 'span'],
  ['<!-- a comment --><p>a</p>', undefined],
  ['<p>not closed', undefined],
  ['<p><strong>crossed</p></strong>', undefined],
  ['<p>a</dvi>', undefined],
  ['<ul><li><h2>a</h2></li></ul>', undefined],
  ['<table><tr><td>a</td></tr>words</table>', 'table'],
])('%s is seen as HTML', (html, element) => {
  expect(readForEditor(html)).toEqual({ unknown: element });
});

test.each([
  ['<p>{{facts.price}} €</p>', '<p>{{facts.price}} €</p>'],
  [
    '<p>a {{ facts.price }}<strong>{{settings.phone}}</strong></p>',
    '<p>a {{ facts.price }}<strong>{{settings.phone}}</strong></p>',
  ],
  ['<ol start="3"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
  ['<p id="a" lang="en">a<br>b</p><hr>', '<p id="a" lang="en">a<br>b</p><hr>'],
  ['<p>a <a href="https://example.org" title="b">c</a></p>', '<p>a <a href="https://example.org" title="b">c</a></p>'],
  ['<p>a <em><strong>b</strong></em></p>', '<p>a <strong><em>b</em></strong></p>'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<ul><li><p>a</p></li></ul>', '<ul><li><p>a</p></li></ul>'],
  ['<blockquote>a</blockquote>', '<blockquote>a</blockquote>'],
  ['a <b>b</b><p>c</p>', 'a <b>b</b><p>c</p>'],
  ['<table><tr><td colspan="2"></td></tr></table>', '<table><tr><td colspan="2"></td></tr></table>'],
])('%s is held as %s', (html, written) => {
  const read = readForEditor(html);
  expect('document' in read && writeHtml(schema.nodeFromJSON(read.document).toJSON())).toBe(written);
});

test('what is made in the editor is written as a careful person would', () => {
  const text = (words: string) => [{ type: 'text', text: words }];
  const paragraph = (words: string) => ({ type: 'paragraph', content: text(words) });
  const item = (...content: object[]) => ({ type: 'listItem', content: content as never[] });
  const doc = (...content: object[]) => writeHtml({ type: 'doc', content: content as never[] });
  expect(doc({ type: 'bulletList', content: [item(paragraph('a')), item({ type: 'paragraph' })] })).toBe(
    '<ul><li>a</li></ul>',
  );
  expect(doc({ type: 'line', attrs: { parent: 'listItem' }, content: text('a') }, paragraph('b'))).toBe(
    '<p>a</p><p>b</p>',
  );
  expect(doc(paragraph('  a  b '), { type: 'paragraph' })).toBe('<p>a b</p>');
  const cell = (type: string) => ({ type, content: [{ type: 'line', content: text('a') }] });
  const row = (type: string, part?: string) => ({
    type: 'tableRow',
    attrs: { part: part ?? null },
    content: [cell(type)],
  });
  expect(
    doc({ type: 'table', content: [row('tableHeader', 'thead'), row('tableCell', 'tbody'), row('tableCell')] }),
  ).toBe(
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>a</td></tr><tr><td>a</td></tr></tbody></table>',
  );
});

test('a text of more words than a function takes is read as any other; one that is too long to be checked is seen as HTML', () => {
  const html = `<p>${'a '.repeat(400_000)}b</p>`;
  expect('document' in readHtml(html)).toBe(true);
  expect(readForEditor(html)).toEqual({ unknown: undefined });
});
