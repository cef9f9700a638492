import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a table has headings': {
    files: prose('<table><tr><td>Pan</td><td>€</td></tr><tr><td>Pan</td><td>2</td></tr></table>'),
    problems: ['warning blocks/text.yaml:3:8 html-table-wrong {"reason":"headings"}'],
  },
  'its rows have as many cells': {
    files: prose('<table><tr><th>Pan</th><th>€</th></tr><tr><td>Rye</td></tr></table>'),
    problems: ['warning blocks/text.yaml:3:46 html-table-wrong {"reason":"cells","cells":1,"first":2}'],
  },
  'where all other rows agree, it is the first that has too few': {
    files: prose('<table><tr><th>Pan</th></tr><tr><td>Rye</td><td>2</td></tr><tr><td>Bun</td><td>1</td></tr></table>'),
    problems: ['warning blocks/text.yaml:3:15 html-table-wrong {"reason":"head","cells":2,"first":1}'],
  },
  'what spans several columns is left alone': {
    files: prose('<table><tr><th>Pan</th><th>€</th></tr><tr><td colspan="2">Rye</td></tr></table>'),
    problems: [],
  },
  'two columns are told apart by their headings': {
    files: prose(
      '<table><tr><th>Pan</th><th>Peso</th><th>Peso</th></tr><tr><td>Hogaza</td><td>1 kg</td><td>8 €</td></tr></table><table><tr><th>Pan</th><th>Peso</th><th>Pan</th><th>Peso</th></tr><tr><td>Hogaza</td><td>1 kg</td><td>Barra</td><td>300 g</td></tr></table>',
    ),
    problems: ['warning blocks/text.yaml:3:44 html-table-wrong {"reason":"twice","heading":"Peso"}'],
  },
  'the head of a table has headings': {
    files: prose(
      '<table><thead><tr><td>Pan</td><td>Peso</td></tr></thead><tbody><tr><th>Hogaza</th><td>1 kg</td></tr></tbody></table>',
    ),
    problems: ['warning blocks/text.yaml:3:22 html-table-wrong {"reason":"headings"}'],
  },
};
