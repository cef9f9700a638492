import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'sentences without a space between them are told': {
    files: plain('Pan de verdad.Sin prisa.', 'Real bread.Slowly!Very slowly.'),
    problems: [
      'warning blocks/text.yaml:3:15 text-run-together {"correct":"verdad. Sin"}',
      'warning blocks/text.yaml:4:13 text-run-together {"correct":"bread. Slowly! Very"}',
    ],
  },
  'paragraphs of a plain text are told where the second begins': {
    files: { 'blocks/text.yaml': 'type: hero\ntitle:\n  en: Hello\n  es: |\n    Pan de verdad.\n\n    Sin prisa.\n' },
    problems: ['warning blocks/text.yaml:7:5 text-run-together {}'],
  },
  'addresses, names of files, abbreviations and numbers are right': {
    files: plain(
      'EE.UU., S.A., p.ej. Node.Js, www.panes.Ejemplo, informe.Pdf, a.m., 1.000 y hola@pan.Ejemplo',
      'Visit https://bread.example/Real.Bread or Booking.Com, e.g. iOS',
    ),
    problems: [],
  },
  'so are those of HTML without their tags, or within one, and none that have theirs': {
    files: {
      'blocks/text.yaml':
        'type: panel\ntitle: { es: "Pan", en: "Bread" }\ntext:\n  en: |\n    <p>Bread.</p>\n\n    <ul>\n      <li>Rye</li>\n\n      <li>Wheat</li>\n    </ul>\n  es: |\n    Pan de verdad.\n\n    Sin <em>prisa</em>.\n    <ul>\n      <li>Centeno</li>\n      <li>Trigo</li>\n    </ul>\n',
    },
    problems: ['warning blocks/text.yaml:15:5 text-run-together {"isHtml":true}'],
  },
};
