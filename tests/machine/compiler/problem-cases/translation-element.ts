import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const table = (first: string, second: string) =>
  `<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr>${first}</tr><tr>${second}</tr></tbody></table>`;

export const cases: Cases = {
  'a heading of another level than in the other language is told, and nothing else of that text': {
    files: prose(
      '<h2>Pan</h2><h3>Masa</h3><ol><li>Uno</li></ol><h3>Horno</h3><p>Hoy</p>',
      '<h2>Bread</h2><h3>Dough</h3><ul><li>One</li></ul><h4>Oven</h4><p>Today</p>',
    ),
    problems: [
      'warning blocks/text.yaml:4:57 translation-element {"original":"es","translation":"en","name":"h4","expected":"h3"}',
    ],
  },
  'so is one of a level that the other language has nowhere': {
    files: prose(
      '<h2>Pan</h2><h3>Masa</h3><p>Harina</p><h4>Madre</h4><p>Sal</p><h3>Horno</h3><p>Hoy</p>',
      '<h2>Bread</h2><h3>Dough</h3><p>Flour</p><h3>Starter</h3><p>Salt</p><h3>Oven</h3><p>Today</p>',
    ),
    problems: [
      'warning blocks/text.yaml:3:46 translation-element {"original":"en","translation":"es","name":"h4","expected":"h3"}',
    ],
  },
  'a cell that heads its row in one language': {
    files: prose(
      table('<th scope="row">Pan</th><td>1</td>', '<th scope="row">Masa</th><td>2</td>'),
      table('<th scope="row">Bread</th><td>1</td>', '<td>Dough</td><td>2</td>'),
    ),
    problems: [
      'warning blocks/text.yaml:4:145 translation-element {"original":"es","translation":"en","name":"td","expected":"th"}',
    ],
  },
  'the same elements, and more of them in one language, are no matter of this': {
    files: prose('<ul><li>Pan</li></ul><p>Hoy</p>', '<ul><li>Bread</li></ul><p>Today</p><p>Tomorrow</p>'),
    problems: [],
  },
};
