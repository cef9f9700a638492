import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'filler is told in each language, in HTML too': {
    files: prose('<p>Pan de pueblo, hecho a mano.</p><p>Aquí va el texto</p>'),
    problems: ['warning blocks/text.yaml:3:46 text-filler {"text":"Aquí va el texto"}'],
  },
  'notes to oneself and what fingers fall upon are told': {
    files: plain('Pan asdf', 'Bread TBD'),
    problems: [
      'warning blocks/text.yaml:3:12 text-filler {"text":"asdf"}',
      'warning blocks/text.yaml:4:14 text-filler {"text":"TBD"}',
    ],
  },
  'what only looks like it is right': {
    files: plain(
      'TODO INCLUIDO: todo el pan, pendiente de hornear, siglo XXX y talla XXXL',
      'A to-do list, Todoist, TODO app, the text of the example, a sample of text',
    ),
    problems: [],
  },
};
