import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'bold words, links and code are told where they begin': {
    files: plain('Pan **de verdad**', 'See [the loaves](page:products) and `rye`'),
    problems: [
      'warning blocks/text.yaml:3:12 text-markdown {"text":"**de verdad**","correct":"de verdad"}',
      'warning blocks/text.yaml:4:12 text-markdown {"text":"[the loaves](page:products)","correct":"the loaves"}',
    ],
  },
  'a heading and an item of a list are told': {
    files: plain('## Panes', '- Bread'),
    problems: [
      'warning blocks/text.yaml:3:8 text-markdown {"text":"##"}',
      'warning blocks/text.yaml:4:8 text-markdown {"text":"-"}',
    ],
  },
  'bold words and links in HTML are told': {
    files: prose('<p>Pan **de verdad**</p><pre>a ** b ** c, **d**</pre>'),
    problems: [
      'warning blocks/text.yaml:3:15 text-markdown {"text":"**de verdad**","correct":"<strong>de verdad</strong>"}',
    ],
  },
  'notes, numbers, prices, names and sums are right': {
    files: plain(
      '#1 * Precio sin IVA ** con IVA: 3 * 4 [sic] (a) -5 % _x_ __init',
      '* without VAT - 20 % snake_case # 5',
    ),
    problems: [],
  },
  'of very long texts the signs are found at once': {
    files: plain('**a'.repeat(30_000), '['.repeat(100_000)),
    problems: ['warning blocks/text.yaml:3:8 text-markdown {"text":"**a**","correct":"a"}'],
  },
  'words in italics, struck out, half in bold type, and links of other kinds are told': {
    files: {
      ...plain('El pan _de verdad_ está', 'See [the loaves][products] here'),
      'blocks/more.yaml': `type: hero\ntitle:\n  es: "Pan ~~de ayer~~ de hoy"\n  en: "Our **bread is here"\n`,
      'blocks/pages.yaml': `type: hero\ntitle:\n  es: "Mira [los panes] (page:products)"\n  en: "See [the loaves](loaves.html)"\n`,
    },
    problems: [
      'warning blocks/more.yaml:3:12 text-markdown {"text":"~~de ayer~~","correct":"de ayer"}',
      'warning blocks/more.yaml:4:12 text-markdown {"text":"**"}',
      'warning blocks/pages.yaml:3:13 text-markdown {"text":"[los panes] (page:products)","correct":"los panes"}',
      'warning blocks/pages.yaml:4:12 text-markdown {"text":"[the loaves](loaves.html)"}',
      'warning blocks/text.yaml:3:15 text-markdown {"text":"_de verdad_","correct":"de verdad"}',
      'warning blocks/text.yaml:4:12 text-markdown {"text":"[the loaves][products]","correct":"the loaves"}',
    ],
  },
  'pictures, lists, quotations, lines and tables in HTML are told': {
    files: {
      'blocks/a.yaml':
        'type: prose\ncontent:\n  es: |\n    <p>Pan</p>\n    ![Una hogaza](loaf.svg)\n  en: |\n    <p>Bread</p>\n    > Good bread\n',
      'blocks/b.yaml':
        'type: prose\ncontent:\n  es: |\n    <p>Pan</p>\n    1. Harina\n    2. Agua\n  en: |\n    <p>Bread</p>\n    * Flour\n    * Water\n',
      'blocks/c.yaml':
        'type: prose\ncontent:\n  es: |\n    <p>Pan</p>\n    ---\n  en: |\n    <p>Bread</p>\n    | Flour | Water |\n    |---|---|\n',
    },
    problems: [
      'warning blocks/a.yaml:5:5 text-markdown {"text":"![Una hogaza](loaf.svg)"}',
      'warning blocks/a.yaml:8:5 text-markdown {"text":"> Good bread"}',
      'warning blocks/b.yaml:5:5 text-markdown {"text":"1. Harina"}',
      'warning blocks/b.yaml:9:5 text-markdown {"text":"* Flour"}',
      'warning blocks/c.yaml:5:5 text-markdown {"text":"---"}',
      'warning blocks/c.yaml:8:5 text-markdown {"text":"| Flour | Water |"}',
    ],
  },
  'footnotes, single figures at the start of a line and signs within words are right': {
    files: {
      ...plain(
        'Pan** de hoy, snake_case_name, a_b_c, _gcl_*, _ga_ y ~20 minutos [a] [b]',
        '**Without VAT. [sic] (page 3)',
      ),
      'blocks/a.yaml':
        'type: prose\ncontent:\n  es: |\n    <p>Abrimos en\n    2024. Antes, no.</p>\n    <p>* Sin IVA</p>\n  en: |\n    <p>We opened in\n    2024. Not before.</p>\n    <p>* Without VAT</p>\n',
    },
    problems: [],
  },
  'a sentence between asterisks, as a chat has it': {
    files: {
      'blocks/text.yaml':
        'type: hero\ntitle: { es: "Pan", en: "Bread" }\nintro: { es: "*Pan de verdad.*", en: "Real bread." }\n',
    },
    problems: ['warning blocks/text.yaml:3:15 text-markdown {"text":"*Pan de verdad.*","correct":"Pan de verdad."}'],
  },
  'words that are struck out are told': {
    files: plain('Pan ~de ayer~ de hoy', 'For ~5 people, or ~6'),
    problems: ['warning blocks/text.yaml:3:12 text-markdown {"text":"~de ayer~","correct":"de ayer"}'],
  },
  'a table of which the lines are joined is told': {
    files: prose('<p>Pan</p> | Pan | Precio | |---|---| | Uno | 2 |'),
    problems: ['warning blocks/text.yaml:3:19 text-markdown {"text":"| Pan | Precio | |---|---|"}'],
  },
  'the second note below a text is right': {
    files: plain('*Precio por persona. **Sin bebidas.', '*Price per person. **Drinks not included.'),
    problems: [],
  },
  'a line that begins with a hash is told in HTML, and a cell that counts is not': {
    files: {
      'blocks/a.yaml':
        'type: prose\ncontent:\n  es: |\n    <p>Pan.</p>\n    # revisar esto\n    <p>Sal.</p>\n    <table><tr><th scope="col"># de panes</th></tr><tr><td>2</td></tr></table>\n  en: |\n    <p>Bread.</p>\n    <p>Salt.</p>\n    <table><tr><th scope="col"># of loaves</th></tr><tr><td>2</td></tr></table>\n',
    },
    problems: ['warning blocks/a.yaml:5:5 text-markdown {"text":"# revisar esto"}'],
  },
};
