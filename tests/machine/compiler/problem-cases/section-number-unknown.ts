import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const terms = (es: string, en: string) =>
  prose(
    `<h2>1. Pan</h2><p>Lo hacemos aquí.</p><h2>2. Harina</h2><p>Es de aquí.</p><h2>3. Precio</h2><p>${es}</p>`,
    `<h2>1. Bread</h2><p>We make it here.</p><h2>2. Flour</h2><p>It is local.</p><h2>3. Price</h2><p>${en}</p>`,
  );

export const cases: Cases = {
  'a section that the text does not have is told': {
    files: terms('Salvo lo dicho en el apartado 4.', 'Except as stated in section 4.'),
    problems: [
      'warning blocks/text.yaml:3:124 section-number-unknown {"text":"apartado 4","last":3}',
      'warning blocks/text.yaml:4:124 section-number-unknown {"text":"section 4","last":3}',
    ],
  },
  'one that it has, and one of a law, are right': {
    files: terms(
      'Salvo lo dicho en el apartado 2 y en el apartado 9 del artículo 4 de la Ley, o en su artículo 6, apartado 5.',
      'Except as stated in section 2 and in section 9 of article 4 of the Act, or in section 4(2).',
    ),
    problems: [],
  },
  'where the headings have no numbers, nothing is known': {
    files: prose('<h2>Pan</h2><p>Véase el apartado 9.</p>', '<h2>Bread</h2><p>See section 9.</p>'),
    problems: [],
  },
};
