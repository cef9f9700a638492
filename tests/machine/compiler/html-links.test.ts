import { expect, test } from 'vitest';
import { linksIn } from '../../../src/compiler/html/html-links';
import { problemRows } from '../../support/compile-site';
import { yaml } from '../../support/yaml';

const written = (html: string) =>
  linksIn(html).map(({ address, part: { offset, length } }) => [address, html.slice(offset, offset + length)]);

test.each([
  ['double quotes', '<p>😀 <a class="x" href="page:a">a</a></p>', ['page:a', 'page:a']],
  ['single quotes and capitals', "<A HREF = 'page:a'>a</A>", ['page:a', 'page:a']],
  ['no quotes', '<a href=page:a title=b>a</a>', ['page:a', 'page:a']],
  [
    'entities, which count as they are written',
    '<a href="https://a.example/?b&amp;c">a</a>',
    ['https://a.example/?b&c', 'https://a.example/?b&amp;c'],
  ],
  ['a line break before it', '<a\n  href="page:a"\n>a</a>', ['page:a', 'page:a']],
  ['nothing', '<a href="">a</a>', ['', '']],
  ['no value at all', '<a href>a</a>', ['', '']],
])('an address in %s is found where it stands', (_what, html, expected) => {
  expect(written(html)).toEqual([expected]);
});

test('the same address twice is found twice, in elements that overlap once each', () => {
  const html = '<p><a href="page:a">one</a> <a href="page:a">two<p>three</a></p>';
  expect(linksIn(html).map(({ part }) => part.offset)).toEqual([html.indexOf('page'), html.lastIndexOf('page')]);
});

test.each(['<!-- <a href="page:a">a</a> -->', '<p>href="page:a"</p>', '<p data-href="page:a">a</p>', '<p>a</p>'])(
  'there is no link in %s',
  (html) => {
    expect(linksIn(html)).toEqual([]);
  },
);

const link = (id: string) => `<a href="page:${id}">…</a>`;

test.each([
  [
    'a literal block',
    yaml`
    type: prose
    content:
      es: |
        <p>${link('home')}
        😀 ${link('nowhere')}
        ${link('contact')} ${link('nowhere')}</p>
      en: "<p>Hello</p>"
  `,
  ],
  [
    'a folded block',
    yaml`
    type: prose
    content:
      es: >-
        <p>${link('nowhere')}
        y

          ${link('nowhere')}</p>
      en: "<p>Hello</p>"
  `,
  ],
  [
    'double quotes with escapes, over lines',
    yaml`
    type: prose
    content:
      es: "<p>\\u00bfY? <a href=\\"page:nowhere\\">…</a>
        <a href='page:nowhere'>…</a></p>"
      en: "<p>Hello</p>"
  `,
  ],
  [
    'single quotes',
    yaml`
    type: prose
    content:
      es: '<p>l''aigua ${link('home')} ${link('nowhere')}</p>'
      en: "<p>Hello</p>"
  `,
  ],
  [
    'plain text over lines',
    yaml`
    type: prose
    content:
      es: <p>Hola
        ${link('nowhere')}

        ${link('nowhere')}</p>
      en: "<p>Hello</p>"
  `,
  ],
])('each wrong link is told at its own address in %s', (_style, text) => {
  const rows = placesOf('page:nowhere', text).map((place) => `${place} page-unknown {"value":"nowhere"}`);
  expect(rows.length).toBeGreaterThan(0);
  const linksTold = (content: string) =>
    problemRows({ 'blocks/text.yaml': content }).filter((row) => row.includes(' page-unknown '));
  expect(linksTold(text)).toEqual(rows);
  expect(linksTold(text.replaceAll('\n', '\r\n'))).toEqual(rows);
});

test('each wrong token is told where it stands, the same one twice', () => {
  const text = 'type: hero\ntitle:\n  es: "😀 {{facts.x}}\n    y {{facts.x}}"\n  en: "\\"{{facts.x}}\\""\n';
  const rows = placesOf('{{facts.x}}', text).map((place) => `${place} token-unknown {"token":"{{facts.x}}"}`);
  expect(rows).toHaveLength(3);
  expect(problemRows({ 'blocks/text.yaml': text })).toEqual(rows);
});

/** Where something is written in the file. */
function placesOf(part: string, text: string): string[] {
  return [...text.matchAll(new RegExp(part, 'g'))].map(({ index }) => {
    const lines = text.slice(0, index).split('\n');
    return `blocks/text.yaml:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
  });
}
