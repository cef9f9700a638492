import { expect, test } from 'vitest';
import { cleanPasted } from '../../../../../src/studio/forms/rich-text/clean-pasted';
import { addressCopied, ownSite } from '../../../../../src/studio/forms/rich-text/own-address';
import { contract } from '../../../../support/compile-site';

const ITEM = "class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'";
const INNER = ITEM.replace('level1', 'level2');
const sign = (text: string) =>
  `<span style='font-family:Symbol;mso-list:Ignore'>${text}<span>&nbsp;&nbsp; </span></span>`;

const online = (list: string, level: number, text: string) =>
  `<div class="ListContainerWrapper"><${list}><li data-aria-level="${level}"><p>${text}<span>&nbsp;</span></p></li></${list}></div>`;

test.each([
  [
    'bold of Word',
    "<p><b style='mso-bidi-font-weight:normal'>Fuerte</b><o:p></o:p></p>",
    '<p><strong>Fuerte</strong></p>',
  ],
  [
    'bold and italic that only a style says',
    '<p><span style="font-size:11pt;font-weight:700;font-style:italic">Las dos</span> <span style="font-weight:400">nada</span></p>',
    '<p><strong><em>Las dos</em></strong> nada</p>',
  ],
  ['what a document is wrapped in', '<b style="font-weight:normal"><p>Llano</p></b>', '<p>Llano</p>'],
  [
    'a list of Word',
    `<p ${ITEM}>${sign('·')}Uno<o:p></o:p></p><p ${ITEM}>${sign('·')}Dos</p><p>Fin</p><p ${ITEM}>${sign('1.')}Primero</p>`,
    '<ul><li>Uno</li><li>Dos</li></ul><p>Fin</p><ol><li>Primero</li></ol>',
  ],
  [
    'a list of Word within another one',
    [
      `<p ${ITEM}>${sign('·')}Uno</p><p ${INNER}>${sign('a)')}Dentro</p><p ${INNER}>${sign('b)')}También</p>`,
      `<p ${ITEM}>${sign('·')}Dos</p><p ${ITEM}>${sign('1.')}Primero</p>`,
    ].join(''),
    '<ul><li>Uno<ol><li>Dentro</li><li>También</li></ol></li><li>Dos</li></ul><ol><li>Primero</li></ol>',
  ],
  [
    'the head of a table',
    '<table border=1><tr><td style="width:1cm" colspan=2>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>',
    '<table><tbody><tr data-part="thead"><th colspan="2">A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    'a row of Excel that is one cell to the end of the sheet, and one that goes on below the table',
    '<table><tr><td colspan=16384>A</td></tr><tr><td rowspan=1048576>1</td><td colspan=2>2</td></tr><tr><td>3</td><td>4</td></tr></table>',
    '<table><tbody><tr data-part="thead"><th colspan="3">A</th></tr><tr><td rowspan="2">1</td><td colspan="2">2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>',
  ],
  [
    'a table with its headers at the side',
    '<table><tr><td>A</td></tr><tr><th>1</th></tr></table>',
    '<table><tbody><tr><td>A</td></tr><tr><th>1</th></tr></tbody></table>',
  ],
  ['empty lines', '<p>Uno<o:p>&nbsp;</o:p></p><p><o:p>&nbsp;</o:p></p><p>Dos</p>', '<p>Uno</p><p>Dos</p>'],
  [
    'lines between the blocks of Google Docs',
    '<b style="font-weight:normal">Cero<br><br><p>Uno<br>dos</p><br><br><ul><li>Tres</li></ul></b> <br class="Apple-interchange-newline">',
    'Cero<p>Uno<br>dos</p><ul><li>Tres</li></ul> ',
  ],
  [
    'the line between a text and the notes of Word',
    [
      '<p>Uno.<a href="#_ftn1" name="_ftnref1"><![if !supportFootnotes]>[1]<![endif]></a></p>',
      '<div style="mso-element:footnote-list"><![if !supportFootnotes]><br clear=all>\n<hr size=1>\n<![endif]>\n',
      '<div id=ftn1><p><a href="#_ftnref1" name="_ftn1">[1]</a> Dos.</p></div></div>',
    ].join(''),
    '<p>Uno.[1]</p><div>\n\n\n<div><p>[1] Dos.</p></div></div>',
  ],
  [
    'the notes of an encyclopaedia',
    '<h2>Historia</h2><span class="mw-editsection">[<a href="https://es.wikipedia.org/w/index.php?action=edit">editar</a>]</span><p>En 1920.<sup id="cite_ref-1" class="reference"><a href="https://es.wikipedia.org/wiki/A#cite_note-1">[1]</a></sup> H<sub>2</sub>O</p>',
    '<h2>Historia</h2><p>En 1920. H<sub>2</sub>O</p>',
  ],
  [
    'what is struck out',
    '<p><s>200</s> <strike>190</strike> <del>180</del> <span style="text-decoration:line-through">170</span> 150 €</p>',
    '<p><s>200</s> <s>190</s> <s>180</s> <s>170</s> 150 €</p>',
  ],
  [
    'what is deleted and noted in Word',
    [
      '<p>Del <del cite="mailto:Ana" datetime="2026-11-28T10:00">lunes</del><ins>martes</ins>',
      '<a class=msocomanchor href="#_msocom_1">[A1]</a></p>',
      "<div style='mso-element:comment-list'><p>¿Seguro?</p></div>",
    ].join(''),
    '<p>Del martes</p>',
  ],
  [
    'blocks that are nothing in a text',
    '<dl><dt>Torre</dt><dd>Alta</dd></dl><pre><code>Uno\nDos\n</code></pre>',
    '<div><div>Torre</div><div>Alta</div></div><div><code>Uno<br>Dos</code></div>',
  ],
  [
    'headings and lists of Word in a browser',
    [
      '<div><p role="heading" aria-level="1">Pan<span>&nbsp;</span></p></div><div><p>De masa madre<span>&nbsp;</span></p></div>',
      ...[1, 2, 2, 1].map((level, at) => online('ul', level, `Punto ${at}`)),
      ...['Uno', 'Dos'].map((text) => online('ol', 1, text)),
      '<h2 role="heading" aria-level="3">Fin</h2>',
    ].join(''),
    [
      '<div><h2>Pan</h2></div><div><p>De masa madre</p></div>',
      '<ul><li><p>Punto 0</p><ul><li><p>Punto 1</p></li><li><p>Punto 2</p></li></ul></li><li><p>Punto 3</p></li></ul>',
      '<ol><li><p>Uno</p></li><li><p>Dos</p></li></ol><h3>Fin</h3>',
    ].join(''),
  ],
  [
    'blanks with which Word fills up lines',
    '<p>Nivel&nbsp;&nbsp; B2 <b>a</b>&nbsp; los 18&nbsp;años&nbsp;</p>',
    '<p>Nivel B2 <strong>a</strong> los 18&nbsp;años</p>',
  ],
  [
    'emoji that are pictures, and no other pictures',
    '<p>Ven <img alt="🎉" src="a.svg"><img alt="👩🏽‍🍳">, <img alt="1️⃣"> y <img alt="7"><img alt="Aula"><img>fin</p>',
    '<p>Ven 🎉👩🏽‍🍳, 1️⃣ y fin</p>',
  ],
  [
    'signs that lead to a place of another page, and what is said of what cannot be played',
    '<h2><a href="https://a.example/x#pan">#</a>Pan</h2><p>Vea <a href="#tres">3</a>. <a href="#b">↩︎</a><a href="#c"></a></p><video>No se puede</video>',
    '<h2>Pan</h2><p>Vea 3. </p>',
  ],
  [
    'what is copied in another editor of the same make',
    '<h1 data-pm-slice="1 1 []">Pan</h1><p><b>De</b> <a href="https://a.example/">masa</a><img src="a.png"></p>',
    '<h2>Pan</h2><p><strong>De</strong> <a href="https://a.example/">masa</a></p>',
  ],
  ['what cannot be seen', '<p>U\u200bno\ufeff, 18&nbsp;h</p>', '<p>Uno, 18&nbsp;h</p>'],
])('%s is what an editor would have made', (_what, pasted, expected) => {
  expect(cleanPasted(pasted, 'es')).toBe(expected);
});

