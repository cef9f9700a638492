import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const list = (...items: readonly string[]) => prose(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
const told = (column: number, details: object) =>
  `warning blocks/text.yaml:3:${column} html-item-unlike ${JSON.stringify(details)}`;

export const cases: Cases = {
  'a point of a list that is there twice is told': {
    files: list('Trae ropa cómoda', 'Trae agua', 'Trae <b>ropa</b> cómoda'),
    problems: [told(59, { is: 'twice', text: 'Trae ropa cómoda', first: 1, item: 3 })],
  },
  'so is the only one that begins in small letters': {
    files: list('Harina', '<b>agua</b> del grifo', 'Sal'),
    problems: [told(34, { is: 'small', text: 'agua', correct: 'Agua' })],
  },
  'so is the only one without a full stop': {
    files: list('Llega antes.', 'Trae tu tarjeta.', 'Avisa si tomas algo'),
    problems: [told(62, { is: 'open', text: 'Avisa si tomas algo', correct: 'algo.' })],
  },
  'two of each kind, a name, a token and a few words have no habit against them': {
    files: list('Harina.', 'agua.', 'sal.', 'iPad', '{{settings.phone}}.', 'Pan dulce', 'Pan dulce y otro'),
    problems: [],
  },
  'the parts of a sentence begin as they do within it': {
    files: list('Tally, los formularios;', 'los proveedores del correo;', 'Google, la medición.'),
    problems: [],
  },
};
