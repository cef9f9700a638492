import { describe, expect, test } from 'vitest';
import { emitMedia } from '../../../src/compiler/emit/media';
import { drawingsIn } from '../../../src/compiler/resolve/drawing';
import { fileAddress } from '../../../src/shared/paths';
import { contract } from '../../support/compile-site';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The file of site/media as it is served. */
function served(svg: string): string {
  const [output] = emitMedia(new Map([['media/a.svg', bytes(svg)]]));
  return String(output?.content);
}

/** A drawing as it stands in a page. */
function drawn(svg: string, path = 'drawings/bread/loaf.svg') {
  const src = fileAddress(`media/${path}`);
  return drawingsIn([{ image: { src } }], {
    files: new Map([[`media/${path}`, bytes(svg)]]),
    contract,
  })[src];
}

const wrapped = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${inside}</svg>`;

describe('of an SVG nothing is left that runs or reaches out', () => {
  const dangers = {
    'a script': '<script>alert(1)</script>',
    'a script as CDATA': '<script><![CDATA[alert(1)]]></script>',
    'a handler': '<path onload="alert(1)" d="M0 0"/>',
    'HTML in it':
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    'HTML that breaks out': '<p><img src="x" onerror="alert(1)"></p>',
    'HTML in a title': '<title><img src="x" onerror="alert(1)"></title>',
    'a link': '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
    'an old link': '<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>',
    'a picture': '<image href="https://evil.example/x.png"/>',
    'a part of another file': '<use href="https://evil.example/x.svg#a"/>',
    'a paint server elsewhere': '<path fill="url(https://evil.example/x.svg#a)" d="M0 0"/>',
    'a paint server in a style': '<path style="fill: url(//evil.example/x.svg#a)" d="M0 0"/>',
    'a mask that hides what it loads': '<path mask="u\\72l(//evil.example/x.svg#a)" d="M0 0"/>',
    'a picture behind one of its own': `<path mask="image-set('#a' 1x, 'https://evil.example/x.svg' 2x)" d="M0 0"/>`,
    'an animation': '<set attributeName="href" to="javascript:alert(1)"/>',
    'a style sheet that imports': '<style>@import "https://evil.example/x.css";</style>',
    'a style sheet that loads': '<style>path { fill: url("https://evil.example/x.svg#a") }</style>',
    'a style sheet that hides what it loads': '<style>path { fill: u\\72l(https://evil.example) }</style>',
  };

  test.each(Object.entries(dangers))('%s', (_name, inside) => {
    for (const text of [served(wrapped(inside)), JSON.stringify(drawn(wrapped(inside)))]) {
      expect(text).not.toMatch(/alert|evil|javascript|onload|onerror|<script|<image|<img|foreignObject/i);
    }
  });
});

test('what HTML may have and XML may not makes no file that cannot be read', () => {
  const named = '<path id="&lt;Path&gt;" d="M0 0"/><use href="#&lt;Path&gt;"/>';
  expect(served(wrapped(named))).toBe(`${wrapped(named.replaceAll('&gt;', '>'))}\n`);
  expect(served(wrapped('<text>a[b[0]]&gt;1 "&lt;" c</text>'))).toContain('<text>a[b[0]]&gt;1 "&#x3C;" c</text>');
  expect(served(wrapped('<path d="M0&#x1f;0\u0001"/>'))).toContain('<path d="M0 0 "/>');
});

test('what draws stays, in the file as in the page', () => {
  const inside =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><path class="b" fill="url(#a)" stroke-dasharray="2 3" d="M0 0h4"/>';
  expect(served(wrapped(inside))).toBe(`${wrapped(inside)}\n`);
  expect(served(`<?xml version="1.0"?><!DOCTYPE svg>${wrapped('<!-- by hand --><path d="M0 0"/>')}`)).toBe(
    `${wrapped('<path d="M0 0"/>')}\n`,
  );
  expect(served('flour, water')).toBe('');
});

test('what a style sheet escapes twice is no word of it once it is served', () => {
  const sheet = wrapped(
    '<style>path { fill: u&amp;#114;l(//evil.example/x.svg#a) } &amp;#64;import "//evil.example";</style>',
  );
  expect(served(sheet)).toBe(`${sheet}\n`);
});

test('a drawing in a page has ids of its own, no indentation, and its root apart', () => {
  const svg = `
    <svg xmlns="http://www.w3.org/2000/svg" class="art paper" width="40" height="30" viewBox="0 0 4 3" stroke-linecap="round">
      <g id="a"><path d="M0 0"/></g>
      <use xlink:href="#a" fill="url('#b')"/>
      <text>Rye <tspan>bread</tspan></text>
    </svg>`;
  expect(drawn(svg)).toEqual({
    attributes: { className: 'art paper', viewBox: '0 0 4 3', strokeLinecap: 'round' },
    content: {
      __html:
        '<g id="drawings-bread-loaf-a"><path d="M0 0"/></g><use fill="url(#drawings-bread-loaf-b)" href="#drawings-bread-loaf-a"/>' +
        '<text>Rye <tspan>bread</tspan></text>',
    },
  });
});

test('a drawing whose file, or a part of it, has a name that would end in the middle keeps its colours', () => {
  const svg = wrapped('<g id="a b"/><use href="#a b" fill="url(\'#a b\')" stroke="url(#a.b)"/>');
  expect(
    drawn(svg, "drawings/it's $& (1)#50%.svg")?.content.__html.replaceAll(
      'drawings-it_27_s_20__24__26__20__28_1_29__23_50_25_-',
      '…',
    ),
  ).toBe('<g id="…a_20_b"/><use href="#…a_20_b" fill="url(#…a_20_b)" stroke="url(#…a_2e_b)"/>');
});

test('styles that a drawing program writes into attributes become attributes', () => {
  expect(
    drawn(wrapped('<path style="fill:#fff; stroke-dasharray: 2 3;position:fixed" d="M0 0"/>'))?.content.__html,
  ).toBe('<path d="M0 0" fill="#fff" stroke-dasharray="2 3"/>');
});

test('a font within a drawing goes, and the colours beside it stay; together they bring in nothing', () => {
  const font = '@font-face { font-family: "A"; src: url(data:font/woff2;base64,AAAA) }';
  expect(served(wrapped(`<style>${font} .a{fill:#0a0}</style><path class="a" d="M0 0"/>`))).toBe(
    `${wrapped('<style> .a{fill:#0a0}</style><path class="a" d="M0 0"/>')}\n`,
  );
  expect(served(wrapped(`<style>@imp${font}ort "//evil.example"; .a{fill:red}</style>`))).not.toMatch(/style|evil/);
});