test('a link to the website itself, copied from its pages, leads to the page by its name and to no server of ours', () => {
  const pages = [
    {
      id: 'contact',
      file: 'pages/contact.yaml',
      pointer: [],
      title: {},
      paths: { es: '/contacto', en: '/en/contact' },
    },
    {
      id: 'post:seeds',
      file: 'blog/posts/seeds.yaml',
      pointer: [],
      template: 'post',
      title: {},
      paths: { es: '/blog/seeds' },
    },
  ];
  const site = ownSite({ url: 'https://www.ejemplo.example' }, pages, contract);
  const copied = (href: string) => cleanPasted(`<a href="${href}">x</a>`, 'es', (each) => addressCopied(each, site));
  expect(copied(`${location.origin}/contacto#write`)).toBe('<a href="page:contact#write">x</a>');
  expect(copied('https://www.ejemplo.example/en/contact/')).toBe('<a href="page:contact">x</a>');
  expect(copied('https://www.ejemplo.example/blog/seeds')).toBe('<a href="post:seeds">x</a>');
  expect(copied(`${location.origin}/_studio`)).toBe('x');
  expect(copied('https://www.google.com/url?q=https://www.ejemplo.example/contacto&amp;sa=D')).toBe(
    '<a href="page:contact">x</a>',
  );
  expect(copied('https://other.example/a?utm_source=chatgpt.com')).toBe('<a href="https://other.example/a">x</a>');
  expect(copied('https://other.example/contacto')).toBe('<a href="https://other.example/contacto">x</a>');
});
