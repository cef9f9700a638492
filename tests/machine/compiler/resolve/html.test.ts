import { describe, expect, test } from 'vitest';
import { resolveHtml } from '../../../../src/compiler/resolve/html';
import { indexed, siteFiles, TODAY } from '../../../support/compile-site';

const site = indexed(siteFiles({}));
const context = { site, language: 'es', locale: 'es-ES', today: TODAY, entry: undefined } as const;

/** What visitors get of HTML that an editor wrote, even where no check has looked at it before. */
function published(html: string): string {
  return resolveHtml({ es: html, en: '…' }, context).__html;
}

describe('what could run code is taken out', () => {
  test.each([
    ['a script', '<p>Pan</p><script>alert(1)</script>', '<p>Pan</p>'],
    ['an event handler', '<p onclick="alert(1)">Pan</p>', '<p>Pan</p>'],
    ['an inline style', '<p style="position:fixed">Pan</p>', '<p>Pan</p>'],
    ['an embedded document', '<p>Pan</p><iframe src="https://evil.tld"></iframe>', '<p>Pan</p>'],
    ['a link that runs code', "<a href='javascript:alert(1)'>Pan</a>", '<a>Pan</a>'],
    ['a link that hides its scheme', "<a href='java&#9;script:alert(1)'>Pan</a>", '<a>Pan</a>'],
  ])('%s', (_name, written, expected) => {
    expect(published(written)).toBe(expected);
  });
});

test.each([['//evil.tld'], ['/\\evil.tld'], ['\\\\evil.tld'], ['/\t/evil.tld'], ['/.//evil.tld'], ['/x/..//evil.tld']])(
  'an address that takes the scheme from the page is taken out: %j',
  (address) => {
    expect(published(`<a href="${address}">Pan</a>`)).toBe('<a>Pan</a>');
  },
);

test('what no document may hold is taken out: controls, halves of characters, and what is none', () => {
  expect(published('<p>P\u0007a\u001b\ud800n\ufffe\u0085 🥖\t\n</p>')).toBe('<p>Pan 🥖\t\n</p>');
});

test('no picture is fetched from another host', () => {
  expect(published('<p>Pan</p><img src="https://evil.tld/pixel.png" alt="">')).not.toContain('evil.tld');
});

test.each([
  '<picture><source srcset="https://evil.tld/a.png"><img src="/media/a.png" alt=""></picture>',
  '<img src="/media/a.png" name="documentElement" usemap="#m" longdesc="https://evil.tld" alt="">',
  '<blockquote cite="javascript:evil()" tabindex="9" accesskey="x">Pan</blockquote>',
])('what leads elsewhere or gets in the way of scripts and keyboards is taken out: %s', (html) => {
  expect(published(html)).not.toMatch(/evil|name=|usemap|tabindex|accesskey/);
});

test('an external link opens in a new tab without access to this one', () => {
  expect(published('<a href="https://otra.example">Fuera</a>')).toBe(
    '<a href="https://otra.example" target="_blank" rel="noopener noreferrer">Fuera</a>',
  );
});

test('links by id become the paths of the language', () => {
  expect(published('<a href="page:contact#write">Escribe</a> <a href="page:home">Inicio</a>')).toBe(
    '<a href="/contacto#write">Escribe</a> <a href="/">Inicio</a>',
  );
});

test('a link to a file of the site has its address, and opens in a new tab', () => {
  expect(published('<a href="file:tarifas.pdf#page=2">Tarifas</a>')).toBe(
    '<a href="/media/tarifas.pdf#page=2" target="_blank" rel="noopener noreferrer">Tarifas</a>',
  );
});

test('a file whose name would end its address, or begin an escape, is led to all the same', () => {
  expect(published('<a href="file:tarifas 50%?.pdf#page=2">Tarifas</a>')).toContain(
    'href="/media/tarifas 50%25%3F.pdf#page=2"',
  );
});

test.each([['mailto:hola@panaderiatrigal.example'], ['tel:+34900000010']])('%s stays a link', (address) => {
  expect(published(`<a href="${address}">Contacto</a>`)).toBe(`<a href="${address}">Contacto</a>`);
});

test('headings and lists stay, with their ids as written', () => {
  const html = '<h2 id="horno">Horno</h2><ul><li><strong>Pan</strong></li></ul>';
  expect(published(html)).toBe(html);
});

test('a table can be scrolled by keyboard where it is too wide, and is named by the heading before it', () => {
  const table = '<table><thead><tr><th scope="col">Horas</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';
  expect(published(`<h2>Horas</h2>${table}`)).toBe(
    `<h2>Horas</h2><div class="prose__table" tabindex="0" role="group" aria-label="Horas">${table}</div>`,
  );
  expect(published(table)).toBe(`<div class="prose__table" tabindex="0">${table}</div>`);
});

test('a table keeps its caption, which names it before a heading does; outside of tables there is none', () => {
  const table = '<table><caption>Turnos</caption><tbody><tr><td>1</td></tr></tbody></table>';
  expect(published(`<h2>Horas</h2>${table}`)).toBe(
    `<h2>Horas</h2><div class="prose__table" tabindex="0" role="group" aria-label="Turnos">${table}</div>`,
  );
  expect(published('<p>Pan</p><caption>Turnos</caption>')).not.toContain('<caption>');
});