test('only a drawing without a style sheet becomes part of the page', () => {
  expect(drawn(wrapped('<path d="M0 0"/>'))).toBeDefined();
  expect(drawn(wrapped('<style>.a { fill: red }</style><path class="a" d="M0 0"/>'))).toBeUndefined();
  expect(drawn(wrapped('<path d="M0 0"/>'), 'logos/a.svg')).toBeUndefined();
  expect(served(wrapped('<style>.a { fill: red }</style>'))).toContain('<style>.a { fill: red }</style>');
});

test('of a drawing in a page, classes stay that only the theme can know: as an icon or a bar of the page it would be shown as one', () => {
  const svg = '<svg class="icon art" viewBox="0 0 4 3"><g class="site-header"><path class="b" d="M0 0"/></g></svg>';
  expect(drawn(svg)).toEqual({
    attributes: { className: 'art', viewBox: '0 0 4 3' },
    content: { __html: '<g><path class="b" d="M0 0"/></g>' },
  });
});

test('a drawing of more levels than can be read is left out, at its address and in a page', () => {
  const deep = wrapped('<g>'.repeat(20_000) + '</g>'.repeat(20_000));
  expect(served(deep)).toBe('');
  expect(drawn(deep)).toBeUndefined();
  expect(served(wrapped('<g>'.repeat(400) + '</g>'.repeat(400)))).toContain('<g><g>');
});
